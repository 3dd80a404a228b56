# Forbidden City: set-up steps, and help for what is asked now.

## Set-up

city-setup-final = Leave every piece where it lies: only the final scoring is entered
city-setup-pieces = For everybody: gift cards, Travel tokens, 3 Destiny Dice, 20 jade, 15 decrees, Day Tracker, start player token, Next Start Player Medal
city-setup-count = Count the gift cards once: there are { $cards }. An early printing may have one twice and one missing
city-setup-board-small = Lay the board in the middle, the side for 1–3 players up; its lower left corner shows which
city-setup-board-large = Lay the board in the middle, the side for 4–5 players up; its lower left corner shows which
city-setup-specials-in = Mix the 6 special tokens in with the other Travel tokens
city-setup-specials-out = Leave the 6 special Travel tokens in the box
city-setup-tokens = Shuffle the Travel tokens: 1 face up on each city, the others face down in two equal piles
city-setup-jade = Put 1 jade on each marked house, the rest on the plaza
city-setup-jade-houses = { $houses ->
    [one] Put 1 jade on the house, the rest on the plaza
   *[other] Put 1 jade on each of the { $houses } houses, the rest on the plaza
}
city-setup-decrees = Sort the decrees by level and shuffle: 2 of each level face up on the board, the other 9 to the box
city-setup-set = { $player } { $place }
city-setup-sets = Each player takes a set of 4 gift cards: { $sets }
city-setup-slots = Shuffle the 7 gift cards of the board and lay 1 face up on each gift slot
city-setup-deck = Shuffle the 11 gift cards of the deck and put them face down beside the board
city-setup-one-deck = Shuffle all other gift cards into one deck and lay its top 7 on the gift slots; { $cards } are left
city-setup-unused = Put the unused sets back into the box
city-setup-start = Start player: { $player }. Turns go clockwise
city-setup-dice = Roll the 3 Destiny Dice and put them on the spaces at the top of the board
city-setup-tracker = Put the Day Tracker on 1; round 1 has no Morning
city-setup-figures = Travellers stand beside the board, Envoys on the start space of the palace track, VP markers on 0
city-setup-steps = { $steps ->
    [one] The Envoy needs { $steps } step to the palace: count once on your board
   *[other] The Envoy needs { $steps } steps to the palace: count once on your board
}
city-setup-stack = Stack the intrigue markers on the start space, from bottom to top: { $players }. For now the upper one wins ties
city-setup-medal = Put the Next Start Player Medal at the gift slot of the Intrigue area
city-setup-own = Each player takes a colour: player board, 12 servants, Double Servant, 3 ships, Traveller, Envoy, intrigue marker, VP marker
city-setup-servants = 6 servants on the player board are the Servant Pool; 6 servants and the ships beside it are the general supply
city-setup-pair = The Double Servant stays on its own slot until it is won on the Grand Canal
city-setup-cards-trigger = House rule: actions of gift cards set off Toll and Follow too
city-setup-compare = House rule: if no Envoy is at the palace, VP are compared all the same

## What is told before the first round

city-help-laid = 2 decrees of each level lie face up: tap these 6
city-help-levels = There are 5 decrees of each level; dots on the back show it
city-help-cost-once = A printed cost is asked for once and then known
city-help-slots = Each of the 7 areas has an official with one gift slot: tap the card that lies there
city-help-card = A gift card shows its value, the symbol of its set and perhaps an action
city-help-secret = Nobody looks into another hand or discard; how many cards a hand has is open, and everyone may look through the own discard
city-help-roll = Roll all 3 Destiny Dice and put them on their spaces
city-help-rounds = 4 rounds of Morning, Day and Night, without the first Morning; then the final scoring
city-help-match-later = At Night each hand card with the number of a die is a match
city-help-dice-lie = The dice stay as they lie until the next Morning, unless an intrigue bonus turns one
city-help-first-tokens = Each city gets 1 token face up; the others make two equal face-down piles
city-help-untold = A token that is not told now is asked for when it is taken
city-help-pool = Servants on the player board are the Servant Pool, those beside it the general supply
city-help-sum = Pool, supply, wall, ships, decrees, reward slots and special tokens: 12 servants in all, the Double Servant apart
city-help-own-cards = Hand and discard are 4 cards, and 1 more for each card won in a harbor
city-help-stored = Tokens stored at the top of the player board; a double token lies face up

## Morning

