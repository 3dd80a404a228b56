# Sakura on the screen: form, questions, board, cards, corrections.

sakura-court = Court painter
sakura-option-gate = Ties at the gate
sakura-option-gate-none = none
sakura-option-gate-card = by card
sakura-option-pace = Resolve the cards
sakura-option-pace-each = one by one
sakura-option-pace-all = all at once
sakura-option-feed = The court painter’s cards

sakura-cards = Cards
sakura-emperor = Emperor
sakura-first-tree =
    { $count ->
        [one] First tree in { $count } space
       *[other] First tree in { $count } spaces
    }
sakura-second-tree =
    { $count ->
        [one] Second tree in { $count } space
       *[other] Second tree in { $count } spaces
    }
sakura-last-tree =
    { $count ->
        [one] Last tree in { $count } space
       *[other] Last tree in { $count } spaces
    }
sakura-at-gate = at the gate
sakura-closest-at = closest · space { $space }
sakura-place-at = place { $place } · space { $space }
sakura-at = space { $space }

sakura-step-reveal = card { $card } of { $count }
sakura-step-card = card { $card } of { $count }
sakura-step-new = new card: { $number }
sakura-ask-card = Which card does { $player } show?
sakura-known = { $known } of 60 cards are known; a new one asks for its two actions once
sakura-plays-two = { $player } is further away and plays two cards: one for the court painter
sakura-court-from = The second card of { $player }, from the middle of the table
sakura-court-both-gate = Both painters are at the gate: turn over the top card of the deck
sakura-court-flip = Turn over the top card of the deck
sakura-court-virtual = The app draws from a deck of its own, without the cards known to be elsewhere
sakura-draw-court = Draw for the court painter
sakura-key-known = card { $number }
sakura-key-new = card { $number }, new
sakura-ask-garden = What does it do in the garden?
sakura-ask-painter = What does it do with the painter?
sakura-new-detail = From now on the number is enough
sakura-discarded = As far as the app has seen, card { $number } lies in the discards
sakura-other-number = Another number
sakura-ask-next = { $player } is next
sakura-next = Next card: { $player }, { $number }
sakura-resolve-rest = Resolve the rest of this round
sakura-pace-all = Resolve all at once
sakura-pace-each = Resolve one by one
sakura-ask-emperor = { $player }: which way does the Emperor go?
sakura-ask-painter-way = { $player }: which way does the painter go?
sakura-forward = forward
sakura-backward = back

sakura-what-if = If the Emperor stopped now
sakura-what-if-short = If he stopped now
sakura-what-if-nobody = nobody
sakura-spoken = Garden: Emperor on { $emperor }; { $painters }
sakura-spoken-painter = { $player } { $space }

sakura-cards-known = { $known } of { $count } cards known
sakura-cards-text = The rest are learnt as they turn up.
sakura-deck = Deck { $deck } · discards { $discards }

sakura-correct-text = The pieces on the table are right. Each change becomes an entry that can be undone.
sakura-correct-spaces = Who stands where?
sakura-correct-space-of = Space of { $player }
sakura-correct-gate = 0 is the gate.
sakura-tokens-title = Tokens
sakura-correct-tokens-of = Tokens of { $player }
sakura-correct-tree = Tree { $tree } on { $space } is paid
sakura-deck-title = Cards in the deck

sakura-kit-drawing = The path with { $spaces } spaces, bridges counted as one
sakura-kit-split = { $on } garden actions lead the Emperor on, { $other } do not
sakura-kit-split-odd = Likely are 44 and 16: look at your cards once more
