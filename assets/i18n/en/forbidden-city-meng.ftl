# Forbidden City solo: Meng's turns, his Dusk, his reasons, what he must be told.

## Names

meng-low = low
meng-medium = medium
meng-high = high
meng-special = special card
meng-upper = upper
meng-lower = lower
meng-source-gift = Swaps on gift cards
city-phase-dusk = Dusk
meng-stage-turn = Round { $round } · Day · Meng { $turn } of { $turns }

## Story

meng-shuffled =
    { $count ->
        [one] { $count } Automa card of earlier rounds is
       *[other] { $count } Automa cards of earlier rounds are
    } shuffled into a new deck
meng-drawn = Automa card: { $card }
meng-drawn-table = Automa card turned up on the table: { $card }
meng-offered = { $player } lays his { $value } { $at } and takes the { $taken }
meng-offered-pad = { $player } lays a gift card { $at }: { $action }
meng-rewarded = { $player } takes a reward in harbor { $harbor }: { $reward }; ship and servants go to his supply
meng-out-of-cards = { $player } has no gift cards left today
meng-dusk-began = Dusk of round { $round } begins: only Meng acts
meng-dealer-app = The app shuffles and turns up Meng’s cards
meng-dealer-table = The table turns up Meng’s cards
meng-why-dusk = Dusk, { $card }

## Entries

meng-name-turn = { $player } goes to { $area }
meng-name-special = { $player } with a special card: { $area }
meng-name-dusk = { $player } at Dusk: { $card }
meng-name-morning = { $player } in the Morning
meng-name-favor = { $player }: intrigue bonus
meng-name-acts = { $player } goes on
meng-name-end-turn = Your turn is over
meng-name-out-of-cards = You have no gift cards left

## Steps: what to do on the table for Meng

meng-step-shuffle =
    Shuffle the { $count ->
        [one] { $count } Automa card
       *[other] { $count } Automa cards
    } of earlier rounds into a new deck
meng-step-offer = Lay his { $value } { $at }. His discard gets the { $taken }.
meng-step-offer-pad = Lay his gift card { $at }. The card there goes on his discard.
meng-step-gain =
    +{ $count ->
        [one] { $count } servant
       *[other] { $count } servants
    } from his supply to his pool
meng-step-gain-none = No servant for him: his supply is empty
meng-step-return =
    Return { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    } from his pool to his supply
meng-step-wall =
    { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    } from his pool on the Great Wall
meng-step-wall-supply =
    { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    } from his supply on the Great Wall
meng-step-scored = The wall section is complete: Meng has most. His servants there go to his supply.
meng-step-scored-you = The wall section is complete: you have most. Your servants there go to your supply.
meng-step-points = He scores { $amount } VP
meng-step-points-you = You score { $amount } VP
meng-step-envoy =
    His Envoy goes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
meng-step-envoy-you =
    Your Envoy goes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
meng-step-home = His Envoy is home: palace slot { $slot }
meng-step-home-you = Your Envoy is home: palace slot { $slot }
meng-step-intrigue = His intrigue marker, on top of any others there
meng-step-medal = He takes the Next Start Player Medal
meng-step-jade = He takes 1 jade
meng-step-jade-house = He takes the jade of the cheapest house
meng-step-jade-plaza = He takes 1 jade of the plaza
meng-step-jade-cheapest = He takes the cheapest jade
meng-step-decree = Put 1 servant on the { $place } decree of level { $level }: “{ $decree }”
meng-step-decree-supply = Put 1 servant from his supply on the { $place } decree of level { $level }: “{ $decree }”
meng-step-ship = New ship of his in harbor { $harbor }
meng-step-load = 1 servant from his pool on his ship, { $places } places
meng-step-load-supply = 1 servant from his supply on his ship, { $places } places
meng-step-reward-card = Third servant aboard: ship and servants to his supply. One gift card of the deck, unseen, under his pile; mark the card reward with another colour.
meng-step-reward-card-dusk = Third servant aboard: ship and servants to his supply. One gift card of the deck, unseen, on his discard; mark the card reward with another colour.
meng-step-reward-points = Third servant aboard: ship and servants to his supply. Mark the 4 VP with another colour.
meng-step-reward-unmarked = Third servant aboard: ship and servants to his supply. The 4 VP have three marks already.
meng-step-travel = Traveller to the next city with a token: “{ $token }”
meng-step-travel-to = Traveller to city { $city }: token “{ $token }”
meng-step-store = Put the token above his board; worth of all his tokens
meng-step-six = He discards tokens worth 6
meng-step-two = He discards 2 tokens for a servant
meng-step-double = He discards a double token for a servant
meng-step-card-back = The top card of his discard goes under his pile
meng-step-discard = The top card of his pile goes on his discard
meng-step-discard-known = His card { $value } goes on his discard
meng-step-morning = Morning decree: { $decree }
meng-step-dusk-card = Card of this round: { $card }
meng-step-dusk-skipped =
    { $card }: skipped, { $needed ->
        [one] { $needed } servant
       *[other] { $needed } servants
    } needed, { $there } there