city-help-start-player = The holder of the Medal becomes start player and puts it back; without a holder the start player stays
city-help-refill = A city with neither token nor Traveller gets a new token from the piles
city-help-piles = Piles empty: shuffle the exchanged tokens and make two equal piles again
city-help-few-tokens = Piles may differ by 1. If tokens run out, choose which cities get one
city-help-morning-order = Decrees of level 1 pay in every later Morning, in turn order; a player’s own in any order
city-help-morning-refuse = Each of these rewards may be refused
city-help-morning-intrigue = Move the intrigue marker 2 forward
city-help-morning-ship = Put 1 servant or the Double Servant from supply on a ship, or on a new one; a full ship may take its harbor reward at once
city-help-morning-servant = Move 1 servant from supply to pool
city-help-morning-envoy = Move the Envoy 1 step; at the palace it is 1 VP
city-help-morning-swap = Swap 1 hand card with a card on the board
city-help-morning-servants = { $count ->
    [one] The Day Tracker moves on; each player may move { $count } servant from supply to pool
   *[other] The Day Tracker moves on; each player may move { $count } servants from supply to pool
}
city-help-supply-short = If the supply has fewer, take what is there; nothing replaces the rest
city-help-twelve = Nobody has more than 12 servants and the Double Servant
city-help-sources = More servants come from 2 tokens, token bonuses, gift cards, a decree, matches and intrigue bonuses
city-help-low-supply = Wall, decrees and ships use servants up: with an empty supply gains are lost. Those on decrees and reward slots stay there

## Day

city-help-turns = The start player begins; clockwise, 1 offering and then its actions. Without cards in hand: pass
city-help-free = Exchange 1 hand card with a card on the board. A higher value is free, and so is 1 for 9
city-help-ways = Equal or lower: return 2 servants, discard 1 more card, or do no actions
city-help-order = First the action of the card, then that of the area; each may be skipped
city-help-medal = The first Intrigue A of the round takes the Medal
city-help-trades = At any time, also between turns: 2 tokens → 1 servant, 4 tokens → 2 VP, 6 tokens → 1 jade
city-help-boards = The player boards show rounds, exchanges, harbor rewards and final scoring as a reminder
city-help-day-ends = Each hand card is a turn. When all hands are empty the Day ends; whoever gets a card before plays on
city-help-offer = { $player }: give 1 hand card to an official and take the card that lies there
city-help-strength = Strength: +{ $plus } on every card offered today, and no 1 for 9
city-help-equal = Decree: an equal value is free
city-help-cards-go = The card given stays face up, the card taken goes face down on the own discard; discards come back at Night
city-help-not-higher = The value is not higher: pay first, then exchange
city-help-way-servants = Return 2 servants from pool; tokens may be exchanged first, and the Double Servant pays it alone
city-help-way-card = Discard another hand card of any value; it comes back at Night
city-help-way-nothing = Exchange without price and actions, even if you could pay
city-help-one-price = One price opens both actions
city-help-card-servant = Move 1 servant from supply to pool
city-help-card-servants = Move 2 servants from supply to pool
city-help-card-area = The card does the action of its area, with the same variants and costs
city-help-twice = Card and area are the same: the action may be done twice, each time with its own choice and price
city-help-possible = Costs are paid in full; gains are taken as far as possible and may be refused
city-help-swap = Swap 1 card from hand or discard, also the one just taken, with any card on the board; values do not matter
city-help-swap-place = The new card goes where the old one came from: hand or discard
city-help-follow = { $player } may do this action too: A or B, at full cost
city-help-trigger-area = Toll and Follow: each action done where the offering was made sets them off, a gift card from elsewhere does not
city-help-trigger-cards = Toll and Follow: each action of that area sets them off, also one of a gift card

## The areas

