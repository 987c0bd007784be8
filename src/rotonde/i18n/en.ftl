### Rotonde in English. The keys are those of fr.ftl, with the same variables; a test compares them.
### Seats arrive as names, money with its currency, lists joined (“A, B and C”), numbers as numbers.

### Common

language-name = English
dealer = the dealer
player = Player { $number }
listing = { $firsts } and { $last }
money = { $currency }{ $digits }
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
malformed-unknown-action-text = “{ $text }” is not an action of this game.
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
malformed-board-unknown-commodity = { $town } has a token of { $commodity }, which is not one of the commodities.
malformed-board-company-twice = There is a company { $company } already, at { $earlier }.
malformed-board-start-shared = { $company } starts in { $town } like the company at { $earlier }; each needs its own start town.
malformed-board-no-start-town = { $company } starts in { $town }, which is not a start town of this board.
malformed-board-start-unused = No company starts in { $town }.
malformed-board-start-without-exit = No locomotive could leave { $town }: nothing next to { $hex } can be entered.
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
malformed-closing-differs = The record closes with “{ $found }”, but the game played out gives “{ $expected }”.
malformed-no-such-action = There is no action { $number }; the record has { $actions }.
malformed-no-seed = The seed is not revealed, so the dealer cannot be checked.
malformed-no-commitment = No commitment to the seed was published, so it may have been chosen afterwards.
malformed-commitment-differs = The seed does not fit the commitment: it gives { $found }, but the commitment is { $expected }.
malformed-outcome-differs = The seed gives “{ $expected }”, but the dealer played “{ $found }”.

### Terminal

### Rocket

rocket-name = Stephenson's Rocket

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

rocket-option-move-stations = Which stations may be moved
rocket-option-move-stations-any = any of your own, even on a line
rocket-option-move-stations-unlinked = only those that are not on a line
rocket-option-veto-mover-choice = Where a mover who wins the veto puts the locomotive
rocket-option-veto-mover-choice-original = back on the hex first chosen
rocket-option-veto-mover-choice-any = on any hex that was legal

rocket-end-shares = The bank has shares of at most one company left.
rocket-end-tiles = The last track tile lies on the board.
rocket-end-stalled = For two rounds nobody did anything but move stations or pass.

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
objection-line-extended-twice = You have already extended { $line } in this turn; take another line.
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
