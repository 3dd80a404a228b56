# Perfect Shot: questions, answers and boards on the screen.

## New game

shot-ui-option-auction = Auction mode
shot-ui-option-off = off
shot-ui-option-on = on
shot-ui-option-deck = Exchange cards
shot-ui-option-deck-table = from the real deck
shot-ui-option-deck-app = drawn by the app
shot-ui-option-envelopes = Envelopes
shot-ui-option-envelopes-named = told by name
shot-ui-option-envelopes-counted = only counted
shot-ui-option-notes = Private notes (this is a game of memory: notes change it)

## Rounds

shot-ui-step = Step { $step } of 4
shot-ui-ask-look = Everyone looks into the own envelopes
shot-ui-ask-look-detail = One envelope open at a time, in secret. A VIP card may go into one of your own envelopes.
shot-ui-looked = All have looked
shot-ui-ask-card = { $player } turns up the exchange card. Which one?
shot-ui-ask-card-detail = The first player turns over the top card and reads it aloud.
shot-ui-app-deck = The app shuffled the six cards; leave the real deck aside.
shot-ui-deck-unknown = The app cannot draw: the kit does not know all cards for this number of players. Turn up the real card.
shot-ui-draw-card = Draw the card
shot-ui-card-unexpected = check your copy
shot-ui-done = Done
shot-ui-few-in-centre = Fewer than 2 envelopes are in the centre: take as many as there are.
shot-ui-do-choice = In turn order: take 2 envelopes from the centre, then put any 2 of yours there.
shot-ui-do-theft = All at once: each takes 1 envelope from the player on the left.
shot-ui-do-reveal = Shuffle the centre envelopes and open 2 of them for all to see, one after the other. Then put every card back.
shot-ui-do-gifts = Each gives one envelope to the left neighbour and one to the right.
shot-ui-do-rumours = Each may look in secret into 1 envelope of the centre or of another player; it goes back to its place.
shot-ui-do-dance = Each keeps 1 envelope and puts the others into the centre. Shuffle; each gets back as many at random.
shot-ui-do-quick = From the left of the active player on, each may make one bid.
shot-ui-do-secret = All others hide tokens in the hand and open their hands together.
shot-ui-do-unfair = As in the secret auction, but who bid less than the winner pays half, rounded down.
shot-ui-do-open = All others call higher and higher bids, in any order.
shot-ui-do-joint = Each puts 1 envelope into the centre. The active player picks a lot, the others set its price, he sells or buys.
shot-ui-do-fixed = The active player names a price; who pays it may look inside at once.
shot-ui-round-open = no card yet
shot-ui-round-spoken = Round { $round }: { $card }

## Envelopes

shot-ui-envelopes = Envelopes
shot-ui-centre-short = centre
shot-ui-centre = Centre of the table
shot-ui-first = first player
shot-ui-active = active
shot-ui-envelope-locked = { $guest }, bought in this round
shot-ui-envelope-lot = { $guest }, the lot
shot-ui-envelope-number = Envelope { $number }
shot-ui-ask-deal = Which envelopes does { $player } have?
shot-ui-ask-deal-centre = Which envelopes lie in the centre?
shot-ui-ask-deal-anew = Name the envelopes as they lie now.
shot-ui-ask-deal-detail = Deal them at random. Who holds which envelope is open knowledge.
shot-ui-dealt-of = { $told } of { $count }
shot-ui-deal-here = now
shot-ui-deal-to = here
shot-ui-deal-to-spoken = Next envelopes: { $player }
shot-ui-deal-rest = The rest lies there
shot-ui-deal-app = Let the app deal
shot-ui-count-only = Only count envelopes
shot-ui-start-again = Start again
shot-ui-ask-put-in = { $player } puts which envelope into the centre?
shot-ui-ask-steal = { $player } takes which envelope from { $from }?
shot-ui-ask-give = { $player } gives which envelope to { $to }?
shot-ui-ask-give-only = { $player } has one envelope. Who gets it?
shot-ui-ask-keep = { $player } keeps which envelope?
shot-ui-draw-app = Let the app draw

## Auctions