city-help-variants = A or B, one of them each time. Return: from pool to supply. Place: from pool to the board or a ship
city-help-travel-a = A: move the Traveller once, take the token and, if you like, its bonus at once
city-help-travel-b = { $count ->
    [one] B: return { $count } servant, then do A twice; a second token must be in reach
   *[other] B: return { $count } servants, then do A twice; a second token must be in reach
}
city-help-travel-first = The first move of the game goes to any city with a token
city-help-travel-road = Along roads to the next city with a token; cities without one are passed over
city-help-travel-none = Without a token on the map the action cannot be done
city-help-store = The token goes face down to a free slot; without one, exchange tokens at once
city-help-wall-a = A: place 1 servant on the wall
city-help-wall-b = B: return 1 servant, then place up to 2 on the wall
city-help-wall-helper = Decree: with at least 1 of your own, place 1 more from supply
city-help-wall-full = A section is completed with { $count } servants: all on the wall count, and it is scored at once
city-help-wall-most = Most servants: 3 VP and 1 Envoy step, a tie goes by intrigue. They return to supply, the others stay
city-help-wall-bonus = Then everyone who had a servant there may take 1 intrigue bonus
city-help-wall-pair = The Double Servant counts as 2, with a servant as 3
city-help-jade-house = Return the printed number of servants and take the jade of that house; 1 jade per action
city-help-jade-plaza = { $count ->
    [one] Or take 1 from the plaza for { $count } servant, always
   *[other] Or take 1 from the plaza for { $count } servants, always
}
city-help-jade-cheaper = Decree: 1 servant less, only for this action
city-help-jade-empty = Houses are not refilled. If the 20 jade run out, use anything else
city-help-jade-end = Jade scores at the end: 1, 3, 6, 10 or 15 VP for 1 to 5, and 2 VP for each more
city-help-intrigue-a = A: marker 1 forward; the first A of the round also takes the Medal
city-help-intrigue-b = B: return 1 servant, marker 3 forward; never the Medal
city-help-intrigue-top = A marker that arrives on a space lies on top there, also when it goes back
city-help-intrigue-ties = Every tie goes to the marker further along, on one space to the upper one
city-help-intrigue-end = The track ends at 14; from there A brings only the Medal
city-help-intrigue-back = Markers go back only for intrigue bonuses
city-help-palace-a = A: Envoy 1 step
city-help-palace-b = B: return 2 servants, Envoy 2 steps and intrigue marker 1 forward
city-help-palace-home = On the last space the Envoy takes the best free slot; its VP count at the end
city-help-palace-more = Every step beyond, wherever it comes from, is 1 VP
city-help-palace-must = Whose Envoy is not at the palace ends with 0 VP
city-help-decree-price = Return the printed cost and 1 for each servant of others there, then place 1 more servant
city-help-decree-cheaper = Decree: return 1 servant less
city-help-decree-once = One servant per player and decree; it stays to the end, others may join
city-help-now-or-end = VP for now move the VP marker at once, VP for the end wait for the final scoring
city-help-decree-pair = The Double Servant may pay for 1 or 2, but never stands on a decree
city-help-canal-a = A: place 1 servant on a ship, then move any own ship to the next free harbor; or only one of these
city-help-canal-b = B: return 1 servant, then place 2 on one or two ships; no ship moves
city-help-canal-new = A new ship takes its servant to the leftmost free harbor; that is not a move
city-help-canal-route = 1 route of 5 harbors with 1 ship each; if all are taken, no new ship comes
city-help-canal-routes = 2 routes: choose one for a new ship if it has a free harbor. Ships never change routes
city-help-canal-full = A ship has 3 places; full, or full in a new harbor, it may claim the harbor reward
city-help-canal-pair = The Double Servant takes 2 places on a ship
city-help-canal-load = Every ship carries 1 to 3 servants; the Double Servant takes 2 places
city-help-canal-ships = Each player has 3 ships and may use them again and again
city-help-sail = Move one own ship, loaded or not, to the next free harbor; taken harbors are skipped
city-help-sail-route = Ships never change routes
city-help-sail-idle = Nothing was loaded, so a ship moves
city-help-claim = 1 servant from the ship marks the reward on the player board; ship and other servants go to supply
city-help-claim-rewards = Harbor 1: nothing. 2: 4 VP, 3 times. 3: a gift card, twice. 4: the Double Servant, once. 5: one of these
city-help-claim-later = No free slot, no reward. A ship that does not claim stays full and may claim in another harbor
city-help-claim-card = The card comes from the top of the deck to hand and may be played today; the deck never runs out
city-help-claim-mark = An ordinary servant marks the reward, the Double Servant goes to supply
city-help-pair-no-need = The Double Servant is 1 or 2 servants, as you like; a help, but many win without it
city-help-favor-who = Everyone who had a servant on the wall, the winner too, may take 1 intrigue bonus or refuse
city-help-favor-order = First the marker nearest the start of the track; on one space the lower one
city-help-favor-price = Marker back 1: 1 servant. Back 3: 2 servants. Back 5: turn 1 die. Back 7: 1 jade
city-help-favor-room = The marker must have the whole way: from 0 there is no bonus
city-help-favor-die = A die is turned to any of its faces, even one turned before, and stays so until the next Morning
city-help-pair-gain = Instead of 1 servant gained the Double Servant may come, if it lies in the supply
city-help-pair-worth = It is returned as 1 or 2 servants, and placed as 2 on the wall or a ship
city-help-pair-never = It never stands on a decree and never marks a reward
city-help-pair-supply = From wall, ship or pool it goes to supply and may be gained again

