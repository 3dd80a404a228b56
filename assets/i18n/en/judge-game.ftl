# From the judged photo into the running game of Perfect Shot.

link-judge = Judge the photo
link-judge-of = Judge { $player }’s photo
link-wanted = { $player }’s photo
link-wanted-text = Open it or drop it onto this window.
link-wanted-here = Or is it one of these?
link-open-game = Open the game of this photo
link-into = Into the game
link-into-for = Into the game for { $player }
link-no-game = No game of Perfect Shot is open.
link-whose = Whose photo is it?
link-photo-of = { $player }’s photo
link-not-his = Not { $player }’s photo
link-not-yet = The game is not there yet: it asks for the photos after the last round.
link-counts-alone = In this game the table counts by itself, without floors and photos.
link-fault-stays = What is wrong with a figure is often not cured by another photo. Then it counts as not placed: 0 points, nobody’s neighbour. Here: { $guests }.
link-refuse = Note it as not valid
link-strangers = Not in this game and left out: { $guests }.
link-unknown = Not in this photo kit, told by people alone: { $guests }.
link-votes =
    { $count ->
        [one] { $count } doubtful answer is left to the vote at scoring, if a card asks for it.
       *[other] { $count } doubtful answers are left to the vote at scoring, if a card asks for them.
    }
link-known = The game knows all of this.
link-back = Back to the game
link-take = Take it over for { $player }
link-take-void = Take it over, with these not placed: { $guests }
link-differs = Floor and photo differ
link-elsewhere = { $guest }: on the floor { $told }, in the photo { $found }
link-unseen = { $guest }: on the floor { $told }, not found in the photo
link-not-told = { $guest }: not on the floor, in the photo { $found }
link-two-witnesses = Cards with the photo symbol go by the photo, the others by the floor.
link-keep-floor = Keep the floor as told
link-take-floor = Take the photo’s floor
link-photo-differs = The judged photo says otherwise. { $lines }
link-done = The game knows what the photo shows
