### What the page itself says, in English. fr.ftl has the same keys and variables: a test compares them.

## Everywhere

to-front-page = To the front page
language-missing = French could not be loaded: press FR to try again.
settings = Settings
light = Light colours
dark = Dark colours
close = Close
cancel = Cancel
confirm = Play this
cannot-be-undone = Once played, it can be taken back only if the others agree.
yes = Yes
no = No
send = Send
rules = Rules
contents = Contents
player = Player
players = Players
score = Score
name = Name
guest = Guest
opening = Opening the table …
missing = There is nothing here.
reconnecting = Connection lost. Trying again …

## Front page and lobby

home-kicker = Railway board games in your browser
home-title = Five railway games, one roundhouse
home-lead = Play with friends far away or at one screen, or alone against bots. Every rule is enforced, and every refusal says why.
play-bots = Play against bots
invite-friends = Invite friends
begins-with = Begins at once with { $title }.
no-account = No account needed: a link is enough.
open-tables = Open tables
lobby = Lobby
lobby-empty = Nobody is waiting for players just now. Open a table!
my-tables = My tables
the-games = The games
designed-by = Designed by { $names }
player-range = { $fewest } to { $most } players
in-terminal = In the terminal: { $command }
new-table = New table
unofficial = Rotonde is an unofficial implementation. The games are the work of their designers and publishers: buy them, they are beautiful.
about-rocket = Seven engines, one England: lay track, take shares, and veto where others want to go.
about-tycoon = Build a network across the eastern United States, deliver goods, and stay out of debt.
about-england = The same trade on England and Wales, with Barons, major lines and an Inspector.
about-shares = You own shares, not railways: run companies, pay dividends, merge at the right moment.
about-dice = Roll track, lay it, and bring passengers home before the others do.
status-open = waiting for players
status-running = being played
status-over = over
your-turn = Your turn
turn-of = { $names } to decide
free-seat = free seat
bring-record = Open a recorded game

## Who you are

who-are-you = Who are you?
use-name = Use this name
account = Account
account-why = With a name and a password you find your tables on other devices. Your seats come along.
password = Password (at least 8 characters)
log-in = Log in
register = Make an account
log-out = Log out

## A new table

game = Game
seats = Seats, in the order of play
seat-number = Seat { $number }
seat-me = me
seat-invited = a friend, by link
seat-open = whoever comes
seat-bot = bot: { $name }
seat-add = Add a seat
seat-remove = Remove seat { $number }
bot-random = random
bot-greedy = greedy
bot-apprentice = apprentice
bot-driver = driver
bot-stationmaster = stationmaster
bot-baron = baron
public-table = Show this table in the lobby
away-after = When somebody is away, a bot plays for them
away-never = never
away-minutes = { $number ->
    [one] after { $number } minute
   *[other] after { $number } minutes
}
away-days = { $number ->
    [one] after { $number } day
   *[other] after { $number } days
}
options = Readings of the rules
usual = (usual)
create-table = Open the table

## Waiting

waiting-room = Waiting room
waiting-host = Send each friend a link. The game begins when you start it.
waiting-guest = The host starts the game when everybody is here.
this-is-you = you
copy-link = Copy link
copied = Copied
qr = QR code
qr-alt = QR code of the link
sit-here = Sit here
leave = Leave
start = Start the game
start-when-full = { $number ->
    [one] One seat is still free.
   *[other] { $number } seats are still free.
}
invited = You are invited to a table
take-seat = Take the seat

## The table

table = Table
board-of = The board of { $title }. Arrow keys walk over it, Enter chooses.
decision-and-log = Decision and log
action-number = Action { $number }
stage-setup = Set-up
stage-turn = Turn { $turn }
stage-round = Turn { $turn } · round { $round }
stage-last = Turn { $turn } · last turn
coordinates = Grid names
only-board = More board
fit = Fit
overview = Whole board, and back to the decision
width-of-players = Width of the players
width-of-decision = Width of decision and log
height-of-sheet = Height of the panel below the board
sound = Tell me with a sound when it is my turn
deciding = to decide
is-bot = bot
changed-last = What changed last
is-away = away, a bot plays
is-absent = not here now
secret = secret
money-secret = Money: secret
tab-now = Decide
tab-result = Result
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-notes = Notes
log = What happened
what-happened = What happened
text-board = The position in words
on-the-board = On the board
text-stations = Stations of { $name }: { $cells }
text-links = Links of { $name }: { $links }
text-open-link = Unfinished link of { $name } from { $city }, { $number ->
    [one] one tile
   *[other] { $number } tiles
}
text-city = { $city }, { $hex }: cubes { $cubes }
cell-choosable = can be chosen
look-here = Look at the board here
look-at = The position after action { $number }
timeline = Timeline
one-back = One action back
one-forward = One action forward
back-to-now = Back to now
took-back = { $name } goes back to action { $number }.
by-bot-while-away = Played by a bot
since-last = Since your last look
skip = Skip
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
notes-private = Your notes; nobody else sees them

