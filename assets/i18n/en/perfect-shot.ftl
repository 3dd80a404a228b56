# Perfect Shot: names of cards and wishes, names of entries, story lines, refusals, score sheet.

## The box

game-perfect-shot = Perfect Shot
game-perfect-shot-facts = 2–4 players · 50–90 min

## Cards

shot-card-choice = Face-to-Face Choice
shot-card-theft = Theft
shot-card-reveal = Reveal
shot-card-gifts = Gifts
shot-card-rumours = Rumours
shot-card-dance = Dance
shot-card-quick = Quick Auction
shot-card-secret = Secret Auction
shot-card-unfair = Unfair Auction
shot-card-open = Open Auction
shot-card-joint = Joint Auction
shot-card-fixed = Fixed-Price Auction

## Guests and wishes

shot-guest = { $guest }
shot-an-envelope = an envelope
shot-gender-man = man
shot-gender-woman = woman
shot-gender-none = neither
shot-look-dress = dress
shot-look-boy = boy
shot-look-dog = dog
shot-look-plant = plant
shot-look-medal = medal
shot-look-microphone = microphone
shot-look-flower = flower
shot-look-glasses = glasses
shot-look-book = book
shot-look-shovel = shovel
shot-look-case = case
shot-look-hat = hat
shot-look-music = music
shot-look-person = person
shot-kind-area = In an area
shot-kind-next-to = Next to a guest
shot-kind-not-next-to = Not next to men or women
shot-kind-not-blocked = Nobody blocks me
shot-kind-face-hidden = My face is not seen
shot-kind-blocks = I block a guest
shot-witness-floor = on the floor
shot-witness-photo = by photo
shot-wish-area = Stand on { $cells }
shot-wish-next-to = Next to { $guest }
shot-wish-not-next-to-man = Not next to a man
shot-wish-not-next-to-woman = Not next to a woman
shot-wish-not-blocked = Nobody blocks me
shot-wish-face-hidden = My face is not seen
shot-wish-blocks = I block { $guest }
# A card with what stands in brackets on it.
shot-wish-or = { $wish } (or: { $alternative })
# What counts of a card that names its own guest.
shot-wish-brackets = { $wish }, in brackets

## Rules of the photo

shot-rule-off-cell = Stand not wholly in one cell
shot-rule-shared-cell = Two guests on one cell
shot-rule-fallen = A figure lies or leans
shot-rule-turned-away = A figure shows its back
shot-rule-guest-out-of-sight = A placed guest is not seen at all
shot-rule-camera-too-high = Camera above the screen’s edge
shot-rule-beyond-screen = The room behind the screen is seen

## Set-up problems

shot-setup-players =
    Perfect Shot is for 2–4 players, here { $players ->
        [one] is { $players }
       *[other] are { $players }
    }
shot-setup-same-mark = Give every player a colour of their own
shot-setup-no-first = Choose the first player: who took a selfie most recently?

## Where the game stands

shot-stage-round = Round { $round } of { $rounds }
shot-stage-arrange = Final arrangement
shot-stage-floors = Photos and floors
shot-stage-envelope = Scoring: envelope { $number } of { $all }
shot-stage-scoring = Scoring
shot-stage-vote = Final vote
shot-stage-over = Game over

## Names of entries

shot-name-deal = Envelopes dealt
shot-name-looked = All have looked
shot-name-turn-up = Card: { $card }
shot-name-done = { $card } is done
shot-name-take = { $player } takes { $envelopes }
shot-name-steal = Theft: { $player } takes { $envelope }
shot-name-give = Gift for { $to }: { $envelope }
shot-name-keep = Dance: { $player } keeps { $envelope }
shot-name-draw = Dance: { $player } gets { $envelopes }
shot-name-draw-many = Dance: { $player } gets { $count } envelopes
shot-name-put-in = { $player } puts in { $envelope }
shot-name-offer = { $player } offers { $envelope }
shot-name-bid = { $player } bids { $tokens }
shot-name-pass = { $player } passes
shot-name-hammer = No higher bid
shot-name-highest = Highest bid: { $player }, { $tokens }
shot-name-hands = Hands: { $bids }
shot-name-sell = { $player } sells
shot-name-keep-lot = { $player } takes the lot
shot-name-price = { $player } asks { $tokens } for a look
shot-name-paid = Pay for a look: { $players }
shot-name-paid-none = Nobody pays for a look
shot-name-supply-out = { $player }: { $tokens } from the supply
shot-name-supply-in = { $player }: { $tokens } to the supply
shot-name-arranged = All photos are taken
shot-name-photo-valid = { $player }: photo valid
shot-name-photo-broken = { $player }: photo not valid
shot-name-place = { $player }’s floor: { $guest } on { $cell }
shot-name-remove = { $player }’s floor: { $guest } off
shot-name-swap = { $player }’s floor: { $one } and { $other } swap
shot-name-fill =
    { $player }’s floor: { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    }
