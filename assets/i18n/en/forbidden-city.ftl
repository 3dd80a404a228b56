# Forbidden City: names of pieces, labels, names of entries, story lines, refusals.

## The box

game-forbidden-city = Forbidden City
game-forbidden-city-facts = 1–5 players · 60–90 min

## Areas

city-area-travel = Travel
city-area-wall = Great Wall
city-area-jade = Jade
city-area-intrigue = Intrigue
city-area-palace = Palace
city-area-decree = Decrees
city-area-canal = Grand Canal
# Where a gift card lies: "Anna: 5 on the Great Wall for 7".
city-at-travel = at Travel
city-at-wall = on the Great Wall
city-at-jade = at Jade
city-at-intrigue = at Intrigue
city-at-palace = at the Palace
city-at-decree = at Decrees
city-at-canal = on the Grand Canal
# The action of an area, wherever it is done: "Canal A".
city-action-travel = Travel
city-action-wall = Wall
city-action-jade = Jade
city-action-intrigue = Intrigue
city-action-palace = Palace
city-action-decree = Decree
city-action-canal = Canal
city-variant-a = { $action } A
city-variant-b = { $action } B
city-official-travel = tax official
city-official-wall = construction official
city-official-jade = finance official
city-official-intrigue = shadow official
city-official-palace = censorship official
city-official-decree = decrees official
city-official-canal = trade official

## Pieces

city-plus-servants =
    +{ $count } { $count ->
        [one] servant
       *[other] servants
    }
city-plus-envoy = Envoy +{ $steps }
city-plus-intrigue = Intrigue +{ $steps }
city-vp = { $amount } VP
city-swap = swap a card
city-to-ship = servant on a ship
city-no-action = no action
# A gift card: its value, and its action if it has one: "5 (Canal)".
city-card = { $value }
city-card-action = { $value } ({ $action })
city-card-at = { $card } { $at }
city-set-board = board set
city-set-deck = deck set
city-set-player = player set { $number }
# Figures that are moved: "Anna returns 2 servants and the Double Servant".
city-servants =
    { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    }
city-pair = the Double Servant
city-servants-and-pair =
    { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    } and the Double Servant
# A harbor where there are two routes: "B-3".
city-berth-a = A-{ $harbor }
city-berth-b = B-{ $harbor }
# A player and a number: "Anna 3".
city-numbered = { $player } { $number }
city-reward-card = gift card
city-reward-pair = Double Servant
city-trade-servant = 2 tokens → 1 servant
city-trade-points = 4 tokens → 2 VP
city-trade-jade = 6 tokens → 1 jade
city-favor-die = turn 1 die
city-favor-jade = 1 jade

## Decrees

city-decree-travel = Travel B −1
city-decree-jade = Jade −1
city-decree-wall = Wall +1
city-decree-equal = equal is free
city-decree-decrees = Decrees −1
city-decree-per-three = 1 VP per 3 VP
city-decree-per-jade = 2 per jade
city-decree-per-decree = 2 per decree
city-decree-per-reward = 2 per reward
city-decree-text-intrigue = Each Morning: the intrigue marker may go 2 forward
city-decree-text-ship = Each Morning: 1 servant from the supply may go on a ship, also on a new one
city-decree-text-servant = Each Morning: 1 servant may come from the supply to the pool
city-decree-text-envoy = Each Morning: the Envoy may go 1 step; once home, 1 VP instead
city-decree-text-swap = Each Morning after the roll: 1 hand card may be swapped with a card on the board
city-decree-text-travel = Travel B costs 1 servant less
city-decree-text-jade = The Jade action costs 1 servant less; other ways to jade do not
city-decree-text-wall = With a Wall action 1 more servant may come from the supply to the wall
city-decree-text-equal = An offering of equal value opens the actions without a price
city-decree-text-decrees = The Decree action costs 1 servant less
city-decree-text-per-three = At the end: 1 VP per 3 VP scored so far, at most 10, before the other decrees
city-decree-text-eight = At the end: 8 VP
city-decree-text-per-jade = At the end: 2 VP per own jade, at most 10
city-decree-text-per-decree = At the end: 2 VP per own servant on decrees, this one included
city-decree-text-per-reward = At the end: 2 VP per own servant on harbor reward slots

## Travel tokens