## Deciding

your-decision = Your decision
waiting-for-others = Waiting
earlier-position = An earlier position
game-over = The end
reckoning = The scores are being reckoned …
point-anywhere = Point at or tap anything on the board: it tells what can be done there, or why not.
choose-back = back
so-many = { $number ->
    [one] { $number } choice
   *[other] { $number } choices
}
explain-less = Explain less
explain-more = Explain more
not-now = Not now – why?
more-on-board = { $number } more: choose on the board.
it-would-bring = It would bring
before = before
after = after
price = Price
points = { $number } VP
and-more = and { $number } more
why-not-about = { $about }: why not?
possible-here = { $about }
nothing-to-do-here = Nothing can be decided here now.
undo = Undo
undo-key = Ctrl+Z takes back what you did last
restart-turn = Restart my turn
undo-ask = Ask the others to take back
undo-ask-short = Ask to take back
undo-asked = { $name } asks to go back to action { $number }.
accept = Accept
refuse = Refuse
hand-over = Hand over to { $name }
hand-over-ready = I am { $name }
choose-kind = What will you do?
choose-hex = Which hex?
choose-cell = Which square?
choose-city = Which city?
choose-line = Which line?
choose-company = Which company?
choose-card = Which card?
choose-colour = Which colour?
choose-commodity = Which goods?
choose-sides = Which way?
choose-face = How does it lie?
choose-simple-face = How does it lie?
choose-complex-face = How does it lie?
choose-link = Over which link?
choose-shares = How many shares?
choose-bonds = How many bonds?
choose-tokens = How many tokens?
choose-tile = Which tile?
choose-locomotive = Which locomotive?
choose-money = How much?
choose-price = How much?
choose-income = How much?
choose-number = How many?
choose-answer = Yes or no?
choose-box = From where?
choose-seat = Which player?
less = One less
more = One more
choose-this = Choose
part-shares = { $number ->
    [one] { $number } share
   *[other] { $number } shares
}
part-bonds = { $number ->
    [one] { $number } bond
   *[other] { $number } bonds
}
part-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
part-tile = tile { $number }
part-locomotive = locomotive { $number }

## After the game

winners = { $number ->
    [one] { $names } wins
   *[other] { $names } share the win
}
final-income = The last reckoning, line by line
rematch = Rematch
fork-here = Play on from here
fork-means = A new table begins with this position: you keep your seat, bots take the others. This game stays as it is.
fork-hint = Every earlier position is on the slider below the log; from each you can play on.
best-links = The busiest links
best-cards = The best cards
best-cubes = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
best-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
look-back = Where did the game turn?
looking-back = Looking back
expected-totals = What each could expect to end with
turned-here = Where the game turned
turned-nowhere = The game never really turned
download-record = Download the record
fair-luck = The luck came from this seed, whose fingerprint was published at the start: { $seed }
chart-action = action
series-scores = Score
series-money = Money

## Rocket