shot-name-settled = { $player }’s floor is right
shot-name-void = { $player }: { $guest } does not count
shot-name-unvoid = { $player }: { $guest } counts
shot-name-alone = The table counts itself
shot-name-evidence = { $player }’s photo is judged
shot-name-open = Envelope: { $guest }
shot-name-read = { $guest }: { $wish }
shot-name-vip = { $guest }: VIP cards { $count }
shot-name-answer-met = { $player }, { $guest }: met
shot-name-answer-not = { $player }, { $guest }: not met
shot-name-vote = Vote: { $player }, { $guest }, { $met } to { $not }
shot-name-scored = { $guest } is scored
shot-name-final-vote = Final vote: { $votes }
shot-name-note = { $player }: private notes
shot-name-correct = Correction: { $what }
# Name of an entry and story line.
shot-by-name = Envelopes are told by name
# Name of an entry and story line.
shot-by-count = Envelopes are only counted
# Name of an entry and story line.
shot-deck-app = The app draws the exchange cards
# Name of an entry and story line.
shot-deck-table = The table turns up the exchange cards
# A player with a number: "Anna 3".
shot-numbered = { $player } { $number }

## Corrections

shot-corrected = The table corrects: { $what }
shot-correct-envelope = { $player } has { $envelope }
shot-correct-centre = centre has { $envelope }
shot-correct-tokens = { $player }’s tokens { $count }
shot-correct-supply = common supply { $count }
shot-correct-first = first player { $player }
shot-correct-vip = { $guest }, VIP cards { $count }
shot-correct-card = { $guest }, card { $number }
shot-correct-card-wish = { $guest }, card { $number }: { $wish }
shot-correct-met = { $player }, { $guest }: { $met } met
shot-correct-out = { $player }, { $guest }: not placed

## Story: rounds and exchanges

shot-dealt = Envelopes: { $shares }, { $centre } in the centre
shot-all-looked = All have looked into their envelopes
shot-card-turned = { $player } turns up the card { $card }
shot-card-counted = There are more of this card than the kit says: { $card }, { $count }
shot-pick-told = { $player } chooses { $envelope }
shot-pick-none = { $player } takes nothing: { $from } has no envelope
shot-gift-told = { $player } chooses { $envelope } for { $to }
shot-keep-told = { $player } keeps { $envelope }
shot-keep-none = { $player } has no envelope to keep
shot-shuffled = The centre is shuffled. To be drawn at random: { $due }
shot-shuffled-none = Nobody put an envelope in: nothing is drawn
shot-seat-done = { $player } is done
shot-moved-chosen = { $player } takes { $envelope } from the centre
shot-moved-put-back = { $player } puts { $envelope } into the centre
shot-moved-stolen = { $player } takes { $envelope } from { $from }
shot-moved-given = { $player } gets { $envelope } from { $from }
shot-moved-drawn = { $player } draws { $envelope } from the centre
shot-moved-bought = { $player } gets { $envelope } and lays it aside until the next look
shot-exchange-ended = { $card } is done and discarded
shot-first-passed = First player: { $player }
shot-round-began = Round { $round } of { $rounds }

## Story: auctions

shot-auction-began = The envelopes are in the centre: the auction begins
shot-skipped = { $player } has no envelope to offer and is skipped
shot-skipped-joint = { $player } is skipped: no envelope is in the centre
shot-offered = { $player } is active, the lot is { $envelope }
shot-bid-made = { $player } bids { $tokens }
shot-passed = { $player } passes
shot-hands-opened = Hands are opened: { $bids }
shot-hands-tied = Hands are opened: { $bids }. Level: { $players } bid once more, no less than before
shot-paid-price = { $player } pays { $tokens } for the envelope. { $to } has { $has }
shot-paid-half = { $player } bid less and pays half, { $tokens }. { $to } has { $has }
shot-paid-kept = { $player } takes the lot and pays { $to } the bid of { $tokens }. { $to } has { $has }
shot-paid-look = { $player } pays { $tokens } for a look inside. { $to } has { $has }
shot-paid-help = { $player } has neither envelope nor token and gets { $tokens }. { $from } has { $has }
shot-paid-supply-out = { $player } gets { $tokens } from the common supply, { $supply } are left
shot-paid-supply-in = { $player } puts { $tokens } into the common supply, it has { $supply }
shot-unsold = Nobody bids: the envelope is not sold
shot-unsold-tied = Level a second time: the envelope is not sold, nobody pays
shot-price-named =
    { $player } asks { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } for a look inside
