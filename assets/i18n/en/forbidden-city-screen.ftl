# The screens of Forbidden City: questions, answers, options.

city-boards = Player boards
city-alarms = Alarms

city-option-depth = How much is entered
city-option-pad = Score pad: a few taps a round
city-option-full = Full: every turn
city-option-final = Only the final scoring
city-option-off = Off
city-option-on = On
city-option-experienced = One deck of all cards (experienced players)
city-option-specials = Special travel tokens
city-option-trigger = Card actions trigger Toll and Follow too
city-option-compare = Nobody home: compare VP anyway
city-option-steps = Steps to the palace
city-option-steps-kit = As the kit says
city-option-steps-eight = 8
city-option-steps-nine = 9

city-ask-back = Back
city-ask-step = { $step } of { $count }
city-ask-go-full = Enter every turn from now on
city-ask-go-pad = Score pad from now on
city-ask-exchange = { $player }: { $trade }
city-ask-value-key = Value { $value }

city-ask-decrees = Which level-{ $level } decree lies on the board?
city-ask-decrees-detail = Two of each level, face up.
city-ask-slot = Which gift card lies at { $area }?
city-ask-slot-detail = Tap a known card, or the value of a new one.
city-ask-action = What does the { $value } do?
city-ask-dice = What do the Destiny Dice show?
city-ask-dice-detail = Tap one face of each die, or let the app roll.
city-ask-die = Die { $die }
city-ask-face = Die { $die }: { $face }
city-ask-roll = Roll the dice
city-ask-token = Which travel token lies on city { $city }?
city-ask-token-detail = Cities with a Traveller get none.
city-ask-leave-tokens = Ask when they are taken

city-ask-cards-left = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
city-ask-offer = Where does { $player } make the offering?
city-ask-at-official = { $area } · { $official }
city-ask-area = { $area }: { $card }
city-ask-card = Which card does { $player } give?
city-ask-card-detail = There lies { $card }. Higher is free.
city-ask-which-paid = Which card is discarded?
city-ask-name-paid = Name the discarded card
city-ask-price = { $value } is not above { $taken }. How does { $player } pay?
city-ask-pay-servants = Return 2 servants
city-ask-pay-pair = Return the Double Servant
city-ask-pay-card = Discard one more card
city-ask-pay-nothing = No price, no actions

city-ask-step-card = Card: { $action }
city-ask-step-area = Area: { $area }
city-ask-card-action = Does { $player } use the card’s action?
city-ask-area-action = Which action does { $player } take?
city-ask-twice = Card and area match: the action may be done twice.
city-ask-skip-card = Skip the card’s action
city-ask-skip-area = Skip the area’s action
city-ask-follow = Does { $player } follow?
city-ask-follow-detail = All costs are paid as usual.
city-ask-skip-follow = Does not follow
city-ask-pay-with-pair = Pay with the Double Servant
city-ask-wall-a = Place 1 servant
city-ask-wall-b-two = Return 1, place 2
city-ask-wall-b-one = Return 1, place 1
city-ask-wall-a-pair = Place the Double Servant
city-ask-wall-b-pair = Return 1, place 1 and the Double Servant
city-ask-wall-helper = 1 more from supply
city-ask-house = House for { $price }
city-ask-house-price = From the plaza, or tap the price of the house as printed.
city-ask-plaza = From the plaza
city-ask-cost = Cost { $cost }
city-ask-decree-cost = What does “{ $decree }” cost?
city-ask-decree-cost-detail = The printed number, without the servants on it.
city-ask-cost-unknown = The price is asked once.
city-ask-load-second = Where does the second servant go?
city-ask-only-sail = Load nothing, move a ship
city-ask-load-b = Return 1, then load two
city-ask-load-ship = Ship in harbor { $harbor }
city-ask-load-new = New ship in harbor { $harbor }
city-ask-load-nowhere = New ship, route { $route }
city-ask-load-pair = { $load }, Double Servant
city-ask-sail = Which ship of { $player } moves on?
city-ask-sail-ship = Ship in harbor { $harbor }
city-ask-skip-sail = No ship moves
city-ask-harbor = Harbor { $harbor }
city-ask-claim = Does { $player } claim the reward?
city-ask-claim-detail = 1 servant marks it, ship and the rest go to supply.
city-ask-skip-claim = The ship stays
city-ask-gain = { $count ->
    [one] { $player } gains 1 servant. The Double Servant instead?
   *[other] { $player } gains { $count } servants. The Double Servant as one of them?
}
city-ask-with-pair = With the Double Servant
city-ask-without-pair = Ordinary servants only