## Travel tokens

city-help-moves = { $count ->
    [one] { $player }: { $count } move of the Traveller
   *[other] { $player }: { $count } moves of the Traveller
}
city-help-token-taken = The token is taken in any case, its bonus only if you like
city-help-bonus-now = A bonus is taken now or lost; the token keeps its worth for an exchange
city-help-token-servant = Move 1 servant from supply to pool
city-help-token-servants = Move 2 servants from supply to pool
city-help-token-envoy = Move the Envoy 1 step; at the palace it is 1 VP
city-help-token-intrigue = Move the intrigue marker 1 forward; never the Medal
city-help-token-card-for-jade = Discard a hand card with a printed value of 7 or more: 1 jade. The card comes back at Night
city-help-token-points = 2 VP at once
city-help-token-swap = Swap a card, as with a gift card
city-help-token-card-back = Take 1 card from the own discard back to hand: one more turn today
city-help-token-ship = Put 1 servant or the Double Servant from supply on a ship, or on a new one; a full ship may take its harbor reward at once
city-help-token-wall = Put 1 servant or the Double Servant from supply on the wall; a section completed is scored at once
city-help-token-servants-for-jade = Return 3 servants from pool: 1 jade
city-help-token-double = Double token: no bonus, face up, 1 slot; it counts as 2 in one exchange, without change
city-help-token-strength = Beside the own board: +1 on every card offered today, but no 1 for 9. Two add up
city-help-token-toll = Beside an area: each action of others there today gives you 1 VP and takes 1 VP from them, never below 0
city-help-token-follow = Beside an area: after each action of others there today you may do it too, at full cost
city-help-put-out = It is put out with 1 servant from pool, or the Double Servant; otherwise it is only stored
city-help-out = While it is out it takes no slot and cannot be exchanged
city-help-special-back = At the end of the Day it goes to a slot of the player board, its servant to supply
city-help-slots-full = No slot is free: exchange tokens first, then store the new one
city-help-token-discard = Exchanged tokens go to a common discard beside the board

## Night

city-help-take-back = All take their discards back to hand and compare with the dice
city-help-match = Each hand card with the number of a die is a match: 1 servant from supply to pool. Two equal dice make 2 matches
city-help-turned = Dice that were turned count as they lie
city-help-match-supply = Matches count for the award even if the supply is too small
city-help-award = Most matches: 3 VP and 1 Envoy step, a tie goes by intrigue. Without any match there is no award
city-help-night-ships = All ships move one harbor on, the furthest first. A ship from harbor 5 sinks: ship and servants go to supply
city-help-night-claim = Full ships may claim the reward of the new harbor: in turn order, own ones in any order
city-help-last-night = The Night of round 4 is played too

## Final scoring

city-help-last-exchange = This is the last chance for it
city-help-final-steps = Then come wall, decrees of level 3, palace and jade
city-help-final-wall = Most servants on the wall, however few: 3 VP and 1 Envoy step, a tie goes by intrigue. An empty wall scores nothing
city-help-final-no-bonus = There are no intrigue bonuses now
city-help-final-home = An Envoy that reaches the palace now counts
city-help-zero = Whose Envoy is not at the palace has 0 and cannot win; the VP marker comes off the track
city-help-per-three = First 1 VP per 3 VP: rounded down, at most 10, before palace, jade and other decrees
city-help-eight = Then the others: 8 VP
city-help-per-jade = 2 VP per jade, at most 10
city-help-per-decree = 2 VP per own servant on decrees, this one included
city-help-per-reward = 2 VP per servant on harbor reward slots
city-help-final-palace = Each Envoy scores the VP of its slot
city-help-row = Tell the VP as the board shows them, best first; 0 only where it shows none
city-help-numbers-points = VP as the marker shows them, nothing for the end yet
city-help-numbers-envoy = Steps that the Envoy lacks; at the palace its slot
city-help-numbers-wall = On the wall the Double Servant counts as 2
city-help-numbers-decrees = Decrees of level 3 one by one, of levels 1 and 2 only how many
city-help-numbers-rewards = Servants on the reward slots of the player board
city-help-stack = Several markers on one space: tell who lies above whom
city-help-most = Most VP wins
city-help-most-tie = A tie goes to the marker further along the intrigue track, on one space to the upper one
city-help-nobody = No Envoy at the palace: everybody has 0 and nobody wins
city-help-nobody-compare = No Envoy at the palace: at this table VP are compared all the same
