# Forbidden City on the screen: the public board and the player boards.

city-board-unknown = ?

city-board-tokens-out =
    { $count ->
        [one] { $count } token out
       *[other] { $count } tokens out
    }
city-board-no-map = map not entered
city-board-progress = { $total } of { $threshold }
city-board-jade-from =
    { $count ->
        [one] from { $count } servant
       *[other] from { $count } servants
    }
city-board-medal-here = Medal here
city-board-medal-free = The Medal lies at Intrigue
city-board-medal-of = Medal: { $player }
city-board-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
city-board-decrees-open = { $one } · { $two } · { $three } open
city-board-ships =
    { $count ->
        [0] no ships
        [one] { $count } ship
       *[other] { $count } ships
    }
city-board-ships-full =
    { $count ->
        [one] { $count } ship full
       *[other] { $count } ships full
    }

city-board-intrigue-hint = top wins ties
city-board-palace-hint = steps left
city-board-wall-hint = scores at { $threshold }
city-board-jade-hint = servants; plaza { $plaza }
city-board-jade-unknown = prices not entered
city-board-sold = sold
city-board-canal-hint = moves at Night
city-board-harbor-start = start
city-board-harbor-start-of = { $route } · start
city-board-harbor-points = 4 VP
city-board-harbor-card = card
city-board-harbor-pair = pair
city-board-harbor-any = any
city-board-decrees-hint = cost in servants
city-board-points-now = { $points } VP

city-board-decree-morning-intrigue = Intrigue +2
city-board-decree-morning-ship = servant on ship
city-board-decree-morning-servant = +1 servant
city-board-decree-morning-envoy = Envoy +1
city-board-decree-morning-swap = swap a card
city-board-decree-cheaper-travel = Travel −1
city-board-decree-cheaper-jade = Jade −1
city-board-decree-wall-helper = Wall +1
city-board-decree-equal-is-free = equal is free
city-board-decree-cheaper-decrees = Decrees −1
city-board-decree-per-three-points = 1 per 3 VP
city-board-decree-eight-points = 8 VP
city-board-decree-per-jade = 2 per jade
city-board-decree-per-decree = 2 per decree
city-board-decree-per-reward = 2 per reward

city-board-dice = Destiny Dice
city-board-dice-hint = A card with the value of a die is a match at Night.
city-board-dice-not-rolled = The Destiny Dice are not rolled yet
city-board-dice-turned = { $player } turned die { $die }.
city-board-dice-twice = { $face } counts twice.
city-board-dice-thrice = { $face } counts three times.
city-board-mend-die = Correct a die

city-board-spoken = { $area }: { $places }
city-board-spoken-at = { $player } { $space }
city-board-spoken-top = { $player } { $space } on top
city-board-spoken-steps =
    { $count ->
        [one] { $player } { $count } step left
       *[other] { $player } { $count } steps left
    }
city-board-spoken-home = { $player } home
city-board-spoken-home-for = { $player } home for { $points } VP
city-board-spoken-wall = { $area }: { $total } of { $threshold } servants; { $places }
city-board-spoken-wall-empty = { $area }: no servants, scores at { $threshold }
city-board-spoken-jade = { $area }: houses for { $prices } servants, plaza { $plaza }
city-board-spoken-jade-sold = { $area }: all houses sold, plaza { $plaza }
city-board-spoken-jade-unknown = { $area }: prices of the houses not entered, plaza { $plaza }
city-board-spoken-no-ships = { $area }: no ships
city-board-spoken-ship = { $player } in harbor { $harbor }, { $load } of 3 places taken
city-board-spoken-ship-of = { $player } on route { $route } in harbor { $harbor }, { $load } of 3 places taken
city-board-spoken-decrees = { $area }: { $count } on the board
city-board-spoken-decree = { $name }: level { $level }, { $cost }, { $points } VP now, nobody has it
city-board-spoken-decree-of = { $name }: level { $level }, { $cost }, { $points } VP now; { $owners }
city-board-spoken-cost =
    { $count ->
        [one] cost { $count } servant
       *[other] cost { $count } servants
    }
city-board-spoken-cost-unknown = cost not entered
city-board-spoken-card = gift card { $value }, { $action }
city-board-spoken-no-card = gift card not known
city-board-spoken-token = { $token } of { $player }
city-board-spoken-dice = Destiny Dice: { $faces }. { $remark }

city-strip-full = pool { $pool }, supply { $supply }, cards in hand { $cards }, jade { $jade }
city-strip-pad = intrigue { $space }, Envoy steps left { $steps }, jade { $jade }

city-board-points = VP
city-board-count = { $count }
city-board-list = { $items }
city-board-none = none
city-board-servants-title = Servants
city-board-servants = pool { $pool }, supply { $supply }
city-board-pair-title = Double Servant
city-board-pair-box = not won yet
city-board-pair-pool = in the pool
city-board-pair-supply = in the supply
city-board-pair-wall = on the wall
city-board-pair-ship = on a ship
city-board-pair-beside = beside a token
city-board-cards-title = Cards
city-board-cards = hand { $hand }, discard { $discard }
city-board-tokens-title = Travel tokens
city-board-tokens = { $count }, with doubles worth { $worth }
city-board-tokens-plain = { $count }
city-board-jade-title = Jade
city-board-intrigue-title = Intrigue
city-board-envoy-title = Envoy
city-board-envoy-steps =
    { $count ->
        [one] { $count } step left
       *[other] { $count } steps left
    }
city-board-envoy-home = home
city-board-envoy-home-for = home, { $points } VP
city-board-wall-title = On the Great Wall
city-board-rewards-title = Harbor rewards
city-board-reward = { $reward } { $count } of { $limit }
city-board-ships-title = Ships
city-board-ship = harbor { $harbor } with { $load } of 3
city-board-decrees-title = Decrees
city-board-decrees-told =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