meng-step-no-favor = No intrigue bonus for him
meng-step-passes = No Automa card is left: his gift cards are discarded, he passes

meng-deed-gift = Gift card
meng-deed-move = Traveller
meng-deed-load = Ship
meng-lack-servants =
    { $what }: not done, { $needed ->
        [one] { $needed } servant
       *[other] { $needed } servants
    } needed, { $there } there
meng-lack-supply = { $what }: not done, his supply is empty
meng-lack-token = { $what }: not done, no city has a token
meng-lack-harbor = { $what }: not done, no harbor is free
meng-lack-decree = { $what }: not done, no decree that he can pay for
meng-lack-three = { $what }: not done, fewer than 3 servants in his pool
meng-lack-card = { $what }: not done, his pile is empty

## Why

meng-why-special = Special card: variant B for nothing in his focus area, { $area }
meng-why-variant-a = He always does variant A: { $area }
meng-why-twice = Card and area are the same: { $area } twice
meng-why-level = Round { $round }: he looks at level { $level } first
meng-why-decree = “{ $decree }”: { $price } to return + 1 to place; he needs { $needed } and has { $there }
meng-why-decree-dearer = “{ $decree }”: your servant makes it 1 dearer, { $price } to return + 1 to place; he needs { $needed } and has { $there }
meng-why-owns = “{ $decree }”: his servant is there already
meng-why-level-not-needed = Level { $level }: not needed
meng-why-lower = Both cost the same: the lower one, “{ $decree }”
meng-why-jade = Cheapest jade: price { $price }, he has { $there }
meng-why-exchanged =
    { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    } by exchanging tokens, because that makes it possible
meng-why-kept-tokens = Tokens worth { $count } stay: they would not be enough
meng-why-six = Tokens worth 6 are a jade at once
meng-why-servants = Servants needed: { $needed }; he has { $there }, tokens counted
meng-why-city = City { $city } is the next on his way with a token
meng-why-next-city = The next city counter-clockwise with a token
meng-why-off-route = No token on his way round: the nearest one off it
meng-why-own-ship = His ship on the canal has room
meng-why-new-ship = No ship of his on the canal: a new one
meng-why-third = The third servant is a reward at once, in any harbor
meng-why-favor-jade = Space 7 or more: back 7 for 1 jade
meng-why-favor-servant = Space 1 to 6: back 1 for 1 servant
meng-why-no-favor = At the start of the track, or no servant in his supply: nothing
meng-why-point = No swap and no card for him: 1 VP instead

## Questions

meng-ask-token = Which token lies on the next city counter-clockwise?
meng-ask-first-token = Which token lies on the bottom-right city, or on the next one with a token?
meng-ask-token-of = Which token lies on city { $city }?
meng-ask-city = Where does Meng’s Traveller go?
meng-ask-price = What does the cheapest jade cost?
meng-ask-cost = Which cost is printed on “{ $decree }”?
meng-ask-harbor = Which is the leftmost free harbor?

meng-refusal-kept = The app keeps Meng’s pieces itself. Use “Does not match” to put them right.
meng-refusal-asks-else = Meng does not need this now, or it cannot be. Choose one of the answers shown.
meng-refusal-value = In full depth the value of his gift card is needed too.
meng-problem-solo = A solo game is one person who begins against Meng, without special tokens and without the variant for experienced players.

## Help

