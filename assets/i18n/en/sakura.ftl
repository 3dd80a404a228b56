# Sakura: names of entries, story lines, refusals, score sheet, help.

## The box

game-sakura = Sakura
game-sakura-facts = 2–6 players · 20–40 min

## Cards, spaces, trees

sakura-garden-forward = Emperor +{ $steps }
sakura-garden-back = Emperor −1
sakura-garden-either = Emperor ±1
sakura-garden-closest = Closest −2
sakura-garden-furthest = Furthest +2
sakura-painter-forward = Painter +{ $steps }
sakura-painter-either = Painter ±{ $steps }
sakura-painter-leap = In front of the next
sakura-painter-between = +1 per painter between
# Both halves of a card: "Emperor +2, Painter +3".
sakura-faces = { $garden }, { $painter }
sakura-gate = gate
sakura-tree-first = first sakura
sakura-tree-second = second sakura
sakura-tree-third = third sakura
sakura-feed-flip = top card of the deck
sakura-feed-tactical = tactical variant
sakura-feed-virtual = drawn by the app
sakura-pace-each-card = card by card
sakura-pace-all-at-once = all cards at once
# A card and whose it is: "12 Anna".
sakura-numbered = { $number } { $player }

## Kit

sakura-kit-path = The garden path
sakura-kit-spaces = Spaces of the path
sakura-kit-spaces-hint = From the first space after the gate to the last; each bridge counts as 1
sakura-kit-torii = Torii
sakura-kit-torii-hint = Counted from the gate, like all places: the space where the Emperor starts
sakura-kit-bridge = Bridge { $number }
sakura-kit-bridge-hint = Each bridge counts as 1 space here; with 5 or 6 players the app makes 3 of it
sakura-kit-sakura = Sakura { $number }
sakura-kit-cards = The 60 cards
sakura-kit-garden = Garden action
sakura-kit-painter = Painter action
sakura-kit-path-too-short = The last sakura is on { $space }: the path must reach it
sakura-kit-torii-late = The torii comes before the first sakura, which is on { $space }
sakura-kit-order = The places go up along the path: this one comes after { $space }
sakura-kit-off-path = The path has { $spaces } spaces
sakura-kit-on-torii = The torii is on this space
sakura-kit-on-sakura = Sakura { $number } is on this space

## Set-up

sakura-setup-players = Sakura is for 2 to 6 players, here are { $players }
sakura-setup-court = With 2 players, and only then, the court painter joins
sakura-setup-same-mark = Give every painter a colour of his own
sakura-setup-board = Lay the board in the middle and put the Emperor on the torii space
sakura-setup-bridges-short = Each of the 4 bridges is 1 space
sakura-setup-bridges-long = Each of the 4 bridges is 3 spaces
sakura-setup-painters = Each player takes a painter and 5 tokens of the same colour
sakura-setup-gate = Put all painters on the gate
sakura-setup-court-painter = { $name } joins as a third painter: on the gate, with 5 tokens
sakura-setup-supply = Leave the other tokens beside the board as the supply
sakura-setup-deal = Shuffle the 60 cards and deal 5 to each player; nobody sees the others’ cards
sakura-setup-deck = Put the other { $cards } cards face down in the middle as the deck

## Where the game stands

sakura-stage-round = Round { $round }
sakura-stage-over = Game over

## Names of entries

sakura-name-reveal = { $player } reveals { $number }
sakura-name-draw = { $player } draws { $number }
sakura-name-next = { $player }’s card { $number }
sakura-name-resolve = Cards from { $number } on
sakura-name-emperor-forward = { $player }: Emperor forward
sakura-name-emperor-back = { $player }: Emperor backward
sakura-name-painter-forward = { $player }: painter forward
sakura-name-painter-back = { $player }: painter backward
sakura-name-feed = Court painter: { $feed }
sakura-name-pace = Resolve { $pace }
sakura-name-correct = Correction: { $what }

## Story lines