rocket-kind-extend = Extend a line
rocket-kind-take-token = Take a token
rocket-kind-place-station = Place a station
rocket-kind-lift-station = Move a station
rocket-kind-bid = Bid to redirect it
rocket-kind-pass = Let it be
rocket-choose-hex = To which hex?
rocket-lines = The lines
rocket-line = Line
rocket-cities = Cities
rocket-bank = Bank
rocket-stations = Stations
rocket-holders = Shares
rocket-tokens = Tokens
rocket-best-lines = The lines that paid most
rocket-best-goods = The goods and cities that paid most
rocket-absorbed = absorbed by { $line }
rocket-text-line = { $line }: locomotive on { $hex }, heading { $heading }; reaches { $cities }; { $shares ->
    [one] one share
   *[other] { $shares } shares
} in the bank
rocket-independent = independent
rocket-bank-left = In the bank: { $tiles } track tiles, { $passengers } passenger tokens.
rocket-passengers = { $number ->
    [one] { $number } passenger
   *[other] { $number } passengers
}
rocket-stations-left = { $number ->
    [one] { $number } station left
   *[other] { $number } stations left
}
rocket-told-shares = { $number ->
    [one] { $number } share of { $line }
   *[other] { $number } shares of { $line }
}
rocket-told-tokens = { $number ->
    [one] { $number } token of { $city }: { $kind }
   *[other] { $number } tokens of { $city }: { $kind }
}
rocket-veto-line = Disputed move
rocket-veto-bid = Highest bid
rocket-veto-none = none yet
rocket-veto-by = { $shares ->
    [one] { $name }, { $shares } share
   *[other] { $name }, { $shares } shares
}
rocket-veto-allowed = It may go to
rocket-veto-asked = Still to be asked (shares)
rocket-series-money = Money (£1,000)
rocket-series-shares = Shares
rocket-series-cities = Cities on their lines

## Tycoon and England

tycoon-kind-build = Build track
tycoon-kind-deliver = Deliver a cube
tycoon-kind-upgrade = Upgrade the locomotive
tycoon-kind-urbanize = Urbanize a city
tycoon-kind-take-card = Take a card
tycoon-kind-use-card = Use a card
tycoon-kind-build-west = Build a western link
tycoon-kind-issue = Issue shares
tycoon-kind-pass = Pass
tycoon-kind-stop = Stop building
tycoon-kind-bid = Bid
tycoon-kind-grow = Grow a city
england-kind-keep-baron = Keep a Baron
england-kind-inspect = Stop the delivery
england-kind-allow = Let it pass
tycoon-fact-points = points
tycoon-fact-income = income
tycoon-fact-shares = shares
tycoon-fact-bonds = bonds
tycoon-fact-level = engine
tycoon-fact-links = links
tycoon-fact-bonus = secret card
tycoon-choose-shares = How many shares?
tycoon-part-shares = { $number ->
    [one] { $number } share
   *[other] { $number } shares
}
tycoon-open-cards = Cards on offer
tycoon-empty-cities = Empty cities
last-turn = The game ends after turn { $turn }.
major-lines = Major lines
end-at = The end comes at { $number } empty cities.
end-in = { $number ->
    [one] One more empty city brings the end.
   *[other] { $number } more empty cities bring the end.
}

## Dice

dice-kind-place-station = Place a station
dice-kind-roll = Roll dice
dice-kind-take-question = Take a “?” die
dice-kind-lay = Lay a die
dice-kind-exchange = Exchange a die
dice-kind-buy = Buy a locomotive
dice-kind-carry = Carry passengers
dice-kind-load = Bring them home
dice-kind-call = Call passengers
dice-kind-refill = Refill instead of rolling
dice-kind-end-turn = End the turn
dice-choose-answer = With the “?” face?
dice-choose-roll = Which dice?
dice-whole-roll = { $first ->
    [0] { $second ->
        [one] { $second } complex die
       *[other] { $second } complex dice
    }
    [one] { $second ->
        [0] { $first } simple die
        [one] { $first } simple die and { $second } complex die
       *[other] { $first } simple die and { $second } complex dice
    }
   *[other] { $second ->
        [0] { $first } simple dice
        [one] { $first } simple dice and { $second } complex die
       *[other] { $first } simple dice and { $second } complex dice
    }
}
dice-carried = { $number } carried
dice-connected = { $number ->
    [one] { $number } station joined
   *[other] { $number } stations joined
}
dice-told-locomotives = Locomotives: { $values }
dice-bank = The bank
dice-bank-tokens = Tokens
dice-bank-owed = owes { $number }
dice-bank-dice = Dice
dice-bank-dice-left = { $simple } simple, { $complex } complex
dice-on-sale = On sale
dice-sale = value { $value } for { $price }
dice-scrapped = Scrapped
dice-locomotives-left = Locomotives left
dice-rolled = Your dice
dice-places = { $number ->
    [0] nowhere to lay it now
    [one] { $number } place to lay it
   *[other] { $number } places to lay it
}
dice-turn = Turn it (R)
dice-text-station = Station of { $name } on { $cell }
dice-text-grey = Grey station on { $cell }
dice-text-heap = Tile { $tile }: { $number ->
    [one] one passenger token
   *[other] { $number } passenger tokens
} left
dice-stage-final = Final phase
dice-best-stations = Where most passengers came from
dice-best-locomotives = The busiest locomotives
dice-final = Final phase: { $reason }.
dice-series-money = Tokens
dice-series-carried = Passengers carried

