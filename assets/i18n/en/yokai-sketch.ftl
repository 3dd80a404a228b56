# Yokai Sketch: names of entries, story lines, refusals, score sheet, help.

## The box

game-yokai-sketch = Yokai Sketch
game-yokai-sketch-facts = 2 players · 15–25 min

## Stacks and yokai

yokai-colour-green = Green
yokai-colour-blue = Blue
yokai-colour-red = Red
yokai-colour-yellow = Yellow
yokai-colour-purple = Purple
yokai-colour-orange = Orange
yokai-colour-white = White
yokai-colour-black = Black
yokai-element-earth = Earth
yokai-element-water = Water
yokai-element-fire = Fire
yokai-element-wind = Wind
# A yokai by its printed colour: "Green 4".
yokai-portrait = { $stack } { $value }
yokai-effect-call = Call the Yokai
yokai-effect-distract = Distract the Yokai

## Kit

yokai-kit-stacks = The four yokai stacks, from left to right
yokai-kit-colour = Colour
yokai-kit-colour-hint = As the stacks lie on your table, seen from the first player’s side
yokai-kit-element = Sign
yokai-kit-names = Your own names
yokai-kit-name = Stack { $stack }: your own name
yokai-kit-name-hint = At most 16 characters; without one the colour is used
yokai-kit-same-colour = { $colour } is already the colour of stack { $stack }: four different colours are needed

## Set-up

yokai-setup-two-players = Yokai Sketch is for 2 players, here are { $players }
yokai-setup-same-mark = Give the players two different colours
yokai-setup-first = Choose which of the 2 players begins
yokai-setup-sketches = Shuffle the sketch cards and deal 3 to each player
yokai-setup-pile = Put the rest face down in the middle as the sketch pile
yokai-setup-yokai = Sort the yokai cards by colour and shuffle each of the 4 stacks on its own
yokai-setup-row = Lay the stacks in a row with the numbers up; only each top card is seen
yokai-setup-sides = Sit on opposite sides of the stacks and keep a place for the discard pile
yokai-setup-begin = Choose the first player at random

## Where the game stands

yokai-stage-setup = Set-up
yokai-stage-turn = Turn { $turn }
yokai-stage-over = Game over

## Names of entries

yokai-name-reveal = Number on { $stack }: { $value }
yokai-name-sketch = { $player }: sketch at { $stack }
yokai-name-call = { $player }: Call at { $stack }
yokai-name-distract = { $player }: Distract at { $stack }
yokai-name-call-from = { $player }: yokai called from { $stack }
yokai-name-distract-to = { $player }: sketch sent to { $stack }
yokai-name-waive = { $player }: effect left unused
yokai-name-pass = { $player }: pass
yokai-name-end-turn = { $player }: turn over
yokai-name-correct = Correction: { $what }

## Story lines

yokai-top-seen = { $stack }: the yokai on top needs { $value }
yokai-top-certain = { $stack }: the yokai on top can only be the { $value }
yokai-turn-began = Turn { $turn }: { $player }
yokai-reshuffled =
    The sketch pile is empty: shuffle { $cards ->
        [one] 1 discarded card
       *[other] { $cards } discarded cards
    } into a new pile
yokai-drew =
    { $player } draws 1 sketch: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand
yokai-nothing-to-draw = { $player } draws nothing: pile and discards are empty
yokai-laid = { $player } lays a sketch at { $stack }
yokai-laid-effect = { $player } lays a sketch at { $stack }: { $effect }
yokai-call-lost = Call the Yokai is lost: no other stack has 2 or more cards
yokai-distract-lost = Distract the Yokai is lost: { $player } has no sketch at { $stack }
yokai-effect-waived = { $player } leaves { $effect } unused
yokai-called = { $yokai } is called to { $stack } and takes that colour
yokai-distracted = { $player }: last sketch moves, { $from } → { $to }
yokai-counted = { $stack } { $first }–{ $second }: { $total } of { $needed }
yokai-counted-too-few = { $stack }: too few sketches for any yokai
yokai-captured =
    { $player } takes { $yokai } and discards { $discarded ->
        [one] 1 sketch
       *[other] { $discarded } sketches
    }
yokai-captured-stays =
    { $player } takes { $yokai } and discards { $discarded ->
        [one] 1 sketch
       *[other] { $discarded } sketches
    }; { $other } keeps { $stays } there
yokai-hid =
    { $yokai } gets scared and hides under { $stack }; both discard { $discarded ->
        [one] 1 sketch
       *[other] { $discarded } sketches
    }
