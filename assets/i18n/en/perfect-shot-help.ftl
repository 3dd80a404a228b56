# Perfect Shot: set-up steps, and help for what is asked now.

## Set-up

shot-prepare-tables = Put the figures into their stands. The tables are assembled once and stay so
shot-prepare-cards = Shuffle the 42 preference cards face down and put 3 into each of the 14 envelopes. All may help, nobody sees a printed side
shot-prepare-envelopes = Deal the envelopes at random, pictures up: { $each } to each player, { $centre } into the centre of the table
shot-prepare-own = Each player takes 1 screen, 1 score marker, 1 floor, 1 table, 1 VIP card, 14 different figures and 10 dish tokens of any look
shot-prepare-decoration = Without auction mode dish tokens are decoration; the auction cards stay in the box
shot-prepare-deck = Deck: the 6 exchange cards whose back shows your number of players ({ $players }). Shuffle, face down into the centre; the others go back unseen
shot-prepare-deck-auction = Of the cards for your number of players ({ $players }) draw 3 ordinary and 3 auction cards unseen and shuffle them: the deck, face down in the centre. The others go back unseen
shot-prepare-deck-two = Two players have only 3 auction cards: all of them are in the deck
shot-prepare-deck-app = The app draws the exchange cards if the kit knows them all: then the real deck is not needed
shot-prepare-supply = 12 more dish tokens lie in the centre as the common supply; 8 stay in the box
shot-prepare-first = First player is { $player }, who took a selfie most recently, and takes the first-player card
shot-prepare-floor = Lay the floor before you, arrow towards you, either side up. The table stands where the arrow marks it
shot-prepare-dishes = All your dish tokens go on your table
shot-prepare-screen = The screen stands behind the floor and hides it from the others
shot-prepare-figures = Figures stand beside the screen, the VIP card stays secret behind it

## Rounds

shot-help-deal = Tell where each envelope lies. Who holds which is open knowledge; envelopes lie outside the screens
shot-help-aim = One photo each: the more wishes of a guest are met, the more points. A guest placed with none met costs points
shot-help-round = 6 rounds alike: look, turn up a card, do it, pass the first-player card. { $player } leads the others through the steps
shot-help-look = All at once open their own envelopes and look at the cards in secret. At other times only when an exchange card says so
shot-help-one-open = One envelope open at a time: all its cards go back before the next. Cards never change envelopes
shot-help-figures = Put out and move figures as you like until your photo, also off the cells, as a help to remember
shot-help-any-guest = Any guest may be put out, known or not, and any may be left out
shot-help-vip = Once per game, in secret, put your VIP card into an envelope before you; it stays there. No other card is ever added
shot-help-vip-where = VIP card: not into an envelope you only look at, nor into one bought in this round. Until your photo; unused it is worth nothing
shot-help-vip-worth = Each VIP card scores that guest once more, for everybody. Best where all wishes can be met; remember where you saw others
shot-help-turn-up = { $player } turns up the top exchange card and reads it aloud; then all do what it says
shot-help-app-draws = The app draws the card; read its text on the screen
shot-help-after = Afterwards { $player } discards the card and hands the first-player card to the left: { $next }

## Ordinary exchange cards

shot-help-at-once = All at the same time, in no order
shot-help-order = In turn order, clockwise: { $players }
shot-help-choice = Take 2 envelopes from the centre, then put any 2 of yours there, also those just taken
shot-help-choice-few = The centre has only { $count }: take as many and put as many back
shot-help-theft = Take 1 envelope of your choice from the player on your left
shot-help-theft-fresh = Not one that the neighbour is only just taking; nobody loses more than one
shot-help-theft-none = { $player } takes nothing: { $from } has no envelope
shot-help-two = With two players the opponent is both neighbours
shot-help-reveal = Shuffle the centre envelopes, pick 2 at random. Open one, lay its cards out for all to see, put them back; then the other
shot-help-reveal-vip = VIP cards inside are shown too. Each card returns to the envelope it came from
shot-help-reveal-few = The centre has only { $count }: open as many
shot-help-gifts = Pick 2 of your envelopes: one for the left, one for the right neighbour
shot-help-gifts-fresh = What you only just received is not passed on
shot-help-gifts-one = { $player } has only 1 envelope and chooses which neighbour gets it
shot-help-gifts-none = { $player } has no envelope and gives nothing
shot-help-gifts-two = With two players both go to the opponent; one if there is only one
shot-help-rumours = You may pick 1 envelope in the centre or of another player and look inside in secret
shot-help-rumours-back = It returns to its place. Several may pick the same, one after the other. Nobody has to look
shot-help-dance = Keep one envelope of your choice, put the others into the centre
shot-help-dance-draw = Shuffle the centre: each player gets at random as many as put in, the rest stays
shot-help-dance-one = { $player } keeps the only envelope and draws nothing
shot-help-dance-none = { $player } has no envelope: nothing in, nothing drawn

## Auctions

