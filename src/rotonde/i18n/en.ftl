### Rotonde in English. The keys are those of fr.ftl, with the same variables; a test compares them.
### Seats arrive as names, money with its currency, lists joined (“A, B and C”), numbers as numbers.

### Common

language-name = English
dealer = the dealer
player = Player { $number }
listing = { $firsts } and { $last }
money = { $currency }{ $digits }
compass = NESW
digit-separator = ,
line-of-text = Line { $number }
at-place = { $place }:

### Malformed input

malformed-unknown-game = There is no game “{ $game }”. The games are: { $known }.
malformed-unknown-option = There is no option “{ $option }”. The options are: { $known }.
malformed-bad-option-value = The option { $option } cannot be “{ $value }”. It can be: { $choices }.
malformed-bad-player-count =
    { $players ->
        [one] { $players } player cannot play this; it is for { $fewest } to { $most }.
       *[other] { $players } players cannot play this; it is for { $fewest } to { $most }.
    }
malformed-unknown-board = There is no board “{ $board }”. The boards are: { $known }.
malformed-unknown-bot = There is no bot “{ $bot }”. The bots are: { $known }.
malformed-no-bot-file = There is no file { $file }.
malformed-no-bot-in-file = There is no class { $name } with a method “choose” in { $file }.
malformed-bot-file-fails = { $file } cannot be used: { $fault }
malformed-unknown-level = There is no level “{ $level }”. The levels are: { $known }.
malformed-too-few-iterations = A decision needs at least one playout, not { $iterations }.
malformed-arena-of-one = An arena needs two different bots.
malformed-arena-without-games = An arena needs at least one game, not { $games }.
malformed-other-arena = { $folder } holds an arena with other settings: “{ $what }” is { $there } there and { $here } here. Choose another folder.
malformed-arena-folder-fails = The folder { $folder } cannot be used: { $fault }.
malformed-arena-settings-broken = { $file } cannot be read as the settings of an arena.
malformed-arena-line-broken = Line { $number } of { $file } is not a game of an arena.
malformed-arena-runs-already = Another run is at work in { $folder }.
malformed-worker-died = A process was ended from outside. Try again with fewer processes.
malformed-no-ray = Ray is not installed: pip install 'rotonde[ray]'
malformed-no-cluster = There is no Ray cluster at { $address }: { $fault }
malformed-unknown-action-text = “{ $text }” is not an action of this game.
malformed-unknown-viewer = There is no seat number { $number } to look from; there are { $players } players.
malformed-position-wrong-type =
    { $expected ->
        [number] This must be a whole number, but it is { $value }.
        [flag] This must be true or false, but it is { $value }.
        [text] This must be a text or null, but it is { $value }.
        [list] This must be a list, but it is { $value }.
       *[object] This must be an object or a list, but it is { $value }.
    }
malformed-position-field-missing = “{ $field }” is missing in this position.
malformed-position-out-of-range = This must be from { $least } to { $most }, but it is { $value }.
malformed-position-wrong-length = This list must have { $right } entries, but it has { $number }.
malformed-position-unknown-name = Neither the board nor the rules know { $name }.
malformed-position-of-another-game = This is a position of { $found }, not of { $game }.
malformed-position-setup = No game can be set up like this.
malformed-position-against-the-rules = No game can come to this position: { $reason }.
malformed-unknown-rule = There is no rule “{ $rule }”.
malformed-unknown-language = There is no language “{ $language }”. The languages are: { $known }.

malformed-board-field-not-text = “{ $field }” must be a text, but it is { $value }.
malformed-board-field-has-space = “{ $field }” must be without spaces, but it is “{ $value }”.
malformed-board-field-odd-space = “{ $field }” must have single spaces only, none at its ends, but it is “{ $value }”.
malformed-board-field-not-number = “{ $field }” must be a whole number, but it is { $value }.
malformed-board-field-not-choice = “{ $field }” must be one of { $choices }, but it is { $value }.
malformed-board-field-not-list = “{ $field }” must be a list.
malformed-board-field-not-texts = “{ $field }” must be a list of texts without spaces.
malformed-board-field-not-object = “{ $field }” must be an object in braces.
malformed-board-entry-not-object = This entry must be an object in braces, but it is { $value }.
malformed-board-bad-drawing = This part of “{ $field }” in the drawing cannot be drawn: { $value }.
malformed-board-hex-twice = There is a hex { $hex } already, at { $earlier }.
malformed-board-place-twice = The hex { $hex } lies at q { $q }, r { $r }, where { $earlier } lies already.
malformed-board-town-twice = There is a town { $town } already, at { $earlier }.
malformed-board-two-towns-on-hex = { $town } lies on { $hex }, where a town lies already ({ $earlier }).
malformed-board-town-off-land = { $town } lies on { $hex }, which is not a land hex of this board.
malformed-board-wrong-token-number =
    { $number ->
        [one] { $town } has { $number } token; a big city has { $right }.
       *[other] { $town } has { $number } tokens; a big city has { $right }.
    }
malformed-board-commodity-twice = The commodity { $commodity } is listed already, at { $earlier }.
malformed-board-unknown-commodity = { $town } has a token of { $commodity }, which is not one of the commodities.
malformed-board-company-twice = There is a company { $company } already, at { $earlier }.
malformed-board-start-shared = { $company } starts in { $town } like the company at { $earlier }; each needs its own start town.
malformed-board-no-start-town = { $company } starts in { $town }, which is not a start town of this board.
malformed-board-start-unused = No company starts in { $town }.
malformed-board-start-without-exit = No locomotive could leave { $town }: nothing next to { $hex } can be entered.
malformed-board-starts-touch = { $town } lies next to { $other }: start towns may not be neighbours, as lines may not.
malformed-board-too-many =
    { $what ->
        [towns] There are { $number } towns; at most { $most } are possible.
        [companies] There are { $number } companies; at most { $most } are possible.
       *[other] { $what }: there are { $number }; at most { $most } are possible.
    }
malformed-board-too-few =
    { $what ->
        [towns] There are only { $number } towns; at least { $fewest } are needed.
        [companies] There are only { $number } companies; at least { $fewest } are needed.
       *[other] { $what }: there are only { $number }; at least { $fewest } are needed.
    }

### Records

malformed-not-a-record = This is not a Rotonde record: the first line must be “rotonde record 1”.
malformed-unknown-record-version = This record has version { $version }, which this Rotonde cannot read. It reads version { $known }.
malformed-unreadable-line = “{ $text }” is neither a header, an action nor the closing line.
malformed-unknown-header = There is no header “{ $header }”.
malformed-header-twice = The header “{ $header }” is there twice.
malformed-two-boards = A record has either “board” or “board-data”, not both.
malformed-header-late = The header “{ $header }” stands after the first action.
malformed-missing-header = The header “{ $header }” is missing.
malformed-bad-header-value = “{ $value }” cannot stand in the header “{ $header }”.
malformed-rules-too-new = This record was made with version { $version } of the rules; this Rotonde knows versions 1 to { $known }.
malformed-bad-board = The board of this record cannot be played on.
malformed-no-such-seat = There is no { $place } at this table; it has { $players } seats.
malformed-unreadable-action = “{ $text }” is not an action of this game.
malformed-wrong-number = This should be action { $expected }, but it is numbered { $found }.
malformed-truncated = The record is cut off: it must close with “end” or “open”.
malformed-count-differs = The record says that it has { $expected } actions, but it has { $found }.
malformed-bad-closing = “{ $text }” does not close a record. It must be “open”, then the number of actions, or “end”, then the number of actions, the reason and the score of each seat.
malformed-text-after-end = Nothing may follow the closing line, but there is “{ $text }”.
malformed-cannot-start = This game cannot be started.
malformed-illegal-action = { $seat } may not play “{ $action }”.
malformed-veiled-action = This action is veiled: the record is one for other eyes, and cannot be replayed from here on.
malformed-undone-not-rising = “undone { $times }” must be more than the ones before it.
malformed-closing-differs = The record closes with “{ $found }”, but the game played out gives “{ $expected }”.
malformed-no-such-action = There is no action { $number }; the record has { $actions }.
malformed-no-seed = The seed is not revealed, so the dealer cannot be checked.
malformed-no-commitment = No commitment to the seed was published, so it may have been chosen afterwards.
malformed-commitment-differs = The seed does not fit the commitment: it gives { $found }, but the commitment is { $expected }.
malformed-outcome-differs = The seed gives “{ $expected }”, but the dealer played “{ $found }”.

### Server

refusal-bad-request =
    { $place ->
        [request] The request cannot be read.
       *[other] “{ $place }” in the request cannot be read.
    }
refusal-nobody = Say first who you are: give a name.
refusal-wrong-password = Name or password is wrong.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-not-the-host = Only the host of this table can do that.
refusal-foreign-origin = This request came from another site.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-table = There is no such table.
refusal-no-such-game = There is no game “{ $game }”.
refusal-no-such-board = There is no such board.
refusal-no-such-link = This link does not lead to a seat any more.
refusal-method-not-allowed = That cannot be done at this address.
refusal-stale = This decision is over; the game has gone on.
refusal-not-started = The game has not started yet.
refusal-already-started = The game has started already.
refusal-not-over = The game is not over yet.
refusal-game-over = The game is over.
refusal-seat-taken = Seat { $seat } is taken.
refusal-no-open-seat = No seat is free at this table.
refusal-seats-open =
    { $seats ->
        [one] One seat is still free.
       *[other] { $seats } seats are still free.
    }
refusal-name-taken = Somebody is called “{ $name }” already.
refusal-has-account = You have an account already: “{ $name }”.
refusal-key-reused = This key was used for another action.
refusal-nothing-to-undo = There is nothing to take back.
refusal-no-undo-asked = Nobody asks you to take something back.
refusal-undo-asked = Somebody has asked already to take something back.
refusal-not-seated = You do not sit at this table.
refusal-has-secrets = What is secret at this table would be told: wait until the game is over.
refusal-rules-differ = This game was played with other rules than the installed ones; it cannot be opened.
refusal-too-large = This is too large.
refusal-illegal-action = The rules forbid “{ $action }”.
refusal-no-such-number =
    { $last ->
        [0] There is no action { $number }; none has been played yet.
        [one] There is no action { $number }; one has been played.
       *[other] There is no action { $number }; { $last } have been played.
    }
refusal-one-question = Ask about one thing: an action, a part or a path.
refusal-too-fast =
    { $seconds ->
        [one] Too fast: wait a second.
       *[other] Too fast: wait { $seconds } seconds.
    }
refusal-internal = Something went wrong on our side. Nothing has changed.
refusal-too-many-analyses = Too many games are being looked back at; try again soon.
refusal-busy = Too much is happening at this table at once; try again.
refusal-stopping = The server is being restarted; try again soon.
server-no-page = The page was not built here. The server works: bots and other programs can play. To build the page, Node 20.19 or newer and access to its packages are needed; then install Rotonde again. In a checkout: delete .venv and start ./run once more.
malformed-database-in-use = Another Rotonde serves { $file } already.
malformed-no-database = There is no database { $file }.
malformed-database-unusable = The database { $database } cannot be used: { $said }.
malformed-no-such-table = There is no table “{ $table }”.
malformed-no-such-account = There is no account “{ $name }”.
malformed-backup-with-pg-dump = A PostgreSQL database is backed up with pg_dump.
malformed-backup-onto-itself = { $file } is the database itself: a backup goes into another file.
malformed-cannot-listen = The server cannot listen on { $host }, port { $port }: { $said }.

### Terminal