shot-looked-inside = { $player } looks inside in secret: { $envelope }
shot-active-done = { $player } has been active

## Story: photos and floors

shot-arranging-began = The six rounds are over: look once more and settle your arrangement
shot-floors-began = The photos are taken: the figures stay where they are
shot-photo-refused = { $player }’s photo is not valid: { $rules }. Another one, no figure moves
shot-photo-valid = { $player }’s photo keeps the rules
shot-placed = { $player }’s floor: { $guest } on { $cell }
shot-removed = { $player }’s floor: { $guest } is taken off
shot-filled = { $player }’s floor: { $guests }
shot-filled-empty = { $player }’s floor is empty
# A guest and his cell: "Corgi A2".
shot-at = { $guest } { $cell }
shot-voided = { $player }: { $guest } breaks a placement rule and counts as not placed
shot-unvoided = { $player }: { $guest } counts as placed again
shot-floor-settled =
    { $player }’s floor is settled: { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    }
shot-examined =
    { $player }’s photo is judged: { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    } seen

## Story: scoring

shot-counting-alone = No floors are entered: the table counts the met preferences itself
shot-scoring-began = Scoring begins: lay the screens flat, score markers on 0
shot-envelope-opened = The envelope is opened: { $guest }
shot-card-learnt = New card: the kit knows it from now on
shot-card-read = { $guest }, card { $number }: { $wish }
shot-vip-counted = { $guest }, VIP cards: { $count }. Points count ×{ $times } for everyone
shot-answered-met = { $player }’s photo, { $guest }: “{ $wish }” is met, all agree
shot-answered-not = { $player }’s photo, { $guest }: “{ $wish }” is not met, all agree
shot-voted-met = { $player }’s photo, { $guest }: “{ $wish }” is met, by vote: { $votes }
shot-voted-not = { $player }’s photo, { $guest }: “{ $wish }” is not met, by vote: { $votes }
shot-voted-tied = { $player }’s photo, { $guest }: “{ $wish }” is met, a tied vote counts for the photographer: { $votes }
shot-votes-counted = { $met } for, { $not } against
shot-votes-both = for: { $yes }; against: { $no }
shot-votes-all-for = for: { $yes }
shot-votes-all-against = against: { $no }
shot-scored = { $guest }: { $results }
shot-scored-again = Scored anew, { $guest }: { $results }
shot-result = { $player } { $met } of 3 met → { $points }
shot-result-vip = { $player } { $met } of 3 met ×{ $times } → { $points }
shot-result-out = { $player } not placed → 0
shot-plus = +{ $points }
shot-dishes-counted = Points for dish tokens, 1 for 2: { $points }
shot-vote-called = Level on points, guests and envelopes: { $players }. All vote which photo is better
shot-vote-held = Votes for the photos: { $votes }
shot-game-ended = All envelopes are scored: the game is over

## Refusals

shot-refusal-game-over = The game is over: undo or correct to go on
shot-refusal-not-now = Not now: first answer what is asked
shot-refusal-not-now-player = Not now: first { $player } answers what is asked
shot-refusal-not-on-table = There are { $players } players at the table: choose among them
shot-refusal-no-such-guest = There are 14 guests: choose one of them
shot-refusal-wrong-deal =
    { $player } has { $count ->
        [one] { $count } envelope
       *[other] { $count } envelopes
    } here: mark as many
shot-refusal-wrong-deal-centre =
    The centre has { $count ->
        [one] { $count } envelope
       *[other] { $count } envelopes
    }: mark as many