sakura-card-learnt = Card { $number } is now known: { $faces }
sakura-card-revealed = { $player } reveals { $number }
sakura-card-given = { $player } gets { $number } from { $by }
sakura-card-flipped = { $player } gets { $number }, the top card of the deck
sakura-card-drawn = { $player } gets { $number }, drawn by the app
sakura-sorted = Order: { $cards }
sakura-card-began = Card { $number }, { $player }: { $faces }
sakura-direction-asked = { $player } chooses: forward or backward
sakura-emperor-forward = The Emperor goes { $steps } forward: { $from } → { $to }
sakura-emperor-back = The Emperor goes { $steps } backward: { $from } → { $to }
sakura-emperor-stays = The Emperor stays on { $space }: he never enters the gate
sakura-emperor-stops = The Emperor goes forward, { $from } → { $to }, and stops at the tree
sakura-way = { $from } → { $to }
sakura-way-passed = { $from } → { $to }, not counting { $passed }
sakura-way-emperor = { $from } → { $to }, where the Emperor stands
sakura-way-passed-emperor = { $from } → { $to }, where the Emperor stands, not counting { $passed }
sakura-moved-closest = { $player } is closest and goes 2 backward: { $way }
sakura-moved-furthest = { $player } is furthest and goes 2 forward: { $way }
sakura-moved-forward = { $player } goes { $steps } forward: { $way }
sakura-moved-back = { $player } goes { $steps } backward: { $way }
sakura-moved-leap = { $player } goes in front of the next painter: { $way }
sakura-moved-between = { $player } goes { $steps } forward, one for each painter in between: { $way }
sakura-disgraced =
    Disgrace: { $player } loses a token, { $tokens ->
        [0] none is left
        [one] 1 is left
       *[other] { $tokens } are left
    }
sakura-disgraced-empty = Disgrace: { $player } has no token to lose
sakura-retreated =
    { $player } goes back { $count ->
        [one] 1 empty space
       *[other] { $count } empty spaces
    }: { $counted }
sakura-retreated-passed =
    { $player } goes back { $count ->
        [one] 1 empty space
       *[other] { $count } empty spaces
    }: { $counted }, not counting { $passed }
sakura-nobody-closest = All painters are on the gate: nobody is closest
sakura-nobody-furthest = Several painters are on the gate: nobody is furthest
sakura-stays-ahead = { $player } stays: no painter is ahead
sakura-stays-between = { $player } stays: no painter is in between
sakura-stays-gate = { $player } stays on the gate
sakura-reached = The Emperor stops at the { $tree }; the painter action still follows
sakura-reached-lapsed =
    The Emperor stops at the { $tree }; the painter action still follows, { $count ->
        [one] card
       *[other] cards
    } { $cards } then { $count ->
        [one] lapses
       *[other] lapse
    }
sakura-paid =
    { $player }, place { $place }: { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    }
sakura-unplaced = Level on the gate, so without a place: { $players }
sakura-paid-out = The { $tree } has paid and is an ordinary space from now on
sakura-paid-last = The third sakura has paid
sakura-lined-up = { $player } lines up: { $from } → { $to }
sakura-round-ended = Round { $round } is over: the cards go to the discard pile
sakura-drew-all = Everyone draws 1 card
sakura-drew = Draw cards: { $players }
sakura-drew-one = { $player } { $count }
sakura-deck-renewed =
    The deck has run out: shuffle { $cards ->
        [one] 1 discard
       *[other] { $cards } discards
    } into a new one
sakura-round-began = Round { $round }
sakura-round-began-two = Round { $round }: { $player } is further away and plays two cards
sakura-round-began-deck = Round { $round }: both players are on the gate, so a card of the deck is flipped for the court painter
sakura-game-ended = After the last sakura the game ends
sakura-game-resumed = The game goes on
sakura-feed-changed = Cards of the court painter: { $feed }
sakura-pace-changed = From now on: { $pace }
sakura-corrected = Put right by the table: { $what }
sakura-correct-painter = { $player } on { $space }
sakura-correct-emperor = Emperor on { $space }
sakura-correct-tokens = tokens of { $player }: { $count }
sakura-correct-paid = { $tree } has paid
sakura-correct-unpaid = { $tree } blooms
sakura-correct-card = card { $number }
sakura-correct-card-faces = card { $number } is { $faces }
sakura-correct-deck = cards in the deck: { $count }

## Refusals