shot-ui-any-envelope = An envelope is offered
shot-ui-ask-lot = { $player } offers which envelope?
shot-ui-ask-lot-centre = { $player } picks which envelope of the centre?
shot-ui-lot = Lot: { $guest }. { $bid }
shot-ui-no-bid = No bid yet.
shot-ui-pass = Pass
shot-ui-only-result = Only the result
shot-ui-nobody-higher = Nobody goes higher
shot-ui-ask-shout = Who bids?
shot-ui-ask-result = Who has the highest bid?
shot-ui-bid-by-bid = Bid by bid
shot-ui-lies-there = It lies in the centre
shot-ui-other-bidder = Another player
shot-ui-ask-hands = The others hide tokens for { $player }’s lot. What is in their hands?
shot-ui-ask-hands-again = A tie: who is level bids once more
shot-ui-hands-again-detail = No less than before. If they are level again, nobody gets the envelope.
shot-ui-open-hands = Hands are open
shot-ui-ask-settle = Does { $player } sell or keep the lot?
shot-ui-sell-lot = Sell
shot-ui-keep-lot = Keep
shot-ui-ask-price = What does { $player } ask for a look?
shot-ui-pays = pays
shot-ui-pays-not = no
shot-ui-nobody-pays = Nobody pays
shot-ui-they-pay = They pay and look

## Beside the game

shot-ui-notes = Private notes
shot-ui-ask-notes = Whose notes?
shot-ui-notes-warning = Perfect Shot is a game of memory; notes change it. Only for tables that want this.
shot-ui-notes-alone = Only { $player } looks at the screen now
shot-ui-notes-show = { $player } looks alone: show
shot-ui-notes-of = { $player }’s notes
shot-ui-notes-drop = Back without keeping
shot-ui-notes-keep = Keep and hide
shot-ui-back-to-game = Back to the game
shot-ui-supply = Common supply
shot-ui-supply-detail = Only if the two-player card says so.
shot-ui-supply-take = takes 1
shot-ui-supply-give = gives 1
shot-ui-void = A guest breaks a placement rule
shot-ui-ask-void = Which guests on { $player }’s floor do not count?
shot-ui-void-detail = No figure may be moved. A guest that a new photo cannot cure counts as not placed: 0 points, nobody’s neighbour.

## Photos and floors

shot-ui-ask-arrange = Settle your arrangements and take your photos
shot-ui-ask-arrange-detail = Look into your envelopes once more. Place as many guests as you like: one to a cell, upright, front to you. After the first photo no figure may be moved.
shot-ui-arranged = All photos are taken
shot-ui-count-alone = Without floors: we count ourselves
shot-ui-ask-photo = Does { $player }’s photo keep the rules?
shot-ui-photo-detail = Every placed guest is seen at least in part; the camera is not above the screen; only floor and screen are in the picture.
shot-ui-photo-again = Take another photo without moving a figure. If only a figure is at fault, call it valid and mark that guest on the floor.
shot-ui-photo-valid = The photo is valid
shot-ui-photo-breaks = It breaks a rule
shot-ui-photo-fine = It is valid after all
shot-ui-ask-broken = What is wrong with { $player }’s photo?
shot-ui-photo-no-move = Another photo may be taken, but no figure may be moved.
shot-ui-photo-retake = Take another photo
shot-ui-photo-which = Choose what is wrong
shot-ui-floor-of = { $player }’s floor
shot-ui-floor-back = back, screen side
shot-ui-floor-table = table
shot-ui-floor-front = you look from here
shot-ui-floor-detail = Tap a guest, then a cell; or drag on the floor. Leave out who is not placed.
shot-ui-ask-cell = { $guest }: tap a cell
shot-ui-all-placed = All guests are placed
shot-ui-floor-right = Floor is right
shot-ui-take-off = Not placed: take off
shot-ui-swap = Swap two
shot-ui-swap-no = Do not swap
shot-ui-ask-swap = Swap: tap the first guest
shot-ui-ask-swap-with = Swap { $guest } with whom?
shot-ui-cell-table = { $cell }, under the table
shot-ui-cell-guest = { $cell }, { $guest }
shot-ui-cell-free = { $cell }, free
shot-ui-cell-green = { $cell }, green