city-token-card-jade = card → jade
city-token-card-back = card back
city-token-wall = servant on the wall
city-token-servants-jade = 3 servants → jade
city-token-double = double token
city-token-strength = Strength
city-token-toll = Toll
city-token-follow = Follow
city-token-text-servants =
    { $count ->
        [one] { $count } servant comes
       *[other] { $count } servants come
    } from the supply to the pool
city-token-text-envoy = The Envoy goes 1 step; once home, 1 VP instead
city-token-text-intrigue = The intrigue marker goes 1 forward; this never earns the Medal
city-token-text-card-jade = Discard a hand card of value 7 or more for 1 jade
city-token-text-points = 2 VP at once
city-token-text-swap = Swap a card from hand or discard with a card on the board
city-token-text-card-back = 1 card comes from the own discard back to hand
city-token-text-ship = 1 servant from the supply goes on an own ship, also on a new one
city-token-text-wall = 1 servant from the supply goes on the wall
city-token-text-servants-jade = Return 3 servants for 1 jade
city-token-text-double = No bonus; counts as two tokens in any exchange
city-token-text-strength = With 1 servant beside the own board: until the end of the Day every card offered counts 1 more
city-token-text-toll = With 1 servant beside an area: until the end of the Day each opponent acting there gives 1 VP
city-token-text-follow = With 1 servant beside an area: until the end of the Day an action done there by an opponent may be done too

## Where the game stands

city-phase-set-up = Set-up
city-phase-morning = Morning
city-phase-day = Day
city-phase-night = Night
city-phase-final = Final scoring
city-phase-over = Game over
city-stage-round = Round { $round } · { $phase }
city-step-decrees = Level-3 decrees
city-depth-pad = score pad
city-depth-full = every turn
city-depth-final = final scoring only

## Where points come from

city-source-tokens = Travel tokens
city-source-wall = Great Wall sections
city-source-envoy = Envoy at the palace
city-source-decrees = Decrees, at once
city-source-harbors = Harbor rewards
city-source-dice = Destiny Dice
city-source-told = Told by the table
city-source-corrections = Corrections
city-source-final-wall = Wall at the end
city-source-palace = Palace slot

## Alarms

city-alarm-envoy = Envoy far from the palace
city-alarm-wall = Wall one short
city-alarm-ship = Ship about to sink
city-alarm-full-ship = Full ship waiting
city-alarm-servants = Pool empty
city-alarm-supply = Supply empty
city-alarm-tokens = Tokens to exchange
city-alarm-medal = Medal not taken yet
city-warning-envoy =
    { $player }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to go
city-warning-ship = { $player }: ship sinks tonight
city-warning-full-ship = { $player }: full ship in harbor { $harbor }
city-warning-servants = { $player }: pool is empty
city-warning-supply = { $player }: supply is empty
city-warning-tokens = { $player }: { $count } tokens to exchange

## Set-up

city-setup-players = Forbidden City is for 2 to 5 players, here are { $players }
city-problem-start = Choose a start player who is at the table
city-problem-steps = The palace is 1 to { $most } steps away, here it is { $steps }
city-setup-same-mark = Give every player a colour of their own

## Names of entries

city-name-lay-decree = Decree in play: { $decree }
city-name-roll = Dice: { $one } · { $two } · { $three }
city-name-lay-token = City { $city }: { $token }
city-name-leave-tokens = Other tokens not told
city-name-offer = { $player }: { $value } { $at } for { $taken }
city-name-offer-only = { $player }: { $value } { $at }
city-name-pay-servants = { $player } pays 2 servants
city-name-pay-pair = { $player } pays the Double Servant
city-name-pay-card = { $player } pays a card
city-name-pay-nothing = { $player }: no price, no actions
city-name-action = { $player }: { $action }
city-name-servants =
    { $player }: +{ $count } { $count ->
        [one] servant
       *[other] servants
    }