cli-welcome = { $title }: { $names }.
cli-welcome-help = Type what you want to do, or “help”.
cli-money-hidden = As several people share this screen, money is only shown when you type “money”.
cli-prompt = { $name }>{" "}
cli-board-cut-off = The board is cut off: it needs { $needed } columns and this terminal has { $width }. Make the window wider to see all of it.
cli-you-can = You can:
cli-ambiguous =
    { $number ->
        [one] “{ $text }” could be { $number } action:
       *[other] “{ $text }” could be { $number } different actions:
    }
cli-word-via = via
cli-in-all =
    { $number ->
        [one] ({ $number } possibility in all)
       *[other] ({ $number } possibilities in all)
    }
cli-in-all-more = ({ $number } possibilities in all; “{ $verb }” lists more)
cli-more-choices = … ({ $number } in all: “{ $verb }” lists them)
cli-board-part = Move the board: “board north”, “board { $hex }”, “board { $city }”.
cli-north = north
cli-south = south
cli-east = east
cli-west = west
cli-legend-tycoon = ~ river · ^ hills, on an edge a ridge · # no way through · cubes and cities: { $letters }; 4* is four cubes, “details” tells which · numbers on track: its owner
cli-legend-england = ~ river · ^ mountains · # no way through · cubes and cities: { $letters }; 4* is four cubes, “details” tells which · numbers on track: its owner
cli-legend-shares = ~ river · ^ mountains · # no way through · cubes and cities: { $letters }; 4* is four cubes, “details” tells which · track: { $companies }
cli-legend-rocket = { $station }1 station of player 1 · { $town } railway town · arrow: locomotive and its heading · tokens: { $letters }
cli-legend-dice = { $mountain } mountains · ~ water · { $station }1 station of player 1 · number in a corner: tile
cli-goal-rocket = Whoever has most money at the end wins. Shares, stations and tokens pay when lines reach cities and towns, merge and at the end. Move locomotives, take tokens and place stations so that you hold the majority where money is paid.
cli-goal-tycoon = Whoever has most points at the end wins. Build links between cities and deliver cubes to cities of their colour over as many of your own links as you can. Money comes from income and shares; each share costs a point at the end.
cli-goal-england = Whoever has most points at the end wins. Build links between cities and deliver cubes to cities of their colour over as many of your own links as you can. Money comes from income and bonds; each bond costs a point at the end, and your Baron gives points for what he asks.
cli-goal-shares = Whoever is richest at the end, in cash and shares, wins. Who holds most shares of a company controls it: it builds, delivers cubes, pays dividends or buys others. Dividends and deliveries move its price, and with it what your shares are worth.
cli-goal-dice = Whoever has most tokens at the end wins. Lay rails with the dice until stations are joined, and buy locomotives that reach far enough. Carry passengers, which are tokens, from other stations to your own.
cli-error-not-on-board = “{ $text }” cannot be seen on the board. Say a side (north, south, east, west), a hex or a city.
cli-more-news = … ({ $number } lines before; “log” tells them)
cli-do-you-mean = Do you mean “{ $action }”? “{ $yes }” plays it.
cli-yes = yes
cli-none-legal = Nothing that “{ $text }” could mean is legal now.
cli-why-legal = “{ $action }” is legal.
cli-why-not = “{ $action }” is not legal:
cli-your-money = You have { $amount }.
cli-undone = Taken back: { $action }.
cli-saved = Saved in { $file }.
cli-saved-resume = The game is saved in { $file }. Go on with: { $command }
cli-not-saved = The game was not saved.
cli-offer-save = Save the game? Enter for { $file }, or another file name, or “{ $no }”:{" "}
cli-no = no
cli-interrupted = Interrupted.
cli-over = over
cli-after-end = You can still look around (log, board, details), save, undo or quit.
cli-entry = { $name }: { $content }
cli-winners =
    { $number ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }

cli-command-help = help
cli-command-why = why
cli-command-rule = rule
cli-command-board = board
cli-command-details = details
cli-command-money = money
cli-command-log = log
cli-command-undo = undo
cli-command-save = save
cli-command-quit = quit
cli-does-help = this list
cli-does-why = why an action is not legal, with the rules: why { $example }
cli-does-rule = the text of a rule or a section: rule { $rule }
cli-does-board = the board and the tables again; board north, or board and a hex or city, moves it
cli-does-details = what is not always shown: all that lies on the board and what it means
cli-does-money = your money
cli-does-log = what happened; log 50 for the last 50 actions
cli-does-undo = take back your last decision, and what the bots did after it
cli-does-save = save the game in a file: save evening.record
cli-does-quit = leave the game
cli-help-typing = Type an action as it is listed. Every word may be shortened as long as it is clear, and case does not matter: “{ $short }”. Tab completes.

cli-line = Line
cli-at = at
cli-city-count = cities
cli-shares = shares
cli-stations = stations
cli-bank = bank
cli-connected = connected
cli-absorbed-by = absorbed by { $line }
cli-independent = independent
cli-player = Player
cli-money = money
cli-passengers = passengers
cli-stations-left = stations left
cli-bank-row =
    { $tiles ->
        [one] Bank ({ $tiles } tile)
       *[other] Bank ({ $tiles } tiles)
    }
cli-big-city = City
cli-tokens-left = tokens left
cli-tokens-held = held
cli-reached-by = reached by

cli-rocket-verb-token = token
cli-rocket-verb-station = station
cli-rocket-verb-lift = lift
cli-rocket-verb-extend = extend
cli-rocket-verb-bid = bid
cli-rocket-verb-pass = pass

cli-game = Game
cli-title = Title
cli-designer = Design
cli-player-number = Players
cli-boards = Boards
cli-is-default = (default)
cli-option-range = (default { $default })
cli-options-use = Choose one with: { $program } play { $game } --option NAME=VALUE
cli-board-fine = { $file }: this board can be played on ({ $game }).
cli-verified =
    { $actions ->
        [one] { $file }: all is right; { $actions } action, seed and commitment agree.
       *[other] { $file }: all is right; { $actions } actions, seed and commitment agree.
    }

cli-simulating = Playing
bot-apprentice = apprentice
bot-driver = driver
bot-stationmaster = stationmaster
bot-baron = baron
bot-reason = { $name } expected { $gain } more of it than of “{ $instead }”.
cli-bot = Bot
cli-wins = wins
cli-wins-range = 95 % range
cli-score-mean = mean
cli-score-low = 10 %
cli-score-median = median
cli-score-high = 90 %
cli-winner-row = the winner
cli-percent = { $number }%
cli-decimal-point = .
cli-lengths = Actions in a game: { $mean } on average, { $low } to { $high } in 8 of 10 games. What ended them:
cli-speed =
    { $games ->
        [one] { $games } game, { $rate } a second.
       *[other] { $games } games, { $rate } a second.
    }
cli-referee = Game { $number } of seed { $seed }: the referee found “{ $fault }”.

arena-facts = { $players } players, { $games } games, seed { $seed }.
arena-how = Every deal was played with every turn of the table, and all line-ups met the same deals. Ranges are 95 % intervals; a shared win counts in parts. CPU is the time a decision takes where there is something to choose: the mean, and what 99 % keep to.
arena-unfinished = Not finished: { $games } of { $wanted } games.
arena-standings = Strength
arena-lineup = At one table:
arena-cross = Each against each
arena-cross-note = How often the bot of the row came in before the bot of the column:
arena-games = games
arena-elo = Elo
arena-openskill = openskill
arena-time = CPU
arena-time-p99 = 99 %
arena-even = even share
arena-forfeits = forfeits
arena-crashed = { $bot } crashed and lost (deal { $deal }, turn { $turn }): { $fault }
arena-illegal = { $bot } chose what is not legal and lost (deal { $deal }, turn { $turn }): { $fault }
arena-more-forfeits = … and { $number } more.
arena-written = Written: { $files }

analysis-working = Thinking
analysis-nothing = There is nothing to look back at: nobody had a choice.
analysis-chart = What each could expect to end with, over { $decisions } decisions:
analysis-turning = Where the game turned, by { $amount } or more:
analysis-no-turning = The game nowhere turned by { $amount } or more.
analysis-action = “{ $action }”.
analysis-missed = Better by { $amount }: { $better }
analysis-gained = { $name } gained { $amount } on the others till the next decision.
analysis-lost = { $name } lost { $amount } to the others till the next decision.

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-default = [{ $value }]
cli-admin-forgotten =
    { $tables ->
        [one] Forgotten, at one table.
       *[other] Forgotten, at { $tables } tables.
    }
cli-admin-rehearsed = The same: { $same }. Otherwise: { $others }.
cli-help-rotonde = Railway board games in the terminal.
cli-help-rotonde-version = Say the version.
cli-help-play = Play a game against bots or with friends.
cli-help-play-game = The game; “rotonde games” lists them.
cli-help-play-seats = Who plays, in the order of the seats: me, me:NAME, a bot (apprentice, driver, stationmaster, baron, from the quickest to the strongest; greedy, random), or a bot of your own: mine.py:MyBot. Without it: me,greedy,greedy.
cli-help-play-save = Save the game in this file after each of your actions.
cli-help-play-resume = Go on with a saved game, and keep saving it there.
cli-help-simulate = Let bots play many games and compare them.
cli-help-simulate-seats = The bots. They change places from game to game.
cli-help-simulate-players = How many seats; the last bot takes those that are left.
cli-help-simulate-games = How many games.
cli-help-simulate-workers = How many processes; by default one for each core.
cli-help-simulate-check = Let the referee check every position.
cli-help-simulate-json = Write every game to this file, as JSON.
cli-help-simulate-csv = Write a row for each bot in each game to this file, as CSV.
cli-help-simulate-records = Write a record of each game into this folder.
cli-help-arena = Let bots play each other until it is clear who is stronger.
cli-help-arena-bots = The bots: by name, or of your own: mine.py:MyBot. If there are more than seats, every choice of them plays; if there are fewer, each plays alone among copies of each other.
cli-help-arena-games = How many games of each line-up. Each deal is played once for every way of turning the table.
cli-help-arena-players = How many seats; by default as many as there are bots.
cli-help-arena-jobs = How many processes; by default one for each core.
cli-help-arena-out = Keep the games in this folder, with result.json and result.html. A run that was ended goes on from there.
cli-help-arena-ray = Play on a Ray cluster: its address, or “auto” for the one that runs here.
cli-help-rules = The numbered rules of a game.
cli-help-rules-number = A rule (SR-5.4) or a section (SR-6); without it all of them.
cli-help-replay = Tell a recorded game and show its last position.
cli-help-replay-at = Stop after this many actions.
cli-help-analyse = Look back at a game: what each seat could expect, and where the game turned.
cli-help-analyse-level = How long each decision is thought about: as long as a bot of that level does (apprentice, driver, stationmaster, baron).
cli-help-analyse-iterations = Instead, so many playouts a decision: the same every time.
cli-help-analyse-threshold = What a turning point is worth at least, in the unit of the scores; by default a tenth of what the winner ends with.
cli-help-analyse-json = Everything as JSON.
cli-help-verify = Check a record: seed, commitment, every action, the end.
cli-help-board = Boards of your own.
cli-help-board-check = Check a board of your own.
cli-help-board-check-file = The board, a JSON file.
cli-help-board-check-game = The game that the board is for. Without it, the one that the board looks like.
cli-help-serve = Serve tables: play together in the browser, with bots, from other devices.
cli-help-serve-host = The address to listen on.
cli-help-serve-port = The port to listen on; 0 takes a free one.
cli-help-serve-lan = Let others on the local network in, and show a code for them to scan.
cli-help-serve-origin = Another address under which the page is reached, for example behind a proxy. Can be given several times.
cli-help-serve-secure = Send cookies over TLS only: for a server behind a proxy with a certificate.
cli-help-serve-proxy = The addresses of reverse proxies whose word is taken for who asks.
cli-help-serve-bots = How many processes bots think in; by default one less than there are cores.
cli-help-serve-browser = Open the page in the browser.
cli-help-admin = Look after the stored tables.
cli-help-admin-list = The tables: id, last change, game, status, number of seats.
cli-help-admin-show = A table, its seats with their people, and how many lines its log has.
cli-help-admin-export = The record of a table.
cli-help-admin-backup = Copy the database into a file while the server goes on.
cli-help-admin-backup-file = The copy.
cli-help-admin-import = Make a table from a record, and say its id.
cli-help-admin-import-owner = The account whose table it will be; without it, whoever sits down at it.
cli-help-admin-delete = Delete a table with everything that belongs to it.
cli-help-admin-forget = Forget a person: their seats become anonymous, the games stay.
cli-help-admin-forget-person = The name of the account, or the id of the person.
cli-help-admin-rehearse = Replay every stored game on the installed rules and say what would differ.
cli-help-games = The games.
cli-help-options = The readings of the rules that a table may choose.
cli-help-any-game = The game; “rotonde games” lists them.
cli-help-any-file = The record.
cli-help-any-database = Where tables are kept: a file for SQLite, or the URL of a PostgreSQL database. Also: ROTONDE_DATABASE.
cli-help-any-table = The id of a table.
cli-help-any-lang = The language. Without it, the one of your system.
cli-help-any-help = Show this help.
cli-help-any-seed = What all luck follows from: the same seed, the same luck.
cli-help-any-option = A reading of the rules; “rotonde options GAME” lists them. Can be given several times.
cli-help-any-board = A board by its name, or a file with one of your own.