meng-help-turn = Turn up an Automa card and Meng’s top gift card; the card he takes goes on his discard
meng-help-values = Values do not matter for him: he does card and area action, always variant A
meng-help-twice = If both are the same he does it twice
meng-help-pile = This round’s Automa cards lie apart; an empty deck is made of earlier rounds’ cards only
meng-help-focus = With a special card he goes to { $area } and does variant B for nothing
meng-help-pair = His Double Servant only marks his focus area
meng-help-dusk = Turn this round’s Automa pile over: its cards come in the order of play, now with their lower half
meng-help-dusk-skip = What he cannot pay is skipped, tokens for servants counted
meng-help-dusk-you = At Dusk you only exchange tokens and take intrigue bonuses
meng-help-dusk-card = Next card: { $card }
meng-help-morning = With the Medal Meng begins; his morning decrees come in turn order
meng-help-morning-swap = His swap decree is 1 VP
meng-help-morning-servants = He gains servants as far as his supply goes
meng-help-travel = Counter-clockwise round the edge; cities without a token are passed over
meng-help-jade = He buys the cheapest jade if he can pay for it
meng-help-decree = Level of the round first, the cheaper one, of equals the lower one
meng-help-ship = His ships move only at Night, and he never has more than one

meng = Meng

## Set-up

meng-setup-pieces = Set up as for two players; Meng has all pieces of his colour: 6 servants on his board, 6 beside it, 3 ships, Traveller, Envoy, markers
meng-setup-sets = You take gift card set { $human }, Meng set { $meng }; shuffle his, face down beside his board
meng-setup-board-cards = Shuffle the 7 board cards and lay one on each slot
meng-setup-deck = Shuffle the deck set: the draw pile
meng-setup-automa = Automa deck: { $count } cards, shuffled, face down beside his board
meng-setup-focus = Put his Double Servant beside the card of his focus area: { $area }
meng-setup-traveller = Keep his Traveller ready at the bottom right of the map
meng-setup-marks = Servants of an unused colour will mark his harbor rewards
meng-setup-high = High: one card of the deck set, unseen, goes into his pile; one mark on a card reward of his board
meng-setup-first = You begin; his intrigue marker lies on yours
meng-ask-upper-first = The upper one first, then the lower one

## Form

meng-option-difficulty = How hard Meng plays
meng-option-sets = Card sets: you and Meng
meng-option-set = { $human } and { $meng }
meng-option-focus = Meng’s focus area
meng-option-focus-drawn = drawn
meng-option-dealer = Meng’s cards
meng-option-dealer-app = the app shuffles
meng-option-dealer-table = I turn them up
meng-option-depth = Your own turns
meng-option-no-card = Card for a jade with an empty pile: nothing instead of 1 VP
meng-option-pool-first = Decrees: pool alone before tokens count

## Screen

meng-goes-travel = Meng travels
meng-goes-wall = Meng goes to the Great Wall
meng-goes-jade = Meng goes to the Jade
meng-goes-intrigue = Meng goes to the Intrigue
meng-goes-palace = Meng goes to the Palace
meng-goes-decree = Meng goes to the Decrees
meng-goes-canal = Meng goes to the Grand Canal
meng-at-dusk = Meng at Dusk
meng-dusk-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
meng-turn-of = turn { $turn } of { $turns }
meng-in-the-morning = Meng in the Morning
meng-favor = Meng’s intrigue bonus
meng-goes-on = Meng goes on
meng-nothing = Nothing to do for him
meng-done = Done on the table
meng-no-match = Does not match
meng-why = Why?
meng-why-kit = Prices as in your kit: check your copy
meng-turn-up-myself = I turn up his cards myself
meng-turn-up-app = Let the app turn up his cards
meng-ask-automa = Which Automa card is turned up?
meng-ask-automa-detail = Its upper half counts by Day. If the deck is empty, shuffle the cards of earlier rounds.
meng-ask-gift = Which gift card of his is turned up?
meng-ask-gift-detail = The top card of his pile
meng-ask-token-detail = Counter-clockwise round the edge; cities without a token are passed over.
meng-ask-city-detail = The nearest token; of equals you choose.
meng-ask-price-detail = The plaza counts too, for { $price }.
meng-ask-cost-detail = Printed on the decree, without the servant that is placed.
meng-ask-harbor-detail = A new ship goes there.
meng-no-token = No city has a token
meng-key = { $value }
meng-pad-turn = Your turn: what has happened?
meng-pad-turn-detail = Only what touches Meng or the score
meng-pad-done = My turn is over
meng-pad-no-cards = I have no gift cards left
meng-board-difficulty = Difficulty
meng-board-focus = Focus area
meng-board-automa = Automa deck
meng-board-played = This round

## Result

meng-verdict = Solo against Meng, difficulty { $difficulty }
meng-sheet-away = Meng is not home, { $steps } steps short: no palace VP, but he keeps the others