city-name-swap = { $player } swaps in { $value } { $at }
city-name-plaza = { $player }: jade from the plaza
city-name-house = { $player }: jade from a house
city-name-decree = { $player }: decree “{ $decree }”
city-name-refuse = { $player }: not “{ $decree }”
city-name-travel = { $player } travels to city { $city }
city-name-token = { $player } takes the token “{ $token }”
city-name-travels = { $player } travels
city-name-bonus = { $player }: bonus “{ $bonus }”
city-name-a-bonus = { $player } takes the bonus
city-name-sail = { $player }: ship leaves harbor { $harbor }
city-name-reward = { $player }: harbor reward { $reward }
city-name-favor = { $player }: { $favor }, { $price } back
city-name-die = { $player }: die { $die } → { $face }
city-name-pair = { $player }: with the Double Servant
city-name-no-pair = { $player }: without the Double Servant
city-name-exchange = { $player }: { $trade }
city-name-all-servants = Morning servants for everyone
city-name-matches = Matches: { $players }
city-name-card = { $player } shows { $card }
city-name-points-up = { $player } +{ $amount } VP
city-name-points-down = { $player } −{ $amount } VP
city-name-intrigue = { $player }: intrigue +{ $steps }
city-name-envoy = { $player }: Envoy +{ $steps }
city-name-envoy-intrigue = { $player }: Envoy +{ $steps }, intrigue +1
city-name-wall = { $player }: wall +{ $count }
city-name-jade = { $player }: jade +1
city-name-medal = { $player }: Medal
city-name-end-day = The Day ends
city-name-scoring = Final scoring
city-name-step = Final scoring: { $step }
city-name-numbers = { $player }: numbers at the end
city-name-stack = Order on the intrigue track
city-name-correct = Correction: { $what }
city-row = Palace slots: { $values }
city-depth-changed = From now on: { $depth }
city-alarm-on = Alarm on: { $alarm }
city-alarm-off = Alarm off: { $alarm }
city-filled-turn = { $player } is next
city-filled-board = { $player }: board told
city-filled-ships = All ships told
city-filled-houses = Houses told, empty: { $count }
city-filled-cities = Map told
city-ship-with = { $player }: ship in harbor { $harbor }, load { $count }
city-skip = { $player }: skipped
city-skip-card = { $player }: no card action
city-skip-area = { $player }: no area action
city-skip-follow = { $player } does not follow { $at }
city-skip-bonus = { $player }: no bonus “{ $token }”
city-skip-sail = { $player }: no ship moves
city-skip-claim = { $player } leaves the harbor reward
city-skip-favor = { $player }: no intrigue bonus
city-skip-move = { $player }: no second token to reach

## What the table puts right

city-corrected = Put right by the table: { $what }
city-correct-points = { $player } { $points } VP
city-correct-intrigue = { $player }, intrigue { $space }
city-correct-envoy = { $player }, Envoy steps { $steps }
city-correct-jade = { $player }, jade { $count }
city-correct-wall = { $player }, wall { $count }
city-correct-pool = { $player }, pool { $count }
city-correct-pair-supply = { $player }, pair in supply
city-correct-pair-pool = { $player }, pair in pool
city-correct-pair-wall = { $player }, pair on the wall
city-correct-tokens = { $player }, tokens { $count }, double { $doubles }
city-correct-hand = { $player }, cards in hand { $count }
city-correct-decree = { $player } on “{ $decree }”
city-correct-no-decree = { $player } not on “{ $decree }”
city-correct-reward = { $player }, { $reward } × { $count }
city-correct-die = die { $die } shows { $face }
city-correct-no-medal = Medal free
city-correct-medal = Medal: { $player }
city-correct-slot = { $area }: { $card }
city-correct-start = start player { $player }
city-correct-no-ship = { $player }, no ship in harbor { $harbor }
city-correct-sold = house { $house } empty
city-correct-unsold = house { $house } with jade

## Story: set-up and rounds

city-decree-laid = Decree in play, level { $level }: { $decree }
city-card-learnt = The kit now knows this gift card: { $card }, { $set }
city-cost-learnt = Printed cost of “{ $decree }” is now known: { $cost }
city-rolled-app = Dice, rolled by the app: { $one } · { $two } · { $three }
city-token-laid = City { $city } gets the token “{ $token }”
city-token-laid-untold = City { $city } gets a token that is not told
city-round-began = Round { $round } begins with the Morning
city-round-began-day = Round { $round } begins with the Day
city-start = { $player } is start player
city-start-medal = { $player } holds the Medal and becomes start player; the Medal goes back to Intrigue
city-start-same = Nobody took the Medal: { $player } stays start player
city-decree-used = { $player } uses the decree “{ $decree }”
city-decree-refused = { $player } refuses the decree “{ $decree }”
city-decree-taken = { $player } puts a servant on the decree “{ $decree }”
city-day-began = The Day begins: first { $player }
city-day-ended = All hands are empty: Day { $round } ends
city-cards-back = Everyone takes the discard back to hand
city-night-ended = Night { $round } is over
city-passed = { $player } has no card in hand and passes
city-turn-ended = { $player }: turn over