cli-usage-no-such-option = There is no option { $option }.
cli-usage-missing = { $what } is missing.
cli-usage-option-needs-value = { $option } is not complete.
cli-usage-bad-value = { $what } cannot be “{ $value }”.
cli-usage-no-such-command = There is no such command. The commands are: { $known }.
cli-usage-too-much = There are more arguments than this command takes.
cli-usage-see-help = Help: { $command } --help

cli-at-line = { $file }, line { $line }: { $sentence }
cli-in-file = { $file }: { $sentence }
cli-error-no-such-file = There is no file { $file }.
cli-error-not-plain = { $file } is not a plain file.
cli-error-too-large = { $file } is larger than { $most } MB: it is neither a record nor a board.
cli-error-not-text = { $file } is not a text in UTF-8.
cli-error-cannot-read =
    { $file } cannot be read: { $reason ->
        [denied] this is not allowed.
        [full] the disk is full.
        [name] there can be no file of this name.
       *[other] { $said }.
    }
cli-error-cannot-write =
    { $file } cannot be written: { $reason ->
        [denied] this is not allowed.
        [full] the disk is full.
        [name] there can be no file of this name.
       *[other] { $said }.
    } Nothing was changed.
cli-error-output =
    What there is to say cannot be written: { $reason ->
        [full] the disk is full.
       *[other] { $said }.
    }
cli-error-series = After what comes before it, “{ $text }” is not possible. Nothing was done.
cli-error-no-such-link = There is no link “{ $text }”: they are numbered 1 to { $most }.
cli-error-is-folder = { $file } is a folder.
cli-error-no-such-folder = There is no folder { $folder }.
cli-error-file-taken = { $file } exists and is not an earlier save of this game; it stays as it is. Choose another name.
cli-error-json =
    { $file }, line { $line }, column { $column }: { $fault ->
        [value] a value is missing here, or it is not JSON.
        [comma] a comma is missing here.
        [colon] a colon is missing here.
        [key] a name in double quotes is missing here.
        [string] this text has no closing quote.
        [extra] there is something after the end of the data.
        [trailing] there is a comma too many.
       *[other] this is not valid JSON.
    }
cli-error-board-fails = { $file }: with { $players } players a game on this board cannot be begun ({ $fault }).
cli-error-board-not-json = { $file } is not valid JSON.
cli-error-board-not-object = { $file } is not a board: a board is an object in braces.
cli-error-no-such-board = There is neither a board nor a file “{ $board }”. The boards are: { $known }.
cli-error-empty-name = The seat “{ $seat }” has no name after the colon.
cli-error-name-taken = The name “{ $name }” belongs to another player or a bot.
cli-error-option-form = “{ $text }” is not of the form NAME=VALUE.
cli-error-option-twice = The option { $option } is given twice.
cli-error-which-game = Which game? For example: { $program } play rocket
cli-error-resume-alone = A saved game has its seed, options and board already: leave out --seed, --option and --board.
cli-error-other-game = { $file } is a game of { $game }.
cli-error-game-over = The game in { $file } is over. “{ $command }” tells it.
cli-error-seat-number = The game in { $file } has { $players } seats.
cli-error-more-seats = There are { $seats } bots for { $players } seats.
cli-error-threshold = --threshold must be more than 0.
cli-error-too-small = { $what } must be at least { $least }.
cli-error-why-what = Say which action: why { $example }
cli-error-rule-which = Say which rule: rule { $rule }
cli-error-log-number = “{ $text }” is not a number of actions.
cli-error-nothing-to-undo = Nothing has been decided here yet.
cli-error-save-where = Say where: save evening.record
cli-error-bot-illegal = { $name } chose “{ $action }”, which { $rules } forbid.
cli-error-seat-outside = “{ $name }” played in this game. A bot of one’s own is only started when you name it: say with --seats who plays.
cli-error-exists = { $file } exists; it stays as it is. Choose another name.

### Rocket

rocket-name = Stephenson's Rocket
rocket-score = { $amount }
rocket-score-mean = £{ $number }k
rocket-brief-city-reached = { $city }
rocket-brief-station-connected = station of { $seat }
rocket-brief-lines-merged = { $absorbed } is absorbed by { $survivor }

rocket-commodity-steel = steel
rocket-commodity-textiles = textiles
rocket-commodity-beer = beer
rocket-commodity-leather = leather
rocket-commodity-passengers = passengers
rocket-kind-start-town = start town
rocket-kind-big-city = big city
rocket-kind-railway-town = railway town
rocket-shape-straight = straight
rocket-shape-curve = curved

rocket-option-extend-survivor = May a line that has just absorbed another be extended in the same turn?
rocket-option-extend-survivor-yes = yes
rocket-option-extend-survivor-no = no
rocket-option-move-stations = Which stations may be moved?
rocket-option-move-stations-any = any of your own, even on a line
rocket-option-move-stations-unlinked = only those that are not on a line
rocket-option-veto-mover-choice = Where does a mover who wins the veto put the locomotive?
rocket-option-veto-mover-choice-original = back on the hex first chosen
rocket-option-veto-mover-choice-any = on any hex that was legal
rocket-option-mover-may-open = May the mover bid in a veto where nobody else has?
rocket-option-mover-may-open-yes = yes
rocket-option-mover-may-open-no = no
rocket-option-veto-on-independent = Is there a veto on independent lines?
rocket-option-veto-on-independent-yes = yes
rocket-option-veto-on-independent-no = no: holdings are frozen
rocket-option-stalled-end = Does the game end when for two rounds nobody does anything but move stations or pass?
rocket-option-stalled-end-yes = yes
rocket-option-stalled-end-no = no: only after fifty such rounds, or when nobody can do anything

rocket-end-shares = The bank has shares of at most one company left.
rocket-end-tiles = The last track tile lies on the board.
rocket-end-stalled = For at least two rounds nobody did anything but move stations or pass.

rocket-step-first-player = The dealer draws who begins.
rocket-step-turn =
    { $actions_left ->
        [one] { $seat }, your turn: { $actions_left } action left.
       *[other] { $seat }, your turn: { $actions_left } actions left.
    }
rocket-step-relocate = { $seat }, put the station lifted from { $lifted_from } on another hex.
rocket-step-veto =
    { $bid ->
        [0] { $seat }, bid or pass: { $mover } moves { $line } from { $origin }, and it would go to { $to }. There is no bid yet.
       *[other] { $seat }, bid or pass: { $mover } moves { $line } from { $origin }, and it would go to { $to }. The last bid is { $bid }.
    }
rocket-step-game-over = The game is over. { $reason }

rocket-event-first-player-drawn = { $seat } begins.
rocket-event-token-taken = { $seat } takes one { $commodity } token of { $city }.
rocket-event-station-placed = { $seat } puts a station on { $hex }.
rocket-event-station-lifted = { $seat } lifts the station on { $hex }.
rocket-event-station-moved = { $seat } moves a station from { $source } to { $hex }.
rocket-event-locomotive-moved = { $seat } moves the { $line } locomotive from { $source } to { $hex }.
rocket-event-locomotive-arrived = The { $line } locomotive stands on { $hex }.
rocket-event-share-taken = { $seat } takes one { $line } share.
rocket-event-veto-bid =
    { $shares ->
        [one] { $seat } bids { $shares } { $line } share for { $hex }.
       *[other] { $seat } bids { $shares } { $line } shares for { $hex }.
    }
rocket-event-veto-declined = { $seat } passes and leaves { $line } where it is.
rocket-event-veto-won =
    { $shares ->
        [one] { $seat } wins the veto and returns { $shares } { $line } share; the locomotive goes to { $hex }.
       *[other] { $seat } wins the veto and returns { $shares } { $line } shares; the locomotive goes to { $hex }.
    }
rocket-event-track-laid = { $line } gets a { $shape } track tile on { $hex }.
rocket-event-station-connected = { $seat }'s station on { $hex } is connected to the { $line } line.
rocket-event-passengers-taken = { $seat } takes a passenger token.
rocket-event-city-reached = { $line } reaches { $city }.
rocket-event-city-income = { $seat } gets { $amount } for tokens of { $city }.
rocket-event-town-income = { $seat } gets { $amount } for stations on { $line }, which has reached { $town }.
rocket-event-merger-income = { $seat } gets { $amount } for shares of { $line }, which is absorbed.
rocket-event-lines-merged = { $absorbed } is absorbed by { $survivor } on { $hex }.
rocket-event-shares-exchanged =
    { $seat } exchanges { $returned } { $absorbed } { $returned ->
        [one] share
       *[other] shares
    } for { $received } { $survivor } { $received ->
        [one] share
       *[other] shares
    }{ $spares ->
        [0] {""}
       *[other] {" "}({ $spares } spare)
    }.
rocket-event-line-independent = { $line } is independent now: its shares in the bank leave the game.
rocket-event-turn-passed = { $seat } has no legal action, so the turn passes.
rocket-event-game-ended = The game is over. { $reason }
rocket-event-tokens-discarded =
    { $tokens ->
        [one] { $seat } discards { $tokens } token of { $city }, which no line connects.
       *[other] { $seat } discards { $tokens } tokens of { $city }, which no line connects.
    }
rocket-event-commodity-income = { $seat } gets { $amount } at the end for { $commodity }.
rocket-event-final-station-income = { $seat } gets { $amount } at the end for stations on { $line }.
rocket-event-final-share-income = { $seat } gets { $amount } at the end for { $line } shares.