## Shares

shares-kind-offer = Offer a share for auction
shares-kind-bid = Bid
shares-kind-drop = Drop out
shares-kind-pass = Pass
shares-kind-build = Build a link
shares-kind-stop = Build no second link
shares-kind-deliver = Deliver a cube
shares-kind-via = Move the cube on
shares-kind-borrow = Take bonds for the interest
shares-kind-default = Leave the interest unpaid
shares-kind-repay = Repay bonds
shares-kind-dividend = Pay a dividend
shares-kind-merge = Propose a merger
shares-kind-vote = Vote
shares-told = { $number ->
    [one] { $number } share of { $company } at { $price }
   *[other] { $number } shares of { $company } at { $price }
}
shares-wealth = Wealth { $amount }
shares-passed = has passed
shares-companies = The companies, in the order of play
shares-titles = Shares at their final price
shares-price = Price
shares-price-unit = Price, in $1,000
shares-controlled = controlled by { $name }
shares-capacity = can pay { $amount } with shares and bonds
shares-lot = For sale
shares-box-available = available
shares-box-issued = issued
shares-bid = Highest bid
shares-bidding = Still bidding
shares-merger = Merger
shares-voting = Votes of { $company }
shares-waiting = Still to vote
shares-own-vote = Your vote
shares-bill = The bill, if all agree
shares-cube = The { $colour } cube from { $origin } has gone { $number ->
    [one] { $number } link
   *[other] { $number } links
}, { $own } of { $company }. The way must use at least as many links of { $company } as of all others together.
shares-own-links = The first link must be one of { $company }, and the whole way must use at least as many of its links as of all others together.
shares-best-payers = Who paid its shareholders most
shares-number-links = { $number ->
    [one] { $number } link
   *[other] { $number } links
}
shares-where = Shares: { $available } available, { $issued } issued, { $board } on its board
shares-told-price = price
shares-told-cash = treasury
shares-told-bonds = bonds
shares-series-money = Money
shares-series-wealth = Wealth
shares-series-score = Wealth ($1,000)
shares-series-cash = Cash ($1,000)
shares-series-price = Share prices ($1,000)

## Links

build-aid = Links you can build now
build-begun = (only begun)
build-lets-deliver = { $number ->
    [one] then { $number } delivery, up to { $points } VP
   *[other] then { $number } deliveries, up to { $points } VP
}
shares-build-lets-deliver = { $number ->
    [one] then { $number } delivery, up to { $points } income steps
   *[other] then { $number } deliveries, up to { $points } income steps
}
again-to-play = click again to build it
build-point = Point at a link to see its tiles on the board and what makes up its price. A click builds it.
show-all = Show all { $number }
show-fewer = Show fewer
deliveries = Deliveries, the best first, in points
filters = Show only
filter-city = any city
filter-gain = any gain
filter-gain-from = from { $number } for me
filter-nothing = No delivery is like that.
costs = What track costs here
cost-urbanize = urbanizing
cost-engine = engine { $level }
forecast = At the end of the turn: income { $income } − { $owed } owed; you would have { $left }.
forecast-after = After this, at the end of the turn: income { $income } − { $owed } owed; you would have { $left }.
auction-bid = Highest bid: { $name }, { $amount }
pending-delivery = Announced: a { $colour } cube from { $origin } to { $city }
reason-open = open terrain
reason-hills = hills
reason-plain = plain
reason-mountain = mountain
reason-river = river
reason-ridge = ridge
reason-second-link = second link
series-points = Victory points
series-income = Income ($1,000)
series-score = Score
series-cash = Cash
series-wealth = Wealth
series-shares = Shares
series-bonds = Bonds
series-level = Locomotive
series-links = Links
series-carried = Passengers carried
series-connected = Stations joined
series-locomotives = Locomotives
series-tokens = Tokens
series-passengers = Passengers
series-price = Share prices
series-cities = Cities connected

## What the games and their choices are about, for who plays for the first time