yokai-hid-alone =
    { $yokai } gets scared; the stack has no other card, so it lies open again; both discard { $discarded ->
        [one] 1 sketch
       *[other] { $discarded } sketches
    }
yokai-passed = { $player } passes
yokai-turn-ended = Turn over: { $player }
yokai-game-ended = No yokai left at { $stacks }: the game ends
yokai-game-resumed = The game goes on
yokai-corrected = Put right by the table: { $what }
yokai-correct-sketches = { $stack }, sketches of { $player }: { $count }
yokai-correct-hand = hand of { $player }: { $count }
yokai-correct-pile = sketch pile: { $count }
yokai-correct-top = { $stack } shows { $value }
yokai-correct-top-swap = { $stack } shows { $value }; the card taken for it is the { $other }
yokai-correct-album = { $yokai } in the album of { $player }
yokai-correct-onto = { $yokai } lies on { $stack }
yokai-correct-active = it is the turn of { $player }

## Refusals

yokai-refusal-game-over = The game is over: undo or correct to go on
yokai-refusal-not-on-table = There are 4 stacks and 2 players
yokai-refusal-top-first = First tell the number on top of { $stack }
yokai-refusal-effect-first = First use the effect at { $stack }, or leave it unused
yokai-refusal-no-effect = No card with this effect was just played
yokai-refusal-no-card = { $player } has no card left to play: { $played } of 3 played, { $hand } in hand
yokai-refusal-must-play = { $player } must play at least 1 card: { $hand } in hand
yokai-refusal-top-known = { $stack } shows { $value }: correct it if that is wrong
yokai-refusal-stack-empty = { $stack } has no yokai left
yokai-refusal-no-such-yokai = No yokai has the number { $value }: they go from 3 to 7
yokai-refusal-seen = { $yokai } was already seen: correct that card first
yokai-refusal-last-card = Not from { $stack }: the last card of a stack cannot be called
yokai-refusal-same-stack = Not to { $stack }: choose one of the other 3 stacks
yokai-refusal-no-sketch = { $player } has no sketch at { $stack }
yokai-refusal-too-many = There are 36 sketch cards: at most { $most } can be here

## Score sheet

yokai-sheet-colour = { $stack }
yokai-verdict-points = Yokai points: { $first } { $a }, { $second } { $b }
yokai-verdict-colours = Level on points. Different colours: { $first } { $a }, { $second } { $b }
yokai-verdict-wins = { $player } wins
yokai-verdict-ahead = { $player } is ahead
yokai-verdict-shared = Level on points and colours: both win
yokai-verdict-level = Level

## Help

yokai-help-top = Tell the number on top of each stack, from left to right
yokai-help-next-top = The next yokai of { $stack } lies open: tell its number
yokai-help-leafing = Nobody looks through the yokai stacks; the discards may be looked at
yokai-help-draw =
    { $player } has drawn 1 sketch from the pile: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand
yokai-help-shuffle =
    The sketch pile is empty: for the next draw shuffle { $discards ->
        [one] 1 discarded card
       *[other] { $discards } discarded cards
    }; those at the stacks stay
yokai-help-must-play = { $player } has { $hand } cards in hand and must play at least 1
yokai-help-may-pass =
    { $left ->
        [0] No more cards in this turn
        [one] Up to 1 more card in this turn, at any stack, or none
       *[other] Up to { $left } more cards in this turn, at one stack or several, or none
    }
yokai-help-lay = Choose one of the 2 sketches on the card and lay it towards the stack of that colour
yokai-help-side = Lay it on your own side of the stack
yokai-help-count = As many sketches on both sides as the number: the side with more takes the yokai
yokai-help-scare = Equally many on both sides: the yokai gets scared and both discard
yokai-help-effects = An effect may be used only right after its card is played; without it the card is an ordinary sketch
yokai-help-effect-now = { $player } may use { $effect } now or leave it unused; then the sketches are counted
yokai-help-call = Take the top card of another stack and put it on { $stack }: it takes that colour
yokai-help-call-last = The last card of a stack stays where it is
yokai-help-call-colour = In an album a called yokai has its printed colour; scared, it goes under the stack where it lies
yokai-help-distract = Take the last sketch of { $player } at { $stack }, turn it and lay it at the stack of its other colour
yokai-help-distract-side = It stays on the side of { $player }; your own sketches never move
yokai-help-distract-effect = The effect of the moved card does not happen
yokai-help-distract-same = A card with the same colour on both ends stays: leave the effect unused
yokai-help-points = Each player adds the numbers of the yokai in the album; the higher sum wins
yokai-help-tie = With equal sums more different printed colours win; if these are equal too, both win