city-ask-goal = Which token does { $player } take?
city-ask-goal-detail = The next city with a token along the roads.
city-ask-moves = { $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}
city-ask-city = City { $city }: { $token }
city-ask-bonus = Does { $player } use the bonus?
city-ask-skip-bonus = No bonus, only keep the token
city-ask-store = Only keep the token
city-ask-unseen-card = A card of 7 or more, not shown
city-ask-secret-card = A card, not shown
city-ask-wall-supply = 1 servant from supply to the wall
city-ask-wall-supply-pair = The Double Servant from supply to the wall
city-ask-three = Return 3 servants
city-ask-three-pair = Return the Double Servant and 1 servant
city-ask-beside-board = Beside the own board
city-ask-swap = Which own card does { $player } swap?
city-ask-swap-detail = From hand or discard; no comparison, no price.
city-ask-swap-for = Against which card of the board?
city-ask-from-discard = { $card } (discard)
city-ask-no-room = All token slots of { $player } are full. What is exchanged?

city-ask-morning-decree = Does { $player } use the decree this Morning?
city-ask-refuse = Refuse
city-ask-servants = { $count ->
    [one] Each player may take { $count } servant
   *[other] Each player may take { $count } servants
}
city-ask-servants-detail = From supply to pool. Fewer: tap a number.
city-ask-supply = supply { $count }
city-ask-take-key = { $player } takes { $count }
city-ask-all-take = Everybody takes { $count }
city-ask-on-track = space { $space }
city-ask-favor = Which intrigue bonus for { $player }?
city-ask-favor-detail = Paid with steps back on the intrigue track.
city-ask-no-favor = No bonus
city-ask-turn-die = To which face is a die turned?
city-ask-turn-any = Any die, any face
city-ask-die-shows = shows { $face }
city-ask-matches = How many matches has each hand?
city-ask-matches-detail = One card and one die of the same value.
city-ask-matches-twice = Equal dice: a card of that value counts for each.
city-ask-match-key = { $player }: { $count }
city-ask-no-match = none
city-ask-match-gain = +{ $count } of { $matches }
city-ask-match-count = +{ $count }
city-ask-hand-out = Hand out servants
city-ask-matches-missing = { $count ->
    [one] { $count } hand is missing
   *[other] { $count } hands are missing
}
city-ask-enter-cards = Enter cards instead
city-ask-take-fewer = Somebody takes fewer
city-ask-fewer = How many servants does each take?
city-ask-fewer-detail = Fewer than matches is allowed; all matches count for the award.
city-ask-cards = Which cards are shown?
city-ask-cards-detail = Tap the value of a card that nobody had seen.
city-ask-shown-key = { $player }: a { $value }
city-ask-unseen = { $count ->
    [one] { $count } card not seen
   *[other] { $count } cards not seen
}
city-ask-mend-die = What does a die really show?
city-ask-mend-die-detail = As it lies on the table. The change is an entry and can be undone.

city-ask-pad = What happened?
city-ask-pad-detail = The Day ends when nobody has cards in hand.
city-ask-pad-decree = Which decree?
city-ask-end-day = The Day is over
city-pad-points = VP
city-pad-intrigue = Intrigue
city-pad-envoy = Palace
city-pad-wall = Great Wall
city-pad-jade = Jade
city-pad-decree = Decree
city-pad-reward = Harbor
city-pad-medal = Medal
city-pad-points-who = Who gains VP?
city-pad-intrigue-who = Whose intrigue marker moves?
city-pad-envoy-who = Whose Envoy moves?
city-pad-envoy-b = +2, intrigue
city-pad-wall-who = Who places servants on the wall?
city-pad-jade-who = Who takes a jade?
city-pad-decree-who = Who takes “{ $decree }”?
city-pad-reward-who = Who claims a harbor reward?
city-pad-medal-who = Who takes the Medal?
city-pad-buys = Takes it
city-pad-takes = Takes it
city-pad-key = { $player }: { $what }
city-pad-has-points = { $count } VP
city-pad-steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
city-pad-on-wall = { $count } on the wall
city-pad-has-jade = { $count } jade

city-num-question = What does the board show for { $player }?
city-num-points = VP
city-num-intrigue = Intrigue space
city-num-steps = Envoy: steps left (0 = home)
city-num-slot = Palace slot, best first
city-num-wall = Servants on the wall
city-num-jade = Jade
city-num-decrees = Servants on decrees of levels 1 and 2
city-num-rewards = Servants on harbor rewards
city-num-done = { $player }: done
city-ask-stack = Which marker lies lowest?
city-ask-stack-detail = On one space the upper marker counts as further.
city-ask-stack-key = { $player } is lowest
city-ask-lowest = Lowest
city-ask-row = How many VP do the palace slots give?
city-ask-row-detail = As printed on this side of the board, best first.
city-ask-row-slot = Slot { $slot }
city-ask-row-done = These are the points
city-ask-last = Last chance to exchange tokens
city-ask-last-full = Then the final scoring begins.
city-ask-last-pad = What tokens bring is entered before the scoring begins.
city-ask-begin-scoring = No further exchange
city-ask-next-step = Count: { $step }
city-count-wall = Most servants on the wall: 3 VP and an Envoy step. Then only players at home count.
city-count-decrees = First “1 VP per 3 VP”, then the others.
city-count-palace = Each Envoy scores its slot.
city-count-jade = 1, 3, 6, 10, 15 VP; 2 for each further jade.