## Cards

shot-ui-ask-wish = What does the card say?
shot-ui-ask-wish-detail = Read it aloud.
shot-ui-card-of = { $guest }: card { $card } of 3
shot-ui-other-symbol = Other photo symbol than usual for its kind
shot-ui-other-kind = Another kind of card
shot-ui-ask-gender = Not next to whom?
shot-ui-ask-beside = Next to whom?
shot-ui-ask-blocked = Whom does it block?
shot-ui-ask-bracket = The card names its own guest. What stands in brackets?
shot-ui-ask-bracket-detail = The wish in brackets counts instead.
shot-ui-ask-area-which = Which cells are green?
shot-ui-area-known = known card
shot-ui-area-new = Tap the cells
shot-ui-ask-area = Tap the green cells on the floor
shot-ui-area-detail = Hold the card so that its table lies where the table of the floor lies. Left and right as the photographer sees them.
shot-ui-area-right = These cells
shot-ui-area-tap = Tap at least one cell
shot-ui-area-title = The green cells of the card
shot-ui-card-not-read = Card { $number }: not read yet
shot-ui-by-photo = photo
shot-ui-by-floor = floor

## Scoring

shot-ui-ask-envelope = Whose envelope is opened next?
shot-ui-ask-envelope-detail = All 14 are opened, those in the centre too.
shot-ui-ask-judge = { $player }’s photo, { $guest }: “{ $wish }” – met?
shot-ui-judge-not-blocked = No other guest’s figure covers the artwork. The own stand and white edge may be covered, also by table or dish.
shot-ui-judge-face-hidden = Eyes, nose and mouth are wholly covered by other guests or dishes, or outside the photo. The table does not count.
shot-ui-judge-blocks = This guest’s own figure covers the whole face of the other.
shot-ui-judge-photo = This card is judged by the photo alone.
shot-ui-yes = Yes
shot-ui-no = No
shot-ui-wish-met = the preference is met
shot-ui-wish-not-met = the preference is not met
shot-ui-to-vote = The photo does not settle it: vote
shot-ui-vote = Vote
shot-ui-vote-detail = { $text } All but { $player } vote; a tie counts for { $player }.
shot-ui-votes-nameless = Only the count
shot-ui-votes-split = { $met } : { $not }
shot-ui-votes-split-spoken = Yes { $met }, no { $not }
shot-ui-no-vote = No vote after all
shot-ui-count-votes = Count the votes
shot-ui-votes-missing = Missing: { $players }
shot-ui-all-yes = All say yes
shot-ui-all-no = All say no
shot-ui-ask-close = { $guest }: all judged
shot-ui-ask-close-detail = Have you counted the VIP cards in the envelope?
shot-ui-close = Next envelope
shot-ui-close-last = To the result
shot-ui-vip-cards = VIP cards
shot-ui-vip-factor = VIP cards: × { $factor }
shot-ui-met = met
shot-ui-not-met = not met
shot-ui-needs-vote = needs a vote
shot-ui-ask-photo-short = ask the photo
shot-ui-not-read = not read yet
shot-ui-not-placed = not placed
shot-ui-not-placed-short = –
shot-ui-points-open = ?
shot-ui-box-spoken = Card { $number }: { $answer }
shot-ui-met-of = { $count } of 3 met
shot-ui-totals = Totals
shot-ui-tally-detail = Read the cards aloud and count for every player how many are met.
shot-ui-tally-missing = A number for every player
shot-ui-other-envelope = Another envelope
shot-ui-ask-tally = { $guest }: how many preferences are met?
shot-ui-ask-final = Level to the end: which photo is better?
shot-ui-final-detail = All players discuss and vote, the tied ones too. A tie is a shared win.
shot-ui-all-vote = Everyone votes
shot-ui-votes-for = { $player } votes for { $other }

## The ideal frame