rocket-aim = The richest at the end wins. A line pays those who hold its shares, have stations on it, or hold tokens of the cities that it reaches.
rocket-means-extend = Its locomotive moves one hex, and you take one of its shares.
rocket-means-take-token = A city pays its tokens when a line reaches it; goods pay again at the end.
rocket-means-place-station = A station pays when a line runs over it and reaches towns.
rocket-means-lift-station = Lift one of your stations and put it on another hex.
rocket-means-bid = Who offers most shares of this line says where its locomotive goes, and returns them.
rocket-means-pass = Bid nothing and keep your shares.
tycoon-aim = Most points win. Join cities, then deliver cubes: each link on the way brings its owner a point. Money that you raise costs you some every turn, and points at the end.
tycoon-means-build = Lay up to four tiles; a link counts when it joins two cities.
tycoon-means-build-track-build = Lay the next tile of this link.
tycoon-means-deliver = Take a cube over finished links to a city of its colour.
tycoon-means-upgrade = Your cubes may travel over one more link.
tycoon-means-urbanize = Give a grey city a colour and two new cubes.
tycoon-means-take-card = Take one of the open operations cards.
tycoon-means-use-card = Use a card of yours; it costs no action.
tycoon-means-build-west = From a link to the western edge: new red cubes for its city.
tycoon-means-issue = $5,000 each at once; each costs $1,000 a turn and a point at the end.
tycoon-means-turn-pass = Take no action in this round.
tycoon-means-auction-pass = Bid no more in this turn.
tycoon-means-stop = Leave it so. What joins no two cities is gone at the end of the turn.
tycoon-means-bid = Who bids most acts first in this turn; only the winner pays.
tycoon-means-grow = Two cubes from the bag come to the city that you choose.
england-means-inspect = Your card is spent, and the cube stays where it is.
england-means-allow = You keep your card for another delivery.
england-means-keep-baron = It gives you points at the end; the other one goes back unseen.
dice-aim = Most tokens win. Lay track from your station to others, buy locomotives, and bring passengers home.
dice-means-place-own-place-station = Your lines begin here, and here your locomotives come home.
dice-means-place-grey-place-station = Five tokens come to its tile; all may fetch them.
dice-means-roll = Once a turn: choose the dice and roll them.
dice-means-take-question = Instead of rolling: one complex die that may lie as any face.
dice-means-refill = New tokens beside all tiles, but no rolling, laying or calling in this turn.
dice-means-lay = Next to your station, or at an open end of your line.
dice-means-exchange = Put a complex die in place of a simple one: its track stays, more is added.
dice-means-call = Return a die with a locomotive or “?”: new tokens come to one tile.
dice-means-buy = It carries as many tokens, over as many tiles, as its value says.
dice-means-carry = Send a locomotive along your line; the tokens that it brings are yours.
dice-means-load = As many tokens as your locomotive carries, from the heap of that tile.
dice-means-end-turn = Dice that you have not laid go back.
shares-aim = The richest at the end wins: cash, and shares at their price. You own no railway; you run the companies in which you hold most shares.
shares-means-offer = Choose a share and open the bidding for it; the highest bid gets it.
shares-means-opening-offer-pass = No more offers and bids for the rest of the set-up.
shares-means-stock-offer-pass = No more offers and bids in this phase.
shares-means-bid = Who is left at the end pays the bid and takes the share.
shares-means-drop = Bid no more for this share.
shares-means-build = One link, or two; the second costs $2,000 more a hex.
shares-means-second-link-build = Each hex of a second link costs $2,000 more.
shares-means-build-link-build = Lay the next tile of this link.
shares-means-stop = The first link stands, and the action is over.
shares-means-deliver = Each link on the way brings income to the company that owns it.
shares-means-via = On over this link; at least half of all links must be the company’s own.
shares-means-company-action-pass = The company does nothing in this round.
shares-means-borrow = As few new bonds as pay it; they cost interest from the next turn.
shares-means-default = All its cash goes to the bank, and its price falls by 2.
shares-means-dividend = Paid to all who hold its shares. It moves the price: down for little, up for much.
shares-means-repayment-pass = The company keeps its cash and its bonds.
shares-means-merger-proposal-pass = The company buys none.
shares-means-repay = Each bond repaid saves $1,000 a turn.
shares-means-merge = Buy a company that is connected to this one; the shareholders of both vote.
shares-means-vote = One vote a share, shown together; on a tie who controls the company decides.