city-ask-whose-turn = Whose turn is it?
city-miss-question = What has { $player } now?
city-miss-detail = The supply follows: 12 servants in all.
city-miss-pool = Servants in the pool
city-miss-tokens = Stored tokens
city-miss-doubles = Of them face up, worth two
city-miss-hand = Cards in hand
city-miss-pair = Double Servant
city-miss-pair-supply = Supply
city-miss-pair-pool = Pool
city-miss-pair-wall = Wall
city-miss-ships = In which harbors are ships?
city-miss-route = Route { $route }
city-miss-harbor = Harbor { $harbor }
city-miss-whose-ship = Whose ship is in harbor { $harbor }, with how many servants?
city-miss-ship-key = { $player }: { $count }
city-miss-no-ships = No further ships
city-miss-ship-pair = Double
city-miss-ship-pair-one = Double + 1
city-miss-houses = Which houses have no jade any more?
city-miss-houses-detail = Tap the prices of the empty houses.
city-miss-house = House { $house }, { $price } servants
city-miss-houses-done = { $count ->
    [0] All houses have their jade
    [one] { $count } house is empty
   *[other] { $count } houses are empty
}
city-miss-cities = Where are the Travellers, and which cities are empty?
city-miss-cities-detail = A city with a Traveller has no token.
city-miss-traveller = { $player } in city { $city }
city-miss-beside = beside the board
city-miss-empty = City { $city } is empty
city-miss-empty-cities = Cities without a token
city-miss-cities-done = So lies the map

city-correct-text = Change what differs from the table. Each change is an entry and can be undone.
city-correct-of = { $what }: { $player }
city-correct-steps = Envoy: steps walked
city-correct-dice = Destiny Dice

city-sheet-track = On the VP track
city-sheet-source = { $source }: { $points }
city-sheet-wall = Most servants on the wall
city-sheet-wall-why = Most servants on the Great Wall: 3 VP
city-sheet-wall-home-why = Most servants on the Great Wall: 3 VP, and 1 VP for the step of an Envoy at home
city-sheet-home = Envoy: steps short of the palace
city-sheet-home-yes = The Envoy is home
city-sheet-home-no = { $steps ->
    [one] The Envoy is { $steps } step short
   *[other] The Envoy is { $steps } steps short
}
city-sheet-at-home = home
city-sheet-short = { $steps } short
city-sheet-decree = { $decree }
city-sheet-per-three = { $base } VP after the wall step; { $base } : 3, rounded down, 10 at most: { $points }
city-sheet-per-jade = 2 VP for each of { $base } jade, 10 at most: { $points }
city-sheet-per-decree = 2 VP for each of { $base } servants on decrees: { $points }
city-sheet-per-reward = 2 VP for each of { $base } servants on harbor rewards: { $points }
city-sheet-eight = 8 VP
city-sheet-palace = Slot of the Envoy
city-sheet-palace-why = Palace slot { $slot }
city-sheet-jade = Jade
city-sheet-jade-why = { $jade } jade: { $points } VP
city-verdict-one = { $player } { $points }
city-verdict-points = VP: { $players }
city-verdict-away = { $steps ->
    [one] { $player }: the Envoy is { $steps } step short of the palace, so 0
   *[other] { $player }: the Envoy is { $steps } steps short of the palace, so 0
}
city-verdict-nobody = Nobody is home: nobody wins
city-verdict-tie = { $players } are level; { $player } is further on the intrigue track
city-verdict-wins = { $player } wins
city-verdict-so-far = { $player } is ahead so far
city-verdict-ahead = { $player } is ahead
city-tally-home = Envoys home
city-tally-jade = Jade taken
city-tally-place = Place { $place }

city-end-track = Track
city-end-wall = Wall
city-end-decrees = Decrees
city-end-palace = Palace
city-end-jade = Jade
city-end-bars = Where the points came from
city-end-graph = VP by round
city-end-graph-line = { $player }: { $points }
city-end-graph-hint = 0 is the start, 1 to 4 the Nights, 5 the final scoring.
city-end-sources = Sources of VP