sakura-refusal-game-over = The game is over: undo or correct to go on
sakura-refusal-not-on-table = There are { $painters } painters and 3 sakura
sakura-refusal-no-such-card = There is no card { $number }: they go from 1 to 60
sakura-refusal-unknown-card = Card { $number } is new: tap its two actions once
sakura-refusal-other-faces = Card { $number } is known as { $faces }: correct the card if that is wrong
sakura-refusal-card-taken = Card { $number } is { $player }’s in this round: undo that one if it is wrong
sakura-refusal-card-in = { $player } has revealed { $number }: undo it to change it
sakura-refusal-cards-are-in = The cards of this round are in and are being resolved
sakura-refusal-card-first = First the card of { $player }
sakura-refusal-direction-first = First the direction: { $player } chooses
sakura-refusal-no-direction = This card leaves no direction to choose
sakura-refusal-no-court = The court painter joins only with 2 players
sakura-refusal-app-draws = The app draws the court painter’s card; choose another source to flip one
sakura-refusal-not-virtual = The app does not draw the court painter’s card now
sakura-refusal-other-card = The app’s deck deals { $number }
sakura-refusal-not-all-known = The app can draw once all 60 cards are known: { $known } are
sakura-refusal-off-path = The Emperor stands on a space from 1 to { $spaces }
sakura-refusal-occupied = { $player } is on { $space }: only the gate holds several painters
sakura-refusal-not-behind = The Emperor is on { $space }: painters stay behind him
sakura-refusal-painter-ahead = { $player } is on { $space }: move this painter behind the Emperor first
sakura-refusal-unpaid = The { $tree } still blooms and stops the Emperor: mark it as paid first
sakura-refusal-reached = The Emperor has reached the { $tree }: put him back first
sakura-refusal-too-many = At most { $most } can be here

## Score sheet

sakura-sheet-start = At the start
sakura-sheet-start-why = Everyone starts with 5 tokens
sakura-sheet-tree = Sakura { $number }
sakura-sheet-place =
    Place { $place }: { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    }
sakura-sheet-disgraces = Disgraces
sakura-sheet-disgrace = Round { $round }: met the Emperor on { $space }, 1 token
sakura-sheet-disgrace-empty = Round { $round }: met the Emperor on { $space }, no token to lose
sakura-sheet-corrections = Corrections
sakura-sheet-corrections-why = Put right by the table
sakura-verdict-one = { $player } { $count }
sakura-verdict-tokens = Tokens: { $players }
sakura-verdict-at = { $player } ({ $space })
sakura-verdict-tie = Level on tokens; closer to the Emperor wins: { $players }
sakura-verdict-wins = { $player } wins
sakura-verdict-ahead = { $player } is ahead
sakura-verdict-shared = Shared win: { $players }
sakura-verdict-level = Level: { $players }
sakura-verdict-better = Between the two players: { $player }
sakura-verdict-both = Between the two players: level

## Help

sakura-help-pick = Everyone secretly picks a card; all are revealed together
sakura-help-order = The cards are resolved by number, lowest first
sakura-help-learn = A new card is told once with its two actions; from then on its number is enough
sakura-help-deck = Deck { $deck }, discards { $discards }: when the deck runs out, shuffle the discards into a new one
sakura-help-aim = Be nearest when the Emperor stops at a sakura, without bumping into him
sakura-help-flip = Once both have picked, flip the top card of the deck for { $court }
sakura-help-virtual = Once both cards are in, the app draws the card of { $court }
sakura-help-two = { $player } is further from the Emperor and plays two cards: one of them for { $court }, none from the deck
sakura-help-face-down = All three cards are picked face down and revealed together
sakura-help-both-on-gate = Both players are on the gate: flip the top card of the deck for { $court }
sakura-help-court-forward = { $court } counts as a third player and always goes forward
sakura-help-emperor = { $player } chooses: the Emperor goes 1 forward or 1 backward
sakura-help-painter = { $player } chooses: the painter goes forward or backward
sakura-help-halves = First the garden action, then the painter action of the card’s owner
sakura-help-full = Figures move the full number; forward is away from the gate
sakura-help-empty = Painters count empty spaces only and pass over each other
sakura-help-gate = The gate holds many painters and stops those who go back; the Emperor never enters it
sakura-help-disgrace = A painter who meets the Emperor stops, loses a token and goes back 3 empty spaces; also when the Emperor steps back onto him
sakura-help-sakura = A sakura stops the Emperor once: this card’s painter action still happens, the other cards lapse
sakura-help-tokens = Tokens for the places: 3, 2, 1; a fourth gets 1 with 5 or 6 players; at the last sakura the first gets 4
sakura-help-most = Most tokens win
sakura-help-tie = Equal tokens: closer to the Emperor wins; both on the gate share the win unless the house option decides

## Random play

sakura-tally-rounds = Rounds
sakura-tally-disgraces = Disgraces
sakura-tally-place = Tokens, place { $place }
