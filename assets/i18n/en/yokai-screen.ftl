# Yokai Sketch on the screen: questions, board, albums, corrections.

yokai-option-chain = Sketches left meet the next number
yokai-option-at-once = at once
yokai-option-next-card = next card
yokai-facts =
    { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    } · { $yokai } yokai
yokai-albums = Albums
yokai-album = album
yokai-album-empty = No yokai yet
yokai-album-colours =
    { $count ->
        [one] { $count } colour
       *[other] { $count } different colours
    }
yokai-pile =
    { $count ->
        [0] the sketch pile is empty
        [one] { $count } sketch left in the pile
       *[other] { $count } sketches left in the pile
    }
yokai-stack = { $stack }
yokai-now = now
yokai-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
yokai-unknown = ?
yokai-progress = { $total } of { $needed }
yokai-sketches =
    { $count ->
        [one] { $count } sketch
       *[other] { $count } sketches
    }
yokai-stack-empty = empty
yokai-leads = { $player } leads
yokai-level = level
yokai-spoken = { $stack }: needs { $needed }. { $first } { $a }, { $second } { $b }. { $lead }. Yokai in the stack: { $cards }

yokai-number = number { $value }
yokai-step-stack = stack { $stack } of 4
yokai-step-card = card { $card } of 3
yokai-ask-top = { $stack }: which number lies on top?
yokai-ask-top-detail = Only the numbers that are still possible are offered
yokai-ask-card = { $player } plays at…
yokai-ask-card-call = { $player } plays Call the Yokai at…
yokai-ask-card-distract = { $player } plays Distract the Yokai at…
yokai-ask-call = From which stack does a yokai come to { $stack }?
yokai-ask-distract = Where does the sketch of { $player } go?
yokai-ask-effect-detail = The effect may also stay unused
yokai-call = Call
yokai-distract = Distract
yokai-waive = Leave the effect unused
yokai-pass = Pass
yokai-turn-over = Turn over
yokai-one-more-finishes = One more finishes { $stack }: { $player } would take the { $value }
yokai-one-more-scares = One more at { $stack } makes both sides level: the yokai would hide
yokai-must-play =
    { $hand ->
        [one] { $player } has { $hand } card in hand and must play at least 1
       *[other] { $player } has { $hand } cards in hand and must play at least 1
    }
yokai-cards-left =
    { $count ->
        [one] { $count } more card may be played
       *[other] { $count } more cards may be played
    }
yokai-outcome-takes = +1: { $player } takes { $value }
yokai-outcome-scares = +1: it hides
yokai-outcome-left = +1: { $left } to go

yokai-correct-text = The pieces on the table are right. Each change becomes an entry that can be undone.
yokai-correct-sketches-of = Sketches: { $player }
yokai-correct-side = { $stack }, sketches of { $player }
yokai-correct-number = Number on top
yokai-correct-number-at = { $stack }: number on top
yokai-correct-hand-of = Cards in hand: { $player }
yokai-correct-pile-name = Cards in the sketch pile
yokai-correct-turn = Whose turn is it?
yokai-correct-yokai = Where does a yokai lie?
yokai-correct-yokai-text = Choose the yokai, then its place.
yokai-correct-where = { $yokai } lies…
yokai-album-of = album: { $player }
yokai-on-top-of = on top of { $stack }