shot-refusal-no-auction = Auction cards belong to auction mode: put it back and turn up another
shot-refusal-enough-auctions = The 3 auction cards have been turned up: this one is an ordinary card
shot-refusal-enough-ordinary = The 3 ordinary cards have been turned up: this one is an auction card
shot-refusal-other-card = The app draws { $card }: take that one, or let the table turn up cards
shot-refusal-deck-unknown = The kit does not know all exchange cards for this number of players: turn up the real ones
shot-refusal-which-envelope = Tell which envelope it is
shot-refusal-not-there = Not there: { $envelope }. Choose another, or correct where it lies
shot-refusal-twice = Named twice: { $envelope }. Choose another
shot-refusal-wrong-count = Needs { $count } here: choose as many
shot-refusal-not-a-neighbour = Gifts go to the neighbours, one to each: choose the other one
shot-refusal-locked = Bought in this round, so not offered: { $envelope }. Choose another
shot-refusal-too-low = Too low: at least { $least }, or pass
shot-refusal-too-few-tokens =
    { $player } has { $has ->
        [one] { $has } token
       *[other] { $has } tokens
    }: no more can be paid
shot-refusal-own-lot = The active player does not bid for the own lot: choose another player
shot-refusal-other-bidder = Not { $player } now: look who may bid
shot-refusal-bidder-turn = { $player } bids now
shot-refusal-must-sell =
    Only { $has ->
        [one] { $has } token
       *[other] { $has } tokens
    } to pay with: sell
shot-refusal-supply-empty = The common supply has { $has }: take no more
shot-refusal-no-such-cell = This floor has no cell { $cell }: choose another
shot-refusal-under-table = The table stands on { $cell }: choose another cell
shot-refusal-occupied = { $cell } is taken by { $guest }: a cell holds one guest
shot-refusal-not-on-floor = { $guest } is not on this floor: place the figure first
shot-refusal-photo-first = First say whether { $player }’s photo keeps the rules
shot-refusal-already-scored = { $guest } is scored already: choose another envelope
shot-refusal-still-open = First finish the open envelope: { $guest }
shot-refusal-nothing-open = No envelope is open: open one first
shot-refusal-three-cards = An envelope holds 3 preference cards: read out all three, no more
shot-refusal-bad-area = Mark at least one green cell, none of them under the table
shot-refusal-alternative = The card names its own guest: tell what stands in brackets
shot-refusal-bad-alternative = What stands in brackets is another wish: choose that one
shot-refusal-too-many-vip = Each player has one VIP card: at most { $most } here
shot-refusal-not-asked = This is not asked of the photo or not scored yet: choose what is asked
shot-refusal-answer-first = First answer the open question about { $player }’s photo
shot-refusal-wrong-voters = Everyone entitled votes once: count the votes again
shot-refusal-too-many-met = An envelope holds 3 cards: at most 3 are met
shot-refusal-no-notes = This game is played from memory: there are no notes
shot-refusal-note-too-long = A note has at most { $most } characters: shorten it
shot-refusal-too-many = So many there cannot be: at most { $most }

## Score sheet

shot-sheet-dishes = Dish tokens
shot-sheet-dishes-why =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, 1 point for 2
shot-sheet-out = Not placed: 0
shot-sheet-void = Breaks a placement rule, counts as not placed: 0
shot-sheet-met = { $met } of 3 met: { $points }
shot-sheet-met-vip = { $met } of 3 met: { $base } × { $times } = { $points }, VIP cards { $vip }
shot-why-met = “{ $wish }”: met. { $why }
shot-why-not = “{ $wish }”: not met. { $why }
shot-why-stands = Stands on { $cell }
shot-why-self = The card names this guest, who stands on { $cell }
shot-why-beside = { $guest } on { $cell }, { $other } beside on { $place }
shot-why-apart = { $guest } on { $cell }, { $other } on { $place }: no common side
shot-why-nobody = { $guest } is not placed
shot-why-no-man = No man beside { $cell }
shot-why-no-woman = No woman beside { $cell }
shot-why-neighbours = Beside { $cell }: { $guests }
shot-why-photo = The photo shows it
shot-why-table = All agree on the photo
shot-why-vote = Vote: { $votes }
shot-why-vote-tied = Tied vote, for the photographer: { $votes }
shot-why-open = Not settled yet
shot-verdict-points = Points: { $players }
shot-verdict-guests = Level on points; more guests placed win: { $players }
shot-verdict-envelopes = Level on guests too; more envelopes win: { $players }
shot-verdict-vote = Level on envelopes too; votes for the photos: { $players }
shot-verdict-vote-open = Level on envelopes too; a vote decides between { $players }
shot-verdict-wins = { $player } wins
shot-verdict-ahead = { $player } is ahead
shot-verdict-shared = { $players } share the win
shot-verdict-level = Level: { $players }

shot-tally-guests = Guests placed
shot-tally-votes = Votes about photos
shot-tally-final = Final votes
shot-tally-place = Points, place { $place }