objection-game-over = The game is over.
objection-not-your-decision = It is somebody else's decision now.
objection-unknown-seat = There is no such seat at this table.
objection-first-player-not-drawn = First the dealer draws who begins.
objection-only-for-the-dealer = Only the dealer does that.
objection-not-for-the-dealer = That is for the players to do, not for the dealer.
objection-first-player-known = The first player has been drawn already.
objection-may-not-pass = You may only pass in a veto; in your turn you must take an action.
objection-no-veto-open = There is nothing to bid on: no move is waiting for a veto.
objection-veto-open = The veto must be settled first: bid or pass.
objection-station-in-hand = You have lifted the station from { $hex }: put it down first.
objection-not-an-action-of-this-game = “{ $text }” is not an action of this game.
objection-not-a-big-city = { $city } is not a big city, so it has no tokens.
objection-unknown-commodity = { $commodity } is not a commodity of this board.
objection-no-such-token = { $city } has no { $commodity } token left.
objection-unknown-hex = There is no hex { $hex } on this board.
objection-hex-not-playable = Nothing can be built on { $hex }: it is not land of this game.
objection-no-station-left = All your stations are on the board; you may move one.
objection-station-on-city = { $hex } is { $city }; stations go outside cities.
objection-station-on-locomotive = The { $line } locomotive stands on { $hex }.
objection-station-on-track = { $hex } already has track of { $line }; a station needs an empty hex.
objection-station-on-station = There is a station on { $hex } already.
objection-station-next-to-locomotive = { $hex } is next to the { $line } locomotive; a station must keep away from locomotives.
objection-station-next-to-station = { $hex } is next to the station on { $other }; stations must not be neighbours.
objection-station-not-moved = The station came from { $hex }; it must go to another hex.
objection-no-own-station = You have no station on { $hex }.
objection-station-on-line-stays = The station on { $hex } is part of the { $line } line and stays there at this table.
objection-nowhere-to-move-station = There is no other hex to which the station on { $hex } could go.
objection-unknown-line = There is no line { $line } on this board.
objection-line-absorbed = { $line } was absorbed by { $survivor } and no longer runs.
objection-survivor-has-grown = { $line } has just absorbed the line that was extended in this turn; another line may be extended.
objection-line-extended-twice = { $line } has already been extended in this turn; another line may be.
objection-not-next-to-locomotive = { $hex } is not next to the { $line } locomotive.
objection-not-in-front = { $hex } is not in front of the { $line } locomotive: it may go straight on, half left or half right.
objection-city-in-the-way = { $hex } is { $city }; locomotives do not enter cities.
objection-locomotive-in-the-way = The { $line } locomotive stands on { $hex }.
objection-track-in-the-way = { $hex } already has track of { $line }.
objection-touches-two-lines = { $hex } touches more than one other line ({ $lines }); it may touch only one.
objection-bid-below-one = You cannot bid { $shares }: a bid is at least 1 share.
objection-bid-above-holding =
    { $held ->
        [0] You cannot bid { $shares }: you hold no { $line } share.
        [one] You cannot bid { $shares }: you hold { $held } { $line } share.
       *[other] You cannot bid { $shares }: you hold { $held } { $line } shares.
    }
objection-bid-below-last = You cannot bid { $shares }: the last bid is { $last }, and you must at least equal it.
objection-bid-not-higher = You cannot bid { $shares }: the last bid is { $last }, and you must top it.
objection-hex-not-allowed-in-veto = { $line } could not have been moved to { $hex }. It could go to: { $allowed }.
objection-mover-keeps-first-choice = As the mover you may only put the locomotive back on { $first }, not on { $hex }.

### Dice

