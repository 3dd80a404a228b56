# Forbidden City: the kit editor.

city-kit-cards-board = Gift cards: board
city-kit-cards-deck = Gift cards: deck
city-kit-cards-players = Gift cards: players
city-kit-value = Value
city-kit-action = Action
city-kit-board-hint = One of the 7 cards for the board; they should show an empty fan
city-kit-deck-hint = One of the 11 cards for the deck; they should show yin and yang
city-kit-set-hint = Of the 4 cards for place { $place } in turn order; they should show this number
city-kit-known = Gift cards known: { $known } of { $all }
city-kit-known-detail = Count your cards once: an early printing may have one twice and one missing.

city-kit-action-none = None
city-kit-action-palace = Palace
city-kit-action-canal = Grand Canal
city-kit-action-wall = Great Wall
city-kit-action-decree = Decree
city-kit-action-intrigue = Intrigue
city-kit-action-servant = +1 servant
city-kit-action-servants = +2 servants
city-kit-action-swap = Swap

city-kit-dice = Destiny Dice
city-kit-die = Die { $number }
city-kit-die-hint = All 6 faces; until then any number from 1 to 9 may turn up
city-kit-die-faces = A die has 6 faces: { $count ->
    [one] { $count } is entered
   *[other] { $count } are entered
}

city-kit-rounds = Rounds and player boards
city-kit-morning = Servants in the Morning of round { $round }
city-kit-morning-hint = As the board shows where the Day Tracker stands
city-kit-slots = Slots for Travel tokens
city-kit-slots-hint = At the top of a player board
city-kit-steps = Steps to the palace
city-kit-steps-hint = From the Envoy’s start space, which is not counted; some may count 9

city-kit-jade = Jade
city-kit-houses-small = Houses, side for 1–3 players
city-kit-houses-large = Houses, side for 4–5 players
city-kit-houses-hint = One number per house: servants to return for its jade
city-kit-plaza = Plaza
city-kit-plaza-hint = Servants to return for a jade

city-kit-decrees = Decrees
city-kit-level = Cost of level { $level }
city-kit-level-hint = Servants to return, for every decree of this level without a cost of its own
city-kit-decree-hint = Level { $level }; only if it differs from the cost of its level
city-kit-decree-morning-intrigue = Morning: intrigue +2
city-kit-decree-morning-ship = Morning: servant on a ship
city-kit-decree-morning-servant = Morning: +1 servant
city-kit-decree-morning-envoy = Morning: Envoy +1
city-kit-decree-morning-swap = Morning: swap a hand card
city-kit-decree-cheaper-travel = Travel B −1
city-kit-decree-cheaper-jade = Jade −1
city-kit-decree-wall-helper = Great Wall: one more servant
city-kit-decree-equal-is-free = Equal value is free
city-kit-decree-cheaper-decrees = Decrees −1
city-kit-decree-per-three-points = End: 1 VP per 3 VP
city-kit-decree-eight-points = End: 8 VP
city-kit-decree-per-jade = End: 2 VP per jade
city-kit-decree-per-decree = End: 2 VP per servant on decrees
city-kit-decree-per-reward = End: 2 VP per harbor reward

city-kit-palace = VP of the palace
city-kit-row-small = Slots, side for 1–3 players
city-kit-row-large = Slots, side for 4–5 players
city-kit-row-hint = VP, best first
city-kit-row-order = The best slot comes first: { $worse } cannot follow { $better }

city-kit-tokens = Travel tokens
city-kit-special-hint = Special token
city-kit-token-servant = 1 servant
city-kit-token-servants = 2 servants
city-kit-token-envoy = Envoy
city-kit-token-intrigue = Intrigue
city-kit-token-card-for-jade = Card → jade
city-kit-token-points = 2 VP
city-kit-token-swap = Swap
city-kit-token-card-back = Card back
city-kit-token-ship = Ship
city-kit-token-wall = Great Wall
city-kit-token-servants-for-jade = 3 servants → jade
city-kit-token-double = Double token
city-kit-token-strength = Strength
city-kit-token-toll = Toll
city-kit-token-follow = Follow

city-kit-map = Cities and roads
city-kit-cities-small = Cities, side for 1–3 players
city-kit-cities-large = Cities, side for 4–5 players
city-kit-cities-hint = Give them numbers from 1, in any order you like
city-kit-roads-small = Roads, side for 1–3 players
city-kit-roads-large = Roads, side for 4–5 players
city-kit-roads-hint = Each as two cities, like 1-2 2-3 1-4
city-kit-road-form = { $road } is not a road: two cities are needed, like 1-2
city-kit-road-city = Road { $road }: the cities have numbers from 1 to { $cities }
city-kit-road-same = Road { $road } leads to the city where it begins
city-kit-road-island = No road leads from city 1 to city { $city }

## Solo: Automa cards and Meng's way

city-kit-automa = Solo: Meng’s cards
city-kit-automa-card = Automa card { $number }
city-kit-automa-hint = The area on the upper half. Two of the nine are doubled: take it from your cards.
city-kit-dusk-move = Dusk move of the Traveller: servants
city-kit-dusk-move-hint = On Jade, Decree and special cards; 0 unless your cards show a cost.
city-kit-route = Meng’s way round the edge
city-kit-route-hint = Numbers of the cities, counter-clockwise from the bottom right; needs the map.
city-kit-returns = Arrows back to his way
city-kit-returns-hint = From an inner city to the edge, such as 9-3 10-5.
city-kit-route-city = City { $city } is not one of { $cities }, or it is there twice.
city-kit-return-ends = { $road }: the first city must be off the way, the second on it.
city-kit-area-travel = Travel
city-kit-area-wall = Great Wall
city-kit-area-jade = Jade
city-kit-area-intrigue = Intrigue
city-kit-area-palace = Palace
city-kit-area-decree = Decrees
city-kit-area-canal = Grand Canal
city-kit-automa-next = Automa card { $number } of { $all }: which area is on its upper half?
city-kit-automa-next-detail = Take your nine normal cards and tap one after the other.
city-kit-automa-told = All nine Automa cards are told.