shot-ui-ideal = The ideal frame
shot-ui-ideal-model = The best floor that was possible with these envelopes. Where the photo decides, a simple model of ours: who stands directly in front hides the face, anyone nearer in the same column blocks.
shot-ui-ideal-find = Find the best floor
shot-ui-ideal-looking = Looking for the best floor
shot-ui-ideal-stop = Stop and show the best so far
shot-ui-ideal-proven = { $points } points, and nothing better is possible
shot-ui-ideal-gap = { $points } points found; more than { $most } is impossible
shot-ui-ideal-left = { $player }: { $points } by this model, { $left } left on the table

## Strip, corrections

shot-ui-facts-envelopes = envelopes
shot-ui-facts-first = first player
shot-ui-tokens = Dish tokens
shot-ui-correct-text = The table is right. Every change is an entry and can be undone.
shot-ui-correct-tokens-of = Dish tokens of { $player }
shot-ui-correct-envelopes = A tap hands the envelope to the next place.
shot-ui-correct-vip-of = VIP cards with { $guest }
shot-ui-correct-met = { $player }: met
shot-ui-correct-placed = { $player }: placed
shot-ui-correct-later = Envelopes and the first player can be put right once this card is done, or after undo.
shot-ui-correct-cards = Cards that were read
shot-ui-correct-floors = Floors
shot-ui-scored-of = { $count } of 14 envelopes scored

shot-ui-spoken-money = envelopes: { $envelopes }, tokens: { $tokens }
shot-ui-spoken-envelopes = envelopes: { $envelopes }

## Numbers

shot-ui-ask-take =
    { $count ->
        [one] { $player } takes 1 envelope from the centre. Which one?
       *[other] { $player } takes { $count } envelopes from the centre. Which ones?
    }
shot-ui-ask-put =
    { $count ->
        [one] { $player } puts back 1 envelope. Which one?
       *[other] { $player } puts back { $count } envelopes. Which ones?
    }
shot-ui-ask-draw =
    { $count ->
        [one] { $player } gets 1 envelope. Which one?
       *[other] { $player } gets { $count } envelopes. Which ones?
    }
shot-ui-ask-bid =
    { $count ->
        [one] What does { $player } bid? At least 1 token
       *[other] What does { $player } bid? At least { $count } tokens
    }
shot-ui-ask-shout-of =
    { $count ->
        [one] { $player } bids how much? At least 1 token
       *[other] { $player } bids how much? At least { $count } tokens
    }
shot-ui-best-bid =
    { $count ->
        [one] Highest bid: { $player }, 1 token.
       *[other] Highest bid: { $player }, { $count } tokens.
    }
shot-ui-sell-lot-words =
    { $count ->
        [one] { $other } pays { $player } 1 token and gets the envelope
       *[other] { $other } pays { $player } { $count } tokens and gets the envelope
    }
shot-ui-keep-lot-words =
    { $count ->
        [one] { $player } pays { $other } 1 token and takes the envelope
       *[other] { $player } pays { $other } { $count } tokens and takes the envelope
    }
shot-ui-ask-payers =
    { $count ->
        [one] A look costs 1 token. Who pays?
       *[other] A look costs { $count } tokens. Who pays?
    }
shot-ui-key-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
shot-ui-has =
    { $count ->
        [one] has 1 token
       *[other] has { $count } tokens
    }
shot-ui-supply-question =
    { $count ->
        [one] Common supply: 1 token
       *[other] Common supply: { $count } tokens
    }
shot-ui-supply-count =
    { $count ->
        [one] supply: 1 token
       *[other] supply: { $count } tokens
    }
shot-ui-envelopes-count =
    { $count ->
        [one] 1 envelope
       *[other] { $count } envelopes
    }
shot-ui-tokens-count =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
shot-ui-facts-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
shot-ui-facts-placed =
    { $count ->
        [one] 1 guest
       *[other] { $count } guests
    }
shot-ui-placed-of =
    { $count ->
        [one] { $player }: 1 of 14 guests
       *[other] { $player }: { $count } of 14 guests
    }
shot-ui-spoken-points =
    { $count ->
        [one] { $points } points, 1 guest placed
       *[other] { $points } points, { $count } guests placed
    }