dice-name = Rail Road Dice 2
dice-score =
    { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
dice-score-mean = { $number }

dice-symbol-straight = straight
dice-symbol-curve = curve
dice-symbol-locomotive = locomotive
dice-symbol-question = “?”
dice-symbol-crossing = crossing
dice-symbol-switch-left = left switch
dice-symbol-switch-right = right switch
dice-symbol-wye = wye
dice-symbol-double-curve = double curve
dice-simple-straight = { dice-symbol-straight }
dice-simple-curve = { dice-symbol-curve }
dice-simple-locomotive = { dice-symbol-locomotive }
dice-simple-question = { dice-symbol-question }
dice-complex-crossing = { dice-symbol-crossing }
dice-complex-switch-left = { dice-symbol-switch-left }
dice-complex-switch-right = { dice-symbol-switch-right }
dice-complex-wye = { dice-symbol-wye }
dice-complex-double-curve = { dice-symbol-double-curve }
dice-complex-question = { dice-symbol-question }
dice-shape-straight = a straight
dice-shape-curve = a curve
dice-shape-crossing = a crossing
dice-shape-switch-left = a left switch
dice-shape-switch-right = a right switch
dice-shape-wye = a wye
dice-shape-double-curve = a double curve
dice-side-n = north
dice-side-e = east
dice-side-s = south
dice-side-w = west
dice-company-black = black
dice-company-blue = blue
dice-company-white = white
dice-company-green = green

cli-dice-verb-station = station
cli-dice-verb-roll = roll
cli-dice-verb-take = take
cli-dice-verb-refill = refill
cli-dice-verb-lay = lay
cli-dice-verb-exchange = exchange
cli-dice-verb-call = call
cli-dice-verb-buy = buy
cli-dice-verb-carry = carry
cli-dice-verb-load = load
cli-dice-verb-end = end
cli-dice-tokens = tokens
cli-dice-carried = carried
cli-dice-locomotives = locomotives
cli-dice-joined = joined (with distance)
cli-dice-owed = 0 (owes { $tokens })
cli-dice-on-sale = on sale: { $value } for { $tokens }
cli-dice-tile = Tile
cli-dice-heap = tokens
cli-dice-station = station
cli-dice-distance = distance
cli-dice-route = way
cli-dice-complex = complex
cli-dice-hand = Your dice:
cli-dice-bank-dice = Dice in the bank: { $simple } simple, { $complex } complex
cli-dice-final = Final phase: only buying and carrying.

dice-option-setup = How do the stations come to the board?
dice-option-setup-place = the players place them
dice-option-setup-fixed = on prepared spots
dice-option-connection-bonus = Which new connections pay a bonus?
dice-option-connection-bonus-all = all of them, whoever laid the die
dice-option-connection-bonus-active = only those with the station of the player who laid the die
dice-option-dice-left = Which dice count as left, for the final phase?
dice-option-dice-left-off-board = those not on the board
dice-option-dice-left-bank = those in the bank
dice-option-end-phase = When does the final phase start?
dice-option-end-phase-at-once = at once, in mid-turn
dice-option-end-phase-end-of-turn = at the end of the turn
dice-option-bank = Can the bank run out?
dice-option-bank-endless = bonuses, calls and the last refill are paid in full
dice-option-bank-strict = payments stop when the bank is at 0
dice-option-score = What counts at the end?
dice-option-score-tokens = all tokens in hand
dice-option-score-carried = only the passengers carried

dice-end-no-tokens = No tokens lie beside the tiles any more.
dice-end-nobody-can-carry = Nobody can carry any more.
dice-end-no-carries = In a whole round nobody carried anything.

dice-trigger-all-connected = a player has connected all stations
dice-trigger-bank-empty = the bank has no tokens left
dice-trigger-complex-dice-gone = there is no complex die left
dice-trigger-dice-gone = at most two dice are left
dice-trigger-refill-too-dear = the bank cannot pay for the tokens to be put out
dice-trigger-stalled = for two rounds nobody did anything

dice-step-lay-out = The dealer lays terrain tile { $tile }.
dice-step-first-player = The dealer draws who begins.
dice-step-place-own = { $seat }, place your own station.
dice-step-place-grey =
    { $left ->
        [one] { $seat }, place your last grey station.
       *[other] { $seat }, place a grey station; you have { $left }.
    }
dice-step-turn =
    { $final ->
        [true] { $seat }, your turn in the final phase: buy locomotives, carry, or end your turn.
       *[other]
            { $rolled ->
                [true] { $seat }, your turn; you have rolled.
               *[other]
                    { $refilled ->
                        [true] { $seat }, your turn; you have refilled. Buy, carry, or end your turn.
                       *[other] { $seat }, your turn: roll or refill, buy, carry, or end your turn.
                    }
            }
    }
dice-step-rolling = The dice are rolled for { $seat }: { $simple } simple, { $complex } complex.
dice-step-loading = { $seat }, how many tokens does locomotive { $locomotive } bring from { $station }? At most { $most }.
dice-step-game-over = The game is over. { $reason }

dice-event-tile-placed =
    { $rotation ->
        [0] Terrain tile { $tile } is laid at { $x }, { $y }.
        [1] Terrain tile { $tile } is laid at { $x }, { $y }, turned by a quarter.
        [2] Terrain tile { $tile } is laid at { $x }, { $y }, turned by half.
       *[other] Terrain tile { $tile } is laid at { $x }, { $y }, turned by three quarters.
    }
dice-event-first-player-drawn = { $seat } begins.
dice-event-own-station-placed = { $seat } places their own station on { $cell }.
dice-event-grey-station-placed = { $seat } puts a grey station on { $cell }.
dice-event-grey-stations-discarded =
    { $number ->
        [one] { $seat } discards a grey station: there is no cell left for it.
       *[other] { $seat } discards { $number } grey stations: there is no cell left for them.
    }
dice-event-tokens-put-out = { $tokens } tokens are put beside the tiles, 5 for each station.
dice-event-dice-taken =
    { $complex ->
        [0] { $seat } takes { $simple } simple { $simple ->
                [one] die
               *[other] dice
            } to roll.
       *[other]
            { $simple ->
                [0] { $seat } takes { $complex } complex { $complex ->
                        [one] die
                       *[other] dice
                    } to roll.
               *[other] { $seat } takes { $simple } simple and { $complex } complex dice to roll.
            }
    }
dice-event-question-taken = { $seat } takes a complex die showing “?”.
dice-event-dice-rolled = { $seat } rolls. Simple: { $simple }. Complex: { $complex }.
dice-event-rail-laid =
    { $tokens ->
        [0] { $seat } lays { $shape } on { $cell } ({ $face }).
       *[other] { $seat } lays { $shape } on { $cell } ({ $face }) and pays { $tokens } for the terrain.
    }
dice-event-die-exchanged =
    { $old ->
        [straight] { $seat } puts { $shape } on { $cell } ({ $face }) and gets the straight back.
       *[other] { $seat } puts { $shape } on { $cell } ({ $face }) and gets the curve back.
    }
dice-event-station-connected = { $seat } is now connected to the station on { $station }.
dice-event-bonus-paid = { $seat } gets { $tokens } for the connection to { $station }.
dice-event-locomotive-bought = { $seat } buys a locomotive { $value } for { $tokens }.
dice-event-locomotives-scrapped =
    { $number ->
        [one] { $seat }'s locomotive { $value } is scrapped.
       *[other] { $seat }'s { $number } locomotives { $value } are scrapped.
    }
dice-event-locomotive-sent = { $seat } sends locomotive { $locomotive } to { $station }.
dice-event-passengers-carried =
    { $tokens ->
        [one] { $seat } carries { $tokens } token from { $station } with locomotive { $locomotive }, distance { $distance } (by { $route }).
       *[other] { $seat } carries { $tokens } tokens from { $station } with locomotive { $locomotive }, distance { $distance } (by { $route }).
    }
dice-event-passengers-called = { $seat } calls passengers: { $tokens } tokens are put beside tile { $tile }.
dice-event-refilled = { $seat } refills instead of rolling: { $tokens } tokens are put beside the tiles.
dice-event-refill-too-dear = The bank has { $bank } tokens, but { $tokens } would be needed: nothing is put out.
dice-event-shortage-relieved = Passengers are short: { $tokens } tokens are put beside the tiles.
dice-event-final-phase-started = The final phase starts: { $trigger }.
dice-event-final-refill = For the last time { $tokens } tokens are put beside the tiles.
dice-event-dice-returned = { $seat } returns unused dice: { $simple } simple, { $complex } complex.
dice-event-turn-ended = { $seat } ends the turn.
dice-event-game-ended = The game is over. { $reason }

malformed-no-prepared-stations = The board “{ $board }” has no prepared stations for { $players } players: play with setup “place”.
malformed-board-tile-twice = There is a tile { $tile } already, at { $earlier }.
malformed-board-wrong-tile-number =
    { $number ->
        [one] There is { $number } tile; there must be { $right }.
       *[other] There are { $number } tiles; there must be { $right }.
    }
malformed-board-tile-laid-twice = Tile { $tile } is laid already, at { $earlier }.
malformed-board-in-pieces = The map is not one piece: some tiles do not touch the others.
malformed-board-too-few-station-cells = Only { $number } inner cells of the tiles are not water; stations need at least { $fewest }.
malformed-board-tile-number-below-one = A tile cannot have the number { $tile }: numbers begin at 1.
malformed-board-tile-not-square = Tile { $tile } must have { $size } rows of { $size } cells.
malformed-board-unknown-tile-terrain = Tile { $tile } has the terrain “{ $terrain }”; there are only { $choices }.
malformed-board-bad-rotation = Tile { $tile } cannot be turned by { $rotation }: it is turned by 0, 1, 2 or 3 quarters.
malformed-board-unknown-tile = There is no tile { $tile }.
malformed-board-tiles-overlap = Tile { $tile } lies on tile { $other }.
malformed-board-tile-not-laid = Tile { $tile } is not laid.
malformed-board-loose-tile =
    { $cells ->
        [0] Tile { $tile } is loose: none of its cells touches another tile; at least { $fewest } must.
        [one] Tile { $tile } is loose: only { $cells } of its cells touches another tile; at least { $fewest } must.
       *[other] Tile { $tile } is loose: only { $cells } of its cells touch other tiles; at least { $fewest } must.
    }
malformed-board-bad-station-spots = Prepared stations must be an object for 2, 3 or 4 players, but this is for “{ $players }”.
malformed-board-wrong-station-number = There must be { $right } own stations and at most { $most } grey ones; there are { $own } and { $grey }.
malformed-board-unknown-cell = There is no cell { $cell } on this map.
malformed-board-bad-station-cell = No station can stand on { $cell }: it is at the edge or in water.
malformed-board-stations-too-close = The station on { $cell } is too close to the one on { $other }.
malformed-board-two-owned-on-tile = The own station on { $cell } stands on a tile that has one already.

objection-tiles-first = First all terrain tiles must be laid.
objection-layout-complete = All terrain tiles are laid.
objection-not-the-next-tile = It is the turn of tile { $right }, not of tile { $tile }.
objection-no-such-rotation = A tile is turned by 0, 1, 2 or 3 quarters, not by { $rotation }.
objection-first-tile-elsewhere = The first tile is laid at 0,0.
objection-tiles-overlap = Tile { $tile } would lie on tile { $other }.
objection-tile-touches-too-little = Only { $cells } cells of tile { $tile } would touch other tiles; at least { $fewest } must.
objection-cell-off-map = There is no cell { $cell } on this map.
objection-stations-first = First all stations must be placed.
objection-stations-all-placed = All stations have been placed already.
objection-tile-has-owned-station = Tile { $tile } has a player's own station already.
objection-station-at-edge = { $cell } is at the edge of the map; no station may stand there.
objection-station-in-water = { $cell } is water; no station may stand there.
objection-cell-has-station = There is a station on { $cell } already.
objection-station-too-close = { $cell } is too close to the station on { $other }: there must be at least 2 cells between.
objection-rolled-already = You have rolled already in this turn.
objection-refilled-already = You have refilled already in this turn.
objection-refilled-instead = You have refilled instead of rolling: no roll, no rails and no call in this turn.
objection-not-rolled-yet = You must roll first.
objection-no-such-roll = You cannot roll { $simple } simple and { $complex } complex dice: it is 4 simple, 2 simple and 1 complex, or 2 complex.
objection-no-die-to-roll = The bank has no die of the kinds that you want to roll.
objection-no-complex-die-in-bank = The bank has no complex die left.
objection-nothing-to-roll = There are no dice to roll.
objection-wrong-number-of-dice = There must be { $simple } simple and { $complex } complex dice.
objection-no-such-dice = “{ $text }” cannot be rolled with these dice.
objection-no-such-die = You have no die for that: { $symbol }.
objection-no-simple-face = A simple die cannot show “{ $face }”.
objection-die-in-the-way = There is a die on { $cell } already.
objection-station-in-the-way = There is a station on { $cell }.
objection-not-at-own-line = { $cell } is neither next to your station nor at an open end of your line.
objection-does-not-meet-own-line = On { $cell } the rail { $face } would not meet your line.
objection-leads-off-map = On { $cell } the rail would lead off the map to the { $side }.
objection-against-blank-side = On { $cell } the rail would run against a side of the complex die on { $other } that has no track.
objection-blank-side-against-rail = On { $cell } the die would show a side without track to the rail on { $other }.
objection-terrain-too-dear =
    { $tokens ->
        [one] Laying on { $cell } costs { $tokens } token; you have { $money }.
       *[other] Laying on { $cell } costs { $tokens } tokens; you have { $money }.
    }
objection-no-complex-face = A complex die cannot show “{ $face }”.
objection-complex-die-stays = There is a complex die on { $cell }; it is never replaced.
objection-no-simple-die-there = There is no simple die on { $cell } to replace.
objection-not-on-own-line = Your line neither runs over the die on { $cell } nor faces it.
objection-loses-track = The new die on { $cell } must keep the track { $old }; { $face } does not.
objection-unknown-locomotive = There is no locomotive { $value } in this game.
objection-no-locomotive-left = All locomotives are sold.
objection-locomotive-not-on-sale = Locomotive { $value } is not on sale: only the lowest value left is, { $on_sale }.
objection-locomotive-too-dear = Locomotive { $value } costs { $tokens } tokens; you have { $money }.
objection-no-such-locomotive = You have no locomotive { $value }.
objection-locomotive-used = Your locomotives { $value } have all been used in this turn.
objection-no-station-there = There is no station on { $cell }.
objection-station-served = You have served { $station } already in this turn.
objection-own-station-no-destination = { $station } is your own station; it is never a destination.
objection-station-not-joined = No continuous line joins { $station } to your station.
objection-station-too-far = { $station } is at distance { $distance }, too far for locomotive { $locomotive }.
objection-heap-empty = There are no tokens beside tile { $tile }, so { $station } cannot be served.
objection-load-first = First say how many tokens you bring from { $station }.
objection-nothing-to-load = No locomotive is under way: send one to a station first.
objection-load-below-one = You must bring at least 1 token.
objection-load-above-locomotive = Locomotive { $value } cannot bring { $tokens } tokens.
objection-load-above-heap =
    { $heap ->
        [one] Only { $heap } token lies there.
       *[other] Only { $heap } tokens lie there.
    }
objection-unknown-tile = There is no tile { $tile }.
objection-tile-without-station = Tile { $tile } has no station; nobody can be called there.
objection-final-phase = In the final phase you may only buy locomotives and carry.

### Tycoon

tycoon-name = Railroad Tycoon: The Boardgame
tycoon-score =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
tycoon-score-mean = { $number }
tycoon-brief-cube-delivered = → { $city }

tycoon-colour-red = red
tycoon-colour-yellow = yellow
tycoon-colour-blue = blue
tycoon-colour-black = black
tycoon-colour-purple = purple
tycoon-colour-grey = grey
tycoon-terrain-open = open ground
tycoon-terrain-hills = hills
tycoon-terrain-city = city
tycoon-terrain-water = water
tycoon-terrain-blocked = a partial hex
tycoon-terrain-western = kept for a western link
tycoon-terrain-off-map = off the map
tycoon-card-railroad-era = The Railroad Era Begins!
tycoon-card-speed-record = Speed Record
tycoon-card-new-train = New Train
tycoon-card-bounty-mobile = Service Bounty: Mobile
tycoon-card-bounty-raleigh = Service Bounty: Raleigh
tycoon-card-bounty-louisville = Service Bounty: Louisville
tycoon-card-bounty-jacksonville = Service Bounty: Jacksonville
tycoon-card-bounty-toronto = Service Bounty: Toronto
tycoon-card-bounty-duluth = Service Bounty: Duluth
tycoon-card-line-york-chicago = Major Line: New York – Chicago
tycoon-card-line-baltimore-toledo = Major Line: Baltimore – Toledo
tycoon-card-line-orleans-minneapolis = Major Line: New Orleans – Minneapolis
tycoon-card-line-atlanta-richmond = Major Line: Atlanta – Richmond
tycoon-card-line-boston-washington = Major Line: Boston – Washington D.C.
tycoon-card-line-transcontinental = Major Line with Western Link: New York – Kansas City
tycoon-card-hotel-york = Hotel: New York
tycoon-card-hotel-chicago = Hotel: Chicago
tycoon-card-hotel-atlanta = Hotel: Atlanta
tycoon-card-hotel-baltimore = Hotel: Baltimore
tycoon-card-hotel-charleston = Hotel: Charleston
tycoon-card-hotel-boston = Hotel: Boston
tycoon-card-land-grant = Government Land Grant
tycoon-card-new-industry = New Industry
tycoon-card-executive = Railroad Executive
tycoon-card-perfect-engineering = Perfect Engineering
tycoon-card-city-growth = City Growth
tycoon-card-henry-farnam = Henry Farnam
tycoon-card-jp-morgan = J. P. Morgan
tycoon-card-jay-gould = Jay Gould
tycoon-card-george-pullman = George Pullman
tycoon-card-cyrus-holliday = Cyrus Holliday
tycoon-card-theodore-d-judah = Theodore D. Judah
tycoon-card-cornelius-vanderbilt = Cornelius Vanderbilt
tycoon-card-james-fisk = James Fisk
tycoon-card-daniel-drew = Daniel Drew
tycoon-card-mark-hopkins = Mark Hopkins
tycoon-card-does-first-delivery = { $points ->
    [one] To the first delivery of the game: { $points } point.
   *[other] To the first delivery of the game: { $points } points.
}
tycoon-card-does-long-delivery = { $points ->
    [one] To the first who delivers over { $number } links or more: { $points } point.
   *[other] To the first who delivers over { $number } links or more: { $points } points.
}
tycoon-card-does-engine-level = { $points ->
    [one] To the first with a level { $number } engine: { $points } point.
   *[other] To the first with a level { $number } engine: { $points } points.
}
tycoon-card-does-delivery-to = { $points ->
    [one] To the first who delivers to { $city }: { $points } point.
   *[other] To the first who delivers to { $city }: { $points } points.
}
tycoon-card-does-major-line = { $points ->
    [one] To the first who joins { $cities } by links of their own: { $points } point.
   *[other] To the first who joins { $cities } by links of their own: { $points } points.
}
tycoon-card-does-western-line = { $points ->
    [one] To the first who joins { $cities } by links of their own and builds the western link: { $points } point.
   *[other] To the first who joins { $cities } by links of their own and builds the western link: { $points } points.
}
tycoon-card-does-hotel = { $points ->
    [one] Whenever anybody delivers to { $city }, its owner scores { $points } point.
   *[other] Whenever anybody delivers to { $city }, its owner scores { $points } points.
}
tycoon-card-does-track-prices = Kept, and named with one build: a hex of { $terrain } then costs { $price }.
tycoon-card-does-new-city = At once: urbanize a city without paying.
tycoon-card-does-more-actions = At once: { $number } actions instead of one.
tycoon-card-does-longer-build = Once a turn: { $number } tiles in one build.
tycoon-card-does-add-cubes = At once: { $number } cubes, drawn at random, to a city of your choice.
tycoon-card-does-delivered-colours = { $points ->
    [one] To the first who has delivered cubes of { $number } colours: { $points } point.
   *[other] To the first who has delivered cubes of { $number } colours: { $points } points.
}
tycoon-card-does-stop-delivery = Kept, and played when somebody else delivers: the delivery does not happen.
tycoon-card-does-links-at = At the end: { $points } points for each of your links at { $city }.
tycoon-card-does-most-links = { $points ->
    [one] At the end, for the most links: { $points } point.
   *[other] At the end, for the most links: { $points } points.
}
tycoon-card-does-most-cities = { $points ->
    [one] At the end, for links at the most cities: { $points } point.
   *[other] At the end, for links at the most cities: { $points } points.
}
tycoon-card-does-fewest-shares = { $points ->
    [one] At the end, for the fewest shares: { $points } point.
   *[other] At the end, for the fewest shares: { $points } points.
}
tycoon-card-does-fewest-bonds = { $points ->
    [one] At the end, for the fewest bonds: { $points } point.
   *[other] At the end, for the fewest bonds: { $points } points.
}
tycoon-card-does-first-engine-level = { $points ->
    [one] To who was first to have a level { $number } engine: { $points } point.
   *[other] To who was first to have a level { $number } engine: { $points } points.
}
tycoon-card-does-built-western-link = { $points ->
    [one] At the end, to who has built a western link: { $points } point.
   *[other] At the end, to who has built a western link: { $points } points.
}
tycoon-card-does-longest-trail = { $points ->
    [one] At the end, for the longest unbroken line of own links: { $points } point.
   *[other] At the end, for the longest unbroken line of own links: { $points } points.
}
tycoon-card-does-network-connects = { $points ->
    [one] At the end, to who joins { $cities } by links of their own: { $points } point.
   *[other] At the end, to who joins { $cities } by links of their own: { $points } points.
}
tycoon-card-does-most-money = { $points ->
    [one] At the end, for the most money: { $points } point.
   *[other] At the end, for the most money: { $points } points.
}

tycoon-option-sharp-curves = Do sharp curves exist?
tycoon-option-sharp-curves-false = no: curves join sides two apart
tycoon-option-sharp-curves-true = yes: neighbouring sides may be joined
tycoon-option-parallel-own-links = May a player link the same two cities twice?
tycoon-option-parallel-own-links-false = no
tycoon-option-parallel-own-links-true = yes
tycoon-option-river-side = What does a tile pay with an end on a hex side that the river crosses?
tycoon-option-river-side-pays = $1,000 for the river
tycoon-option-river-side-free = nothing, unless it changes the bank: such an end counts as either bank
tycoon-option-engine-prices = What do locomotives of level 2 to 8 cost?
tycoon-option-engine-prices-steps = 5, 10, 10, 15, 15, 20, 20 thousand
tycoon-option-engine-prices-linear = 5, 10, 15, 20, 25, 30, 35 thousand
tycoon-option-line-already-built = What is a major line worth that somebody has when its card is turned up?
tycoon-option-line-already-built-later-only = only the others can win it
tycoon-option-line-already-built-at-once = everyone who has it scores at once, and the card goes
tycoon-option-max-turns = After which turn does the game end at the latest?
tycoon-option-judah = How is the largest network counted?
tycoon-option-judah-trail = by the longest row of own links, none used twice
tycoon-option-judah-component = by the most own links joined to each other
tycoon-option-beginners = Beginners’ game, without operations cards, Tycoon cards and western links?
tycoon-option-beginners-false = no
tycoon-option-beginners-true = yes

tycoon-end-empty-cities = Enough cities are empty.
tycoon-end-all-passed = For a whole turn everybody passed every action.
tycoon-end-max-turns = The last turn that this table allows has been played.

tycoon-step-cube-draw =
    { $number ->
        [one] The dealer draws { $number } cube for { $city }.
       *[other] The dealer draws { $number } cubes for { $city }.
    }
tycoon-step-tycoon-deal = The dealer gives { $seat } a secret Tycoon card.
tycoon-step-card-draw =
    { $left ->
        [one] The dealer turns up an operations card.
       *[other] The dealer turns up operations cards: { $left } to come.
    }
tycoon-step-first-player = The dealer draws who opens the first auction.
tycoon-step-auction = { $seat }, bid for first player or pass. The bid to top is { $amount }.
tycoon-step-turn =
    { $actions_left ->
        [one] { $seat }, your action: turn { $turn }, round { $round }.
       *[other] { $seat }, { $actions_left } actions: turn { $turn }, round { $round }.
    }
tycoon-step-build-track =
    { $tiles_left ->
        [0] { $seat }, no tile is left for this build: stop.
        [one] { $seat }, lay { $tiles_left } more tile, or stop.
       *[other] { $seat }, lay up to { $tiles_left } tiles, or stop.
    }
tycoon-step-resolve-card = { $seat }, say where to use the card { $card }.
tycoon-step-game-over = The game is over. { $reason }

tycoon-event-cubes-placed = { $city } receives: { $cubes }.
tycoon-event-tycoon-card-dealt = { $seat } receives a Tycoon card.
tycoon-event-card-turned-up = The card { $card } is turned up.
tycoon-event-first-player-drawn = { $seat } opens the first auction.
tycoon-event-turn-began = Turn { $turn } begins.
tycoon-event-bid-made = { $seat } bids { $amount }.
tycoon-event-bid-declined = { $seat } leaves the auction.
tycoon-event-auction-won = { $seat } is first player and pays { $amount }.
tycoon-event-auction-without-bid = Nobody bid: { $seat } is first player.
tycoon-event-shares-issued =
    { $shares ->
        [one] { $seat } issues { $shares } share and receives { $amount }.
       *[other] { $seat } issues { $shares } shares and receives { $amount }.
    }
tycoon-event-action-passed = { $seat } takes no action.
tycoon-event-tile-laid = { $seat } lays track on { $hex } ({ $sides }) for { $price }.
tycoon-event-link-finished = { $seat } finishes the link { $city } – { $other }.
tycoon-event-build-stopped = { $seat } stops building; the link is unfinished.
tycoon-event-unfinished-link-removed =
    { $tiles ->
        [one] The unfinished link of { $seat } at { $city } ({ $tiles } tile) is taken off.
       *[other] The unfinished link of { $seat } at { $city } ({ $tiles } tiles) is taken off.
    }
tycoon-event-city-urbanized = { $seat } urbanizes { $city }, which is { $colour } now, for { $price }.
tycoon-event-engine-upgraded = { $seat } buys a level { $level } locomotive for { $price }.
tycoon-event-cube-delivered = { $seat } delivers a { $colour } cube from { $origin } to { $city } ({ $links }).
tycoon-event-link-points-scored =
    { $points ->
        [one] { $seat } scores { $points } point for links.
       *[other] { $seat } scores { $points } points for links.
    }
tycoon-event-hotel-points-scored =
    { $points ->
        [one] { $seat } scores { $points } point with the card { $card }.
       *[other] { $seat } scores { $points } points with the card { $card }.
    }
tycoon-event-goal-won =
    { $points ->
        [one] { $seat } wins the card { $card }: { $points } point.
       *[other] { $seat } wins the card { $card }: { $points } points.
    }
tycoon-event-city-emptied =
    { $empty_cities ->
        [one] { $city } is empty: { $empty_cities } city so far.
       *[other] { $city } is empty: { $empty_cities } cities so far.
    }
tycoon-event-empty-marker-removed = { $city } is no longer empty.
tycoon-event-card-taken = { $seat } takes the card { $card }.
tycoon-event-card-used = { $seat } uses the card { $card }.
tycoon-event-western-link-built =
    { $cubes ->
        [0] { $seat } builds the western link of { $city } for { $price }; no red cube is left in the bag.
        [one] { $seat } builds the western link of { $city } for { $price }; { $cubes } cube comes to the city.
       *[other] { $seat } builds the western link of { $city } for { $price }; { $cubes } cubes come to the city.
    }
tycoon-event-income-paid = { $seat } receives an income of { $amount }.
tycoon-event-dividends-paid = { $seat } pays dividends of { $amount }.
tycoon-event-end-reached = { $reason } The game ends after turn { $last_turn }.
tycoon-event-tycoon-shown = { $seat } shows the Tycoon card { $card }: its objective is met.
tycoon-event-tycoon-bonus-scored =
    { $points ->
        [0] { $seat } had { $card } and gets nothing for it.
        [one] { $seat } had { $card }: { $points } point.
       *[other] { $seat } had { $card }: { $points } points.
    }
tycoon-event-game-ended = The game is over. { $reason }

objection-dealer-first = The dealer has to draw first.
objection-no-cubes-to-draw = No cubes are to be drawn now.
objection-cubes-for-another-city = The cubes are for { $right }, not for { $city }.
objection-wrong-number-of-cubes = { $right } cubes are to be drawn, not { $number }.
objection-unknown-colour = “{ $colour }” is not a colour of this board.
objection-not-in-the-bag =
    { $number ->
        [0] There is no { $colour } cube left in the bag.
        [one] There is only { $number } { $colour } cube in the bag.
       *[other] There are only { $number } { $colour } cubes in the bag.
    }
objection-cubes-not-in-order = Write the colours in this order: { $order }.
objection-no-tycoon-to-deal = No Tycoon card is to be dealt now.
objection-tycoon-for-another-seat = The next Tycoon card is not for { $seat }.
objection-unknown-tycoon-card = There is no Tycoon card “{ $card }”.
objection-tycoon-dealt-already = { $card } has been dealt already.
objection-no-card-to-turn-up = No card is to be turned up now.
objection-unknown-card = There is no operations card “{ $card }” in this game.
objection-card-not-in-deck = The card { $card } is no longer in the deck.
objection-first-player-not-drawn-now = The first player is not drawn now.
objection-no-auction-open = There is no auction now.
objection-auction-open = The auction comes first: bid or pass.
objection-bid-below-minimum = A bid of { $amount } is too low: the first bid is at least $1,000.
objection-bid-not-above-last = { $amount } is not enough: the last bid is { $price }.
objection-bid-above-most = { $amount } is too much: bids go up to { $price }.
objection-shares-out-of-range = You cannot issue { $shares } shares at once: it must be 1 to { $most }.
objection-shares-issued-just-now = You have just issued shares; do something else before you issue more.
objection-build-open = You are building: lay a tile or stop.
objection-no-build-open = You are not building anything.
objection-no-tile-laid = You have named a card for this build: lay at least one tile.
objection-no-such-tile = There is no tile “{ $sides }”. Tiles are: { $known }.
objection-sharp-curve = { $sides } on { $hex } would be a sharp curve, which does not exist.
objection-does-not-extend = The tile on { $hex } does not extend your link, which goes on in { $goes_on }.
objection-joins-nothing = The tile on { $hex } joins neither a city nor the end of an unfinished link of yours.
objection-no-tiles-left =
    { $tiles ->
        [one] You have laid { $tiles } tile in this build; more are not allowed.
       *[other] You have laid { $tiles } tiles in this build; more are not allowed.
    }
objection-hex-not-for-track = No track may lie on { $hex }: { $terrain }.
objection-tile-in-city = { $hex } is { $city }: track ends at cities and does not lie in them.
objection-hex-full = Two tracks lie on { $hex } already.
objection-link-enters-hex-twice = The link would enter a hex twice.
objection-side-shared = The side { $side } of { $hex } already has a track.
objection-end-of-another = The side { $side } of { $hex } is kept for an unfinished link of { $owner }.
objection-city-to-itself = A link may not join { $city } to itself.
objection-linked-already = You have a link between { $city } and { $other } already.
objection-end-closed = Track cannot lead out of { $hex } by the side { $side }.
objection-nothing-to-build = There is no tile that you could lay.
objection-unknown-city = There is no city “{ $city }” on this board.
objection-city-not-grey = { $city } is { $colour }; only grey cities can be urbanized.
objection-no-new-city-left = No new-city tile is left.
objection-no-new-city-of-colour = No { $colour } new-city tile is left.
objection-highest-level = Your locomotive has the highest level, { $level }.
objection-no-such-cube = There is no { $colour } cube in { $city }.
objection-unknown-link = There is no link { $link }.
objection-route-without-links = Say over which links the cube travels.
objection-links-do-not-meet = Link { $link } does not leave from { $city }.
objection-wrong-colour = { $city } does not take { $colour } cubes.
objection-too-many-links =
    { $level ->
        [one] The route has { $number } links; your locomotive can run over only { $level }.
       *[other] The route has { $number } links; your locomotive can run over { $level } at most.
    }
objection-first-link-not-own = The first link must be yours; link { $link } belongs to { $owner }.
objection-city-twice = The cube would visit { $city } twice.
objection-link-twice = The cube would use link { $link } twice.
objection-must-stop = A { $colour } cube must stop at { $city }.
objection-card-not-open = The card { $card } is not open.
objection-card-cannot-be-taken = The card { $card } is won, not taken.
objection-card-would-do-nothing = The card { $card } could do nothing now.
objection-card-open = First say where to use the card { $card }.
objection-no-such-card-open = You have taken no card that does this.
objection-card-not-for-a-build = The card { $card } is not used with a build.
objection-card-not-held = You do not have the card { $card }.
objection-card-named-too-late = The card { $card } must be named before the first tile.
objection-card-named-twice = The card { $card } is named for this build already.
objection-no-western-links = This table plays without western links.
objection-no-western-city = { $city } is not a city with a western link.
objection-no-link-to-city = You have no finished link to { $city }.
objection-western-link-taken = The western link of { $city } belongs to { $owner }.

malformed-board-table-without-value = The table “{ $table }” must be an object with a “value”.
malformed-board-number-too-low = “{ $field }” is { $value }, but must be at least { $fewest }.
malformed-board-number-too-high = “{ $field }” is { $value }, but must be at most { $most }.
malformed-board-row-not-numbers = This must be a list of { $length } numbers, none below 0.
malformed-board-players-unknown = There is an entry for “{ $players }”, which is no number of players of this game.
malformed-board-colour-twice = There is a colour { $colour } already, at { $earlier }.
malformed-board-colour-grey = A colour may not be called “{ $colour }”: that is a city without one.
malformed-board-players-missing = There is no entry for { $players } players.
malformed-board-unknown-colour = “{ $colour }” is not one of the colours.
malformed-board-terrain-without-price = “{ $terrain }” has no price in the tables.
malformed-board-unknown-city = There is no city “{ $city }”.
malformed-board-unknown-hex = There is no hex “{ $hex }”.
malformed-board-unknown-side = { $city } has a side that this orientation does not have.
malformed-board-bad-river = The river of { $hex } must name the sides that it crosses: at least one of { $sides }, none twice.
malformed-board-city-twice = There is a city { $city } already, at { $earlier }.
malformed-board-two-cities-on-hex = { $city } lies on { $hex }, where a city lies already ({ $earlier }).
malformed-board-name-not-typable = “{ $city }” cannot be typed in an action: the words “via” and “:” have a meaning there.
malformed-board-not-two-cities = “cities” must be two different cities, but it is { $cities }.
malformed-board-card-twice = There is a card { $card } already, at { $earlier }.
malformed-board-wrong-symbol = The card { $card } has the symbol { $symbol }; cards of its kind have { $right }.
malformed-board-not-neighbours = { $hexes } are not two neighbouring hexes of this board.
malformed-board-nothing-playable = No hex has a terrain with a price, so nothing could be built.

cli-tycoon-verb-build = build
cli-tycoon-verb-stop = stop
cli-tycoon-verb-deliver = deliver
cli-tycoon-verb-upgrade = upgrade
cli-tycoon-verb-urbanize = urbanize
cli-tycoon-verb-take = take
cli-tycoon-verb-use = use
cli-tycoon-verb-grow = grow
cli-tycoon-verb-west = west
cli-tycoon-verb-issue = issue
cli-tycoon-verb-bid = bid
cli-tycoon-verb-pass = pass
tycoon-table-points = points
tycoon-table-money = money
tycoon-table-shares = shares
tycoon-table-income = income
tycoon-table-dividends = dividends
tycoon-table-level = level
tycoon-table-links = links
tycoon-table-cards = cards
cli-tycoon-city = City
cli-tycoon-hex = hex
cli-tycoon-colour = colour
cli-tycoon-cubes = cubes
cli-tycoon-link = Link
cli-tycoon-from-to = between
cli-tycoon-owner = owner
cli-tycoon-open-cards = Open cards:
cli-tycoon-last-turn = The game ends after turn { $turn }.
cli-tycoon-empty = Empty cities: { $number } of { $most }. Cubes in the bag: { $bag }.

### England

england-name = Railways of England and Wales

england-terrain-plain = plain
england-terrain-river = river
england-terrain-mountain = mountain
england-line-east-coast = East Coast Main Line
england-line-irish-mail = The Irish Mail
england-line-great-western = Great Western Main Line
england-line-trans-pennine = Trans-Pennine
england-line-cross-country = Cross Country
england-card-passenger-line = Passenger Line
england-card-tunnel-engineer = Tunnel Engineer
england-card-inspector = Railways Inspector
england-card-era-begins = The Railway Era Begins
england-card-bounty-newcastle = Service Bounty: Newcastle
england-card-bounty-carlisle = Service Bounty: Carlisle
england-card-bounty-norwich = Service Bounty: Norwich
england-card-bounty-dover = Service Bounty: Dover
england-card-bounty-plymouth = Service Bounty: Plymouth
england-card-bounty-swansea = Service Bounty: Swansea
england-card-hotel-london = Hotel: London
england-card-hotel-manchester = Hotel: Manchester
england-card-hotel-birmingham = Hotel: Birmingham
england-card-hotel-liverpool = Hotel: Liverpool
england-card-executive = Railway Executive
england-card-hudson = George Hudson
england-card-locke = Joseph Locke
england-card-peto = Samuel Morton Peto
england-card-glyn = George Carr Glyn
england-card-allport = James Allport
england-card-huish = Mark Huish
england-card-gooch = Daniel Gooch
england-card-brassey = Thomas Brassey
england-card-brunel = Isambard Kingdom Brunel
england-card-denison = Edmund Denison
england-card-watkin = Edward Watkin
england-card-gstephenson = George Stephenson

england-option-extra-turn = When does the game end once enough cities are empty?
england-option-extra-turn-true = after one more full turn
england-option-extra-turn-false = after the income of the turn in which the number is reached

england-step-baron-deal = The dealer gives { $seat } two Baron cards.
england-step-baron-choice = { $seats }: keep one of your two Baron cards.
england-step-inspection = { $seat }, stop the delivery with your Railways Inspector, or allow it: { $mover } delivers a { $colour } cube from { $origin } to { $city }.

england-event-barons-dealt = { $seat } receives two Baron cards.
england-event-baron-kept = { $seat } keeps one Baron card and puts the other one back.
england-event-bonds-issued =
    { $bonds ->
        [one] { $seat } issues { $bonds } bond and receives { $amount }.
       *[other] { $seat } issues { $bonds } bonds and receives { $amount }.
    }
england-event-interest-paid = { $seat } pays interest of { $amount }.
england-event-baron-bonus-scored =
    { $points ->
        [0] { $seat } had { $card } and gets nothing for it.
        [one] { $seat } had { $card }: { $points } point.
       *[other] { $seat } had { $card }: { $points } points.
    }
england-event-major-line-won =
    { $points ->
        [one] { $seat } completes the major line { $line }: { $points } point.
       *[other] { $seat } completes the major line { $line }: { $points } points.
    }
england-event-cube-kept = { $seat } keeps the { $colour } cube for the Passenger Line.
england-event-kept-cubes-returned =
    { $cubes ->
        [one] The { $cubes } cube kept for the Passenger Line returns to the bag.
       *[other] The { $cubes } cubes kept for the Passenger Line return to the bag.
    }
england-event-delivery-announced = { $seat } wants to deliver a { $colour } cube from { $origin } to { $city } ({ $links }).
england-event-delivery-allowed = { $seat } does not play a Railways Inspector.
england-event-delivery-stopped = { $seat } plays a Railways Inspector: the delivery of { $mover } does not happen, and the action is lost.
england-event-inspector-discarded = The Railways Inspector in front of { $seat } is discarded.

objection-no-barons-to-deal = No Baron cards are to be dealt now.
objection-barons-for-another-seat = The next Baron cards are not for { $seat }.
objection-not-two-barons = Each player is dealt two different Baron cards, not { $number }.
objection-unknown-baron = There is no Baron card “{ $card }”.
objection-baron-dealt-already = { $card } has been dealt already.
objection-barons-not-in-order = Write the two Baron cards in the order of the board’s list.
objection-no-baron-to-keep = There is no Baron card to choose now.
objection-baron-not-dealt-to-you = { $card } is not one of the two Baron cards that you were dealt.
objection-barons-open = First everybody keeps one of their two Baron cards.
objection-bonds-only-as-needed = Bonds are issued only with a payment that needs them, and only as many as it needs.
objection-inspection-open = First the holders of a Railways Inspector say whether they stop the delivery.
objection-no-delivery-to-stop = No delivery is waiting that you could stop.
objection-no-delivery-to-allow = No delivery is waiting that you could allow.
objection-own-delivery = A Railways Inspector stops the delivery of another player, not your own.
objection-no-inspector-held = You do not have a Railways Inspector.

malformed-board-line-twice = There is a major line { $line } already, at { $earlier }.
malformed-board-river-on-plain = { $hex } has a river, so it is not a plain: its terrain must be river, or mountain if it has a dot.

england-table-bonds = bonds
england-table-interest = interest
cli-england-verb-keep = keep
cli-england-verb-inspect = inspect
cli-england-verb-allow = allow
cli-england-lines = Major lines:
cli-england-baron = Your Baron:
cli-england-kept = Passenger Line:
cli-england-inspected = Lost a delivery in this turn: { $names }.

### Shares

shares-name = Railways of England and Wales: the share game
shares-score = { $amount }
shares-score-mean = ${ $number }k
shares-brief-cube-moved = → { $city }
shares-brief-income-marker-moved = { $company } +{ $steps }
shares-brief-price-changed = { $company } price { $after }

shares-colour-red = red
shares-colour-yellow = yellow
shares-colour-blue = blue
shares-colour-black = black
shares-colour-purple = purple
shares-colour-grey = grey
shares-terrain-city = city
shares-terrain-water = water
shares-terrain-off-map = off the map
shares-terrain-plain = plain
shares-terrain-river = river
shares-terrain-mountain = mountain
shares-box-available = available box
shares-box-issued = issued box

shares-option-sharp-curves = Do sharp curves exist?
shares-option-sharp-curves-false = no: curves join sides two apart
shares-option-sharp-curves-true = yes: neighbouring sides may be joined
shares-option-parallel-own-links = May a company link the same two cities twice?
shares-option-parallel-own-links-false = no, except through a merger
shares-option-parallel-own-links-true = yes
shares-option-income-scale = What do the steps of an income marker bring?
shares-option-income-scale-table = what the income track shows
shares-option-income-scale-linear = 1,000 dollars each
shares-option-interest-bonds = What does a company do that cannot pay its interest but may take bonds?
shares-option-interest-bonds-must = must take them
shares-option-interest-bonds-may = may leave the interest unpaid
shares-option-unpaid-interest = How often does the price fall after unpaid interest?
shares-option-unpaid-interest-both = for the interest, and again for the missing dividend
shares-option-unpaid-interest-once = once
shares-option-absorbed-cash = Who receives the cash of a company that was bought?
shares-option-absorbed-cash-buyer = the buyer
shares-option-absorbed-cash-bank = the bank
shares-option-absorbed-bonds = What becomes of the bonds of a company that was bought?
shares-option-absorbed-bonds-buyer = the buyer takes them over
shares-option-absorbed-bonds-repaid = the buyer repays them at once
shares-option-stock-phase = How long does a stock phase last?
shares-option-stock-phase-until-passed = until all have passed
shares-option-stock-phase-once-round = once round: each player offers at most one share
shares-option-end-empty-cities = How many empty cities end the game?
shares-option-end-empty-cities-normal = as in the normal game: 9, 11, 13, 15 for 2, 3, 4, 5 players
shares-option-extra-turn = When does the game end once enough cities are empty?
shares-option-extra-turn-false = after the current turn
shares-option-extra-turn-true = after one more full turn
shares-option-end = Is the turn in which enough cities are empty played to its end?
shares-option-end-turn = yes, with all its rounds and phases
shares-option-end-at-once = no: the game ends with the delivery that empties the last of them

shares-end-empty-cities = Enough cities are empty.
shares-end-idle = For two turns nothing was built, delivered or sold.

shares-step-cube-draw =
    { $number ->
        [one] The dealer draws { $number } cube for { $city }.
       *[other] The dealer draws { $number } cubes for { $city }.
    }
shares-step-pile-draw = The dealer draws the order of companies with equal start prices: { $companies }.
shares-step-first-player = The dealer draws the first player.
shares-step-opening-offer = { $seat }, put up a share, or pass for the rest of the set-up.
shares-step-stock-offer = { $seat }, put up a share, or pass for the rest of the stock phase of turn { $turn }.
shares-step-opening-bid = { $seat }, make the opening bid for the { $company } share ({ $box }): at least { $price }.
shares-step-auction = { $seat }, raise or drop out: { $bidder } bids { $amount } for the { $company } share ({ $box }).
shares-step-company-action = { $seat }, decide for { $company }: build, deliver or pass (turn { $turn }, round { $round }).
shares-step-build-link = { $seat }, go on with the { $company } link from { $city }, in { $hex }; it costs { $price } so far.
shares-step-second-link = { $seat }, build a second { $company } link, at 2,000 dollars more a hex, or stop.
shares-step-move-cube = { $seat }, move the { $colour } cube from { $origin } on for { $company }: it is in { $city }.
shares-step-interest = { $seat }, { $company } cannot pay its interest of { $amount }: let it borrow, or default.
shares-step-repayment =
    { $bonds ->
        [one] { $seat }, repay the { $bonds } bond of { $company }, or pass.
       *[other] { $seat }, repay some of the { $bonds } bonds of { $company }, or pass.
    }
shares-step-dividend-choice = { $seat }, set the dividend of { $company }: up to { $amount } in all; the price is { $price }.
shares-step-merger-proposal = { $seat }, propose that { $company } buys another company, or pass.
shares-step-merger-vote = { $seats }: vote for your shares of { $company } on whether { $buyer } buys { $target }.
shares-step-game-over = The game is over. { $reason }

shares-event-cubes-placed = { $city } receives: { $cubes }.
shares-event-marker-piled = The price marker of { $company } comes to lie on top.
shares-event-first-player-drawn = { $seat } is first player.
shares-event-turn-began = Turn { $turn } begins. The order of the companies: { $companies }.
shares-event-share-offered = { $seat } puts up a { $company } share ({ $box }).
shares-event-offer-passed = { $seat } passes and takes no more part in the auctions of this phase.
shares-event-bid-made = { $seat } bids { $amount } for { $company }.
shares-event-bid-dropped = { $seat } drops out of the auction for { $company }.
shares-event-share-bought = { $seat } buys a { $company } share for { $amount }.
shares-event-control-taken = { $seat } controls { $company } now.
shares-event-first-player-changed = { $seat } has the first-player marker now.
shares-event-shares-issued =
    { $shares ->
        [one] { $company } issues { $shares } share for { $amount }.
       *[other] { $company } issues { $shares } shares for { $amount }.
    }
shares-event-bonds-taken =
    { $bonds ->
        [one] { $company } takes { $bonds } bond: { $amount }.
       *[other] { $company } takes { $bonds } bonds: { $amount }.
    }
shares-event-company-passed = { $seat } lets { $company } do nothing.
shares-event-tile-laid = { $company } lays track on { $hex } ({ $sides }) for { $cost }.
shares-event-link-finished = { $company } finishes the link { $city } – { $other } and pays { $cost }.
shares-event-build-ended = { $company } builds no second link.
shares-event-cube-taken = { $company } takes up a { $colour } cube in { $origin }.
shares-event-cube-moved = { $company } moves the { $colour } cube to { $city } ({ $link }).
shares-event-cube-delivered = { $company } has delivered a { $colour } cube from { $origin } to { $city }.
shares-event-income-marker-moved =
    { $steps ->
        [one] The income marker of { $company } moves { $steps } step.
       *[other] The income marker of { $company } moves { $steps } steps.
    }
shares-event-city-emptied =
    { $empty_cities ->
        [one] { $city } is empty: { $empty_cities } city so far.
       *[other] { $city } is empty: { $empty_cities } cities so far.
    }
shares-event-income-paid = { $company } receives an income of { $amount } for { $steps } on the income track.
shares-event-interest-paid = { $company } pays interest of { $amount }.
shares-event-interest-unpaid = { $company } cannot pay its interest: all its cash, { $amount }, goes to the bank.
shares-event-bonds-repaid =
    { $bonds ->
        [one] { $company } repays { $bonds } bond for { $amount }.
       *[other] { $company } repays { $bonds } bonds for { $amount }.
    }
shares-event-bonds-kept = { $company } repays no bond.
shares-event-dividend-declared = { $company } pays out { $amount }, { $a_share } a share.
shares-event-dividend-paid = { $seat } receives { $amount } for shares of { $company }.
shares-event-price-changed = The price of { $company } goes from { $before } to { $after }.
shares-event-players-paid = The bank pays each player { $amount }.
shares-event-merger-proposed = { $seat } proposes that { $buyer } buys { $target }.
shares-event-merger-not-proposed = { $seat } proposes no merger for { $company }.
shares-event-vote-cast = { $seat } has voted in { $company }.
shares-event-vote-shown =
    { $yes ->
        [true] { $seat } voted yes in { $company }
       *[other] { $seat } voted no in { $company }
    }{ $votes ->
        [one] {" "}({ $votes } vote).
       *[other] {" "}({ $votes } votes).
    }
shares-event-vote-decided =
    { $yes ->
        [true] { $company } approves the merger.
       *[other] { $company } rejects the merger.
    }
shares-event-shareholder-paid =
    { $shares ->
        [one] { $seat } receives { $amount } for { $shares } share of { $company }.
       *[other] { $seat } receives { $amount } for { $shares } shares of { $company }.
    }
shares-event-companies-merged =
    { $links ->
        [one] { $buyer } buys { $target } for { $amount } and takes over { $links } link.
       *[other] { $buyer } buys { $target } for { $amount } and takes over { $links } links.
    }
shares-event-end-reached = Enough cities are empty: the game ends after turn { $turn }.
shares-event-game-ended = The game is over. { $reason }

objection-no-pile-to-draw = No price markers are to be ordered now.
objection-marker-not-to-draw = The price marker of { $company } is not to be drawn: no other shares its start price, or it has its place.
objection-unknown-company = There is no company “{ $company }” on this board.
objection-unknown-box = There is no box “{ $box }”: shares come from “available” or “issued”.
objection-no-share-available = There is no { $company } share in the available box.
objection-no-share-issued = There is no { $company } share in the issued box.
objection-opening-bid-not-payable = You have { $cash }; the opening bid for a { $company } share is at least { $price }.
objection-opening-bid-too-low = { $amount } is too low: the opening bid is at least { $price }.
objection-opening-bid-owed = You put up the { $company } share, so you owe the opening bid.
objection-bid-must-rise = { $amount } is not enough: the last bid is { $price }.
objection-bid-above-cash = You cannot bid { $amount }: you have { $cash }, and players never borrow.
objection-no-share-offered-now = No share can be put up now.
objection-no-share-up = No share is up for auction now.
objection-nothing-to-pass = You cannot pass here.
objection-no-build-now = No company builds now.
objection-no-second-link-now = No second link is open now that you could decline.
objection-no-delivery-now = No company takes up a cube now.
objection-no-cube-on-its-way = No cube is on its way now.
objection-track-in-city = { $hex } is { $city }: track ends at cities and does not lie in them.
objection-link-begins-in-city = The tile on { $hex } touches no city: a link begins in one.
objection-not-from-own-city = { $company } has no link at { $city }: a later link begins in a city that its own links touch.
objection-side-closed = No track can cross the side { $side } of { $hex }: a barrier, water or another city lies there.
objection-link-cannot-be-finished = With this tile on { $hex } the link could not be finished in this action.
objection-link-cannot-be-paid = With this tile the link would cost at least { $price }; { $company } can pay { $cash } with shares and bonds.
objection-no-own-link-here = { $company } has no link at { $city }, and the first link of a route must be its own.
objection-no-route = { $company } cannot bring a { $colour } cube from { $city } to a city of its colour.
objection-link-not-here = Link { $link } does not leave from { $city }.
objection-first-link-of-another = The first link must be the company’s own; link { $link } belongs to { $company }.
objection-too-many-links-of-others = The route would use { $others } links of other companies and only { $own } of its own.
objection-cube-cannot-arrive = Over link { $link } to { $city } the cube could not arrive by the rules.
objection-no-interest-asked = No interest is waiting for your decision.
objection-no-repayment-now = No bonds can be repaid now.
objection-repay-at-least-one = Repay at least one bond, or pass.
objection-more-than-its-bonds = The company has { $held } bonds, not { $bonds }.
objection-repayment-above-cash = That costs { $amount }, but the company has { $cash }.
objection-no-dividend-now = No dividend is set now.
objection-dividend-below-zero = A dividend cannot be { $amount }.
objection-dividend-above-cash = The dividend of { $amount } is more than the company’s cash, { $cash }.
objection-dividend-above-limit = The dividend of { $amount } is more than three times the price, { $price }.
objection-no-merger-now = No merger can be proposed now.
objection-merger-with-itself = { $company } cannot buy itself.
objection-not-connected = The networks of { $company } and { $target } share no city.
objection-merger-cannot-be-paid = { $target } costs { $price }; { $company } can pay { $cash } with shares and bonds.
objection-no-vote-now = There is no vote now.
objection-voted-already = You have voted in { $company } already.
objection-no-vote-without-share = You hold no share of { $company }, so you have no vote.

cli-shares-verb-offer = offer
cli-shares-verb-bid = bid
cli-shares-verb-drop = drop
cli-shares-verb-build = build
cli-shares-verb-stop = stop
cli-shares-verb-deliver = deliver
cli-shares-verb-via = via
cli-shares-verb-borrow = borrow
cli-shares-verb-default = default
cli-shares-verb-repay = repay
cli-shares-verb-dividend = dividend
cli-shares-verb-merge = merge
cli-shares-verb-vote = vote
cli-shares-verb-pass = pass
cli-shares-word-available = available
cli-shares-word-issued = issued
cli-shares-company = Company
cli-shares-price = price
cli-shares-cash = cash
cli-shares-able = can pay
cli-shares-bonds = bonds
cli-shares-steps = steps
cli-shares-links = links
cli-shares-boxes = avail./issued/tile
cli-shares-held = held (* controls)
cli-shares-star = * controls the company
cli-shares-wealth = wealth
cli-shares-first = (first)
cli-shares-last-turn = The game ends after turn { $turn }.
cli-shares-empty = Empty cities: { $number } of { $most }.
cli-shares-city = City
cli-shares-hex = hex
cli-shares-colour = colour
cli-shares-cubes = cubes
cli-shares-link = Link
cli-shares-from-to = between
cli-shares-owner = owner