## Story: offerings and cards

# The value of a card with Strength: "5 + 1".
city-value-more = { $value } + { $more }
city-offered-equal = { $player } offers { $value } { $at } against an equal { $taken }: a price, or no actions
city-offered-lower = { $player } offers { $value } { $at } against { $taken }, not higher: a price, or no actions
city-card-paid = { $player } pays with one more hand card
city-card-paid-known = { $player } pays with one more hand card: { $card }
city-exchanged-higher = { $player } lays { $card } { $at } and takes { $taken }: higher, so free
city-exchanged-strength = { $player } lays { $card } { $at } and takes { $taken }: with Strength it counts { $value }, so free
city-exchanged-nine = { $player } lays { $card } { $at } and takes { $taken }: 1 for 9 is free
city-exchanged-equal = { $player } lays { $card } { $at } and takes { $taken }: equal, free by decree
city-exchanged-paid = { $player } lays { $card } { $at } and takes { $taken }: the price is paid
city-exchanged-closed = { $player } lays { $card } { $at } and takes { $taken }: no price, no actions
city-card-drawn = { $player } takes the top card of the deck to hand
city-swapped-hand = { $player } swaps { $card } from hand { $at } and takes { $taken } to hand
city-swapped-discard = { $player } swaps { $card } from the discard { $at } and takes { $taken } to the discard
city-came-back = { $player } takes a card from the discard back to hand
city-came-back-known = { $player } takes a card from the discard back to hand: { $card }
city-discarded = { $player } discards a hand card of 7 or more
city-discarded-known = { $player } discards a hand card of 7 or more: { $card }

## Story: reasons

city-why-offering = offering
city-why-area = { $action } action
city-why-gift-card = gift card
city-why-token = token “{ $token }”
city-why-exchange = exchange of { $count } tokens
city-why-decree = decree “{ $decree }”
city-why-wall = most servants on the Great Wall
city-why-favor = intrigue bonus
city-why-dice = most matches with the Destiny Dice
city-why-harbor = harbor reward
city-why-told = told by the table
city-why-home = Envoy at the palace, 1 VP per step
city-why-final-wall = most servants on the Great Wall at the end
city-why-house =
    from a house for { $price ->
        [one] { $price } servant
       *[other] { $price } servants
    }
city-why-plaza =
    from the plaza for { $price ->
        [one] { $price } servant
       *[other] { $price } servants
    }
city-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }

## Story: servants, Envoys, markers, jade

city-returned = { $player } returns { $figures }: { $why }
city-gained = { $player } gets { $figures }: { $why }
city-gained-none = { $player } gets no servant, the supply is empty: { $why }
city-gained-short = { $player } gets { $figures } of { $wanted }, the supply has no more: { $why }
city-gained-fewer = { $player } takes { $figures } of { $wanted }: { $why }
city-wall-placed = { $player } puts { $figures } on the Great Wall: { $total } of { $needed }
city-wall-from-supply = { $player } puts { $figures } from the supply on the Great Wall: { $total } of { $needed }
city-points = { $player }: { $why }
city-envoy-moved =
    { $player }’s Envoy goes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $left } to go ({ $why })
city-envoy-reached =
    { $player }’s Envoy goes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } and reaches the palace ({ $why })
city-envoy-arrived = { $player }’s Envoy is home: palace slot { $slot }, { $points } VP at the end
city-envoy-arrived-untold = { $player }’s Envoy is home: palace slot { $slot }
city-intrigue-moved = { $player }’s intrigue marker: { $from } → { $to } ({ $why })
city-intrigue-on-top = { $player }’s intrigue marker: { $from } → { $to }, on top of { $others } ({ $why })
city-intrigue-stays = { $player }’s intrigue marker stays on { $space }, the end of the track
city-medal-taken = { $player } takes the Next Start Player Medal
city-jade-taken = { $player } takes 1 jade, { $count } now ({ $why })
city-favor-taken = { $player } takes an intrigue bonus: { $favor }, marker { $price } back
city-die-turned = { $player } turns die { $die }: { $from } → { $to }

