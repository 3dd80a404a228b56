# Forbidden City: names of areas, decrees, gifts, rewards and tokens.

city-area-travel = Travel
city-area-wall = Great Wall
city-area-jade = Jade
city-area-intrigue = Intrigue
city-area-palace = Palace
city-area-decree = Decrees
city-area-canal = Grand Canal

city-decree-morning_intrigue = each Morning: intrigue +2
city-decree-morning_ship = each Morning: 1 servant on a ship
city-decree-morning_servant = each Morning: +1 servant
city-decree-morning_envoy = each Morning: Envoy +1
city-decree-morning_swap = each Morning: swap a card
city-decree-cheaper_travel = Travel B costs 1 less
city-decree-cheaper_jade = Jade costs 1 less
city-decree-wall_helper = 1 more servant on the wall
city-decree-equal_is_free = an equal offering is free
city-decree-cheaper_decrees = decrees cost 1 less
city-decree-per_three_points = end: 1 VP per 3 VP
city-decree-eight_points = end: 8 VP
city-decree-per_jade = end: 2 VP per jade
city-decree-per_decree = end: 2 VP per decree
city-decree-per_reward = end: 2 VP per harbor reward

city-gift-none = no action
city-gift-palace = Palace
city-gift-canal = Grand Canal
city-gift-wall = Great Wall
city-gift-decree = Decree
city-gift-intrigue = Intrigue
city-gift-servant = 1 servant
city-gift-servants = 2 servants
city-gift-swap = swap a card

city-reward-points = 4 VP
city-reward-card = card
city-reward-pair = Double Servant

city-token-servant = 1 servant
city-token-servants = 2 servants
city-token-envoy = Envoy +1
city-token-intrigue = intrigue +2
city-token-card_for_jade = card for jade
city-token-points = VP
city-token-swap = swap a card
city-token-card_back = card back to hand
city-token-ship = servant on a ship
city-token-wall = servant on the wall
city-token-servants_for_jade = servants for jade
city-token-double = double token
city-token-strength = Strength
city-token-toll = Toll
city-token-follow = Follow