shot-help-active = { $player } is active now. Each player is once, in turn order: { $players }
shot-help-auction = Bids and payments are dish tokens. The buyer pays the active player and gets the envelope
shot-help-own-lot = The active player does not bid for the own lot
shot-help-raise = Each bid is higher than the last, the first at least 1, none more than one has. Who does not raise passes and is out of this lot only
shot-help-payer = Only the highest bidder pays; the others keep their tokens
shot-help-no-sale = No bid: the turn passes to the next active player
shot-help-skip = Without an envelope to offer a player is skipped; after the last one the auction is over
shot-help-aside = Bought envelopes lie apart: not opened before the next round, nor offered in this one
shot-help-aside-last = Bought envelopes lie apart: not opened before the final arrangement
shot-help-tell-vip = You may say whether a VIP card is in your lot. One may keep silent, but what one says is true
shot-help-needy = At the end of the round: whoever has neither envelope nor token gets 1 token from everyone who keeps at least 1
shot-help-two-bidder = Two players: the one bidder buys at the own bid of 1 or more. If the card says otherwise, the card wins
shot-help-supply = The common supply changes only when a two-player card says so: tell it in its own counter
shot-help-quick = The active player picks an own envelope. From the left on, clockwise, each other player may bid once; the highest bid buys
shot-help-secret = The active player picks an own envelope. The others hide any number of tokens in the hand, 0 too, and open together
shot-help-secret-win = The highest bid wins. Level: those bid once more in secret, no less than before. Level again, or all 0 twice: no sale
shot-help-secret-losers = Losers pay nothing
shot-help-unfair = Everyone who bid less pays the active player half the last own bid, rounded down. No sale: nobody pays
shot-help-open = The active player picks an own envelope. The others bid freely, in any order, each bid higher; when nobody goes on, the highest buys
shot-help-joint-in = First each player puts 1 own envelope into the centre; who has none puts none in but is active all the same
shot-help-joint-lot = The active player picks any envelope in the centre. The others bid in turn order until all but one have passed
shot-help-joint-settle = Then the active player sells to the highest bidder, or pays that bidder as much and takes it. Too few tokens: must sell. No bid: it stays in the centre
shot-help-fixed = The active player picks an own envelope and names a price, 0 or more
shot-help-fixed-look = Whoever pays it may look inside at once, in secret. Nobody has to pay; the envelope stays with the active player

## Final arrangement and photo

shot-help-arrange = Look into your envelopes once more, one at a time, then settle your arrangement
shot-help-as-many = Place as many guests as you like: those not placed neither give nor cost points
shot-help-cells = Each stand wholly inside one cell, one guest to a cell
shot-help-straight = Figures stand straight and show you their coloured front, not the black back
shot-help-seen = Of every placed guest at least a bit is seen in the photo, edge and stand included
shot-help-camera = Camera not above the top edge of the screen, and so close that only floor and screen are seen, no room behind
shot-help-dishes = Dishes may be shifted on your own table until the photo
shot-help-shoot = Photograph with your phone. Afterwards the figures stay where they are
shot-help-retake = The first valid photo counts. If it breaks a rule take another, but move no figure
shot-help-incurable = A figure’s fault that no new photo cures: that guest counts as not placed, nobody’s neighbour, but still covers others
shot-help-floor = Tell the cell of each placed guest: letters from your left, rows from the front, A1 is front left
shot-help-moment = What counts is the moment of the photo: a figure knocked over later stands where the photo shows it

## Scoring

shot-help-flat = Lay the screen flat and put the score marker on 0
shot-help-open-all = Open the envelopes one at a time and read the cards aloud, those in the centre too: all 14
shot-help-points = Met 3: 6 points, 2: 3, 1: 1, none: −3. Not placed: 0
shot-help-times = Each VIP card in the envelope counts these points once more, negative ones too
shot-help-read = Each of the 3 cards is a preference of its own, also equal or contradicting ones
shot-help-witness = With the photo symbol the photo alone counts, without it the figures on the floor
shot-help-symbol = Unless a card is known otherwise: nobody blocks me, face not seen and I block by photo, the others by the floor
shot-help-area = Green cells: lay the card’s table on yours. Left and right as you see them, table nearest to you
shot-help-beside = Next to means a common side, not a corner; the table between two guests parts them. Plant and corgi are neither man nor woman
shot-help-self = Names the card its own guest: next to is met once placed; for I block the wish in brackets counts
shot-help-missing = Names the card a guest who is not placed: next to and I block are not met, not next to is untouched
shot-help-not-blocked = Met when no other guest’s figure covers this one’s artwork. Its stand and white edge may be covered; table, dishes and the picture’s edge do not matter
shot-help-face-hidden = Met when the whole face, eyes, nose and mouth, is covered by guests or dishes or is outside the photo. What only the table hides counts as seen
shot-help-yellow = The lady in yellow is turned away: only the printed part of her face counts
shot-help-no-face = A guest without a face: the whole artwork stands for it
shot-help-blocks = Met when this one figure by itself covers the whole face of the guest named. A face outside the picture is not covered
shot-help-vote = In doubt look at the photo and vote: { $voters }. Level counts for the photographer

## The end

shot-help-most = Most points win, totals below 0 count as they are
shot-help-dish-points = Auction mode: 1 point for every 2 dish tokens, rounded down
shot-help-tie = Level: more guests placed, then more envelopes before one, then a vote on the photos
shot-help-final-vote = All talk it over and vote which of these photos is better, the tied players too: { $players }. Level again: the win is shared