## Story: Grand Canal

city-ship-placed = { $player } puts a new ship in harbor { $harbor }
city-ship-loaded = { $player } loads { $figures } in harbor { $harbor }: { $load } of { $places } places
city-ship-loaded-supply = { $player } loads { $figures } from the supply in harbor { $harbor }: { $load } of { $places } places
city-ship-sailed = { $player }’s ship moves: harbor { $from } → { $to }
city-ship-sailed-night = At Night { $player }’s ship moves: harbor { $from } → { $to }
city-ship-sank = { $player }’s ship sinks in harbor { $harbor }: ship and servants go to the supply
city-reward-claimed = { $player } claims { $reward } in harbor { $harbor } ({ $count } of { $most }): 1 servant marks it, ship and the rest go to the supply
city-reward-told = { $player } claims the harbor reward { $reward } ({ $count } of { $most })
city-pair-won = { $player }’s Double Servant comes to the pool

## Story: travel

city-travelled = { $player } travels to city { $city } and takes the token “{ $token }”
city-token-stored = { $player } stores the token “{ $token }”: { $taken } of { $slots } slots
city-exchanged-doubles = { $player }: { $trade }, paid with { $singles } single and { $doubles } double
city-put-out = { $player } puts out “{ $token }” with { $figures } until the end of the Day
city-put-out-at = { $player } puts out “{ $token }” { $at } with { $figures } until the end of the Day
city-token-back = { $player } takes “{ $token }” back, { $figures } to the supply
city-toll = { $payer } acts { $at } and pays { $owner } 1 VP of toll
city-toll-empty = { $payer } acts { $at } and has no VP to lose; { $owner } gets 1 VP of toll

## Story: scoring

city-tie-further = further on the intrigue track: { $spaces }
city-tie-top = upper marker on the intrigue track: { $spaces }
city-wall-scored = Wall section completed: { $counts }. Most: { $player }; these servants go to the supply
city-wall-scored-tied = Wall section completed: { $counts }. The tie goes to { $player }, { $tie }; these servants go to the supply
city-matches-counted =
    { $player }: { $count ->
        [0] no match
        [one] { $count } match
       *[other] { $count } matches
    }
city-dice-awarded = Most matches: { $player } with { $count }
city-dice-awarded-tied = Tie at { $count } for most matches: { $player }, { $tie }
city-no-award = Nobody has a match: no award
city-scoring-began = The final scoring begins: no further token exchange
city-numbers = { $player }: { $points } VP, intrigue { $intrigue }, wall { $wall }, jade { $jade }, { $envoy }
city-numbers-home = Envoy on palace slot { $slot }
city-numbers-short =
    Envoy { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } short
city-stack = On the intrigue track, the lowest first: { $players }
city-final-wall = Wall at the end: { $counts }. Most: { $player }
city-final-wall-tied = Wall at the end: { $counts }. The tie goes to { $player }, { $tie }
city-final-wall-empty = No servants on the wall: nothing is scored
city-not-home =
    { $player }’s Envoy is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } short of the palace: the game ends with 0
city-scored-per-three = { $player }: { $base } : 3 = { $points }, rounded down, at most 10
city-scored-per-jade = { $player }: jade { $base } × 2, at most 10, makes { $points }
city-scored-per-decree = { $player }: servants on decrees { $base } × 2 = { $points }
city-scored-per-reward = { $player }: servants on harbor rewards { $base } × 2 = { $points }
city-scored-decree = { $player }: decree “{ $decree }”
city-scored-palace = { $player }: palace slot { $slot } gives { $points } VP
city-scored-jade = { $player }: { $jade } jade gives { $points } VP
city-game-ended = The final scoring is done: the game is over

## Refusals

city-refusal-game-over = The game is over: undo or correct to go on
city-refusal-not-now = Not now: first answer what is asked
city-refusal-not-now-player = Not now: first { $player } answers what is asked
city-refusal-not-at-table = There are { $players } players at the table: choose one of them
city-refusal-between-turns = Only between two turns: finish this one first
city-refusal-same-depth = The game is kept this way already
city-refusal-full-only = Only when every turn is entered: change how the game is kept
city-refusal-pad-only = Only on the score pad: change how the game is kept
city-refusal-final-only = This game holds the final scoring only
city-refusal-decree-laid = This decree is in play already: choose another
city-refusal-level-full = 2 decrees of level { $level } are in play already: choose another level
city-refusal-slot-taken = A gift card is there already, { $at }: choose another area
city-refusal-no-such-card = Gift cards have values from 1 to 9
city-refusal-no-such-face = Die { $die } has no { $face }: choose { $faces }
city-refusal-no-such-die = There are 3 dice: choose one of them
city-refusal-no-such-city = The map has no such city: choose another
city-refusal-city-taken = This city has a token or a Traveller: choose another
city-refusal-not-held = { $card } is not among these cards: choose another
city-refusal-only-card = Needs a second hand card: this is the only one
city-refusal-too-few-servants =
    Needs { $needed ->
        [one] { $needed } servant
       *[other] { $needed } servants
    } in the pool, has { $there }
city-refusal-too-few-in-supply = Needs a servant in the supply: it has too few
city-refusal-no-pair = The Double Servant is not there: use servants
city-refusal-pair-unfit = The Double Servant cannot stand for that here: use servants
city-refusal-other-action = Another action is open now: choose that one or skip it
city-refusal-no-card-action = The card has no such action: skip it
city-refusal-no-token = No token can be reached: skip the action
city-refusal-no-second-token = No second token can be reached: choose A
city-refusal-not-reachable = Not reachable: choose the next city with a token along a road
city-refusal-token-kind = Name the token that lies there
city-refusal-no-specials = The special tokens are not in this game
city-refusal-other-bonus = This bonus is used in another way: choose as the token or decree says
city-refusal-value-too-low = Needs a card of value 7 or more, this is { $value }
city-refusal-no-discard = The discard is empty: skip the bonus
city-refusal-too-few-tokens = Needs { $needed } tokens, has { $there }
city-refusal-token-composition = These tokens do not fit: choose another number of double tokens
city-refusal-too-many = Too many: at most { $most }
city-refusal-nothing-placed = Nothing is placed: place a servant or skip
city-refusal-no-helper = The servant from the supply needs the decree “{ $decree }”
city-refusal-house-sold = The jade of this house is gone: choose another house or the plaza
city-refusal-no-such-house = There is no such house: choose another or the plaza
city-refusal-prices-known = The prices are known: choose a house
city-refusal-not-in-play = “{ $decree }” is not in play: choose another decree
city-refusal-has-decree = “{ $decree }” has a servant of this player already: choose another decree
city-refusal-cost-unknown = Enter the printed cost of “{ $decree }” once
city-refusal-no-ship = No own ship is there: choose another
city-refusal-ship-full = No room: a ship has { $places } places, the Double Servant takes 2
city-refusal-no-ships-left = All { $ships } ships are on the canal: load one of them
city-refusal-route-full = No free harbor on this route: load a ship on the canal
city-refusal-no-such-route =
    The canal has { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    } with this number of players
city-refusal-no-harbor-ahead = No free harbor ahead: choose another ship
city-refusal-must-sail = Nothing was loaded: a ship must move
city-refusal-reward-full = No free slot for { $reward }: choose another reward or none
city-refusal-other-reward = This harbor does not give { $reward }: choose what it gives
city-refusal-too-near-start =
    Needs { $needed ->
        [one] { $needed } space
       *[other] { $needed } spaces
    } to go back, the marker is on { $there }
city-refusal-at-end = The marker is on { $space }, the end of the track
city-refusal-medal-taken = { $player } has the Medal in this round
city-refusal-match-count = One number for each player, at most { $most }
city-refusal-no-unseen-card = All cards of this player are known
city-refusal-slot-needed = An Envoy who is home, and only that one, needs a palace slot
city-refusal-slot-occupied = This palace slot is taken: choose another
city-refusal-out-of-range = Too much: at most { $most }
city-refusal-stack-order = Name every player once, the lowest marker first
city-refusal-row-length = The palace row needs { $needed } numbers
city-refusal-twelve-servants = A player has 12 servants in all: this would be more
city-refusal-harbor-taken = Another ship is in this harbor: choose another
city-refusal-scored = Counted already: undo the scoring first
