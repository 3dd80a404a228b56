# The photo judge: its screen, its kits, what people change.

judge-title = Photo judge
judge-another = Another photo
judge-open = Open photos
judge-kits = Photo kits
judge-no-kit = No photo kit yet
judge-no-kit-text = Photograph your figures and your floor once, or take in a kit: the judge has to know what they look like.
judge-no-photo = No photo yet
judge-no-photo-text = Open a photo of the arrangement, or drop it onto this window.
judge-kit-preparing = The kit is being prepared
judge-harm = The judge got stuck on this. The photo is kept; judge it by eye, or try another one.
judge-not-taken = { $name } was not taken. { $why }
judge-kit-taken = The kit is copied and in use from now on.
judge-kit-not-taken = The kit was not taken: { $problems }
dialog-photo-text = The photo goes with all corrections and votes about it, and cannot be brought back.
dialog-photo-kit-text = Photos stay; they are judged again once another kit is in use. The kit cannot be brought back.

judge-path = Path of a photo
judge-photo = Photo: { $name }
judge-crop = { $guest } on the photo
judge-decoding = The photo is being read
judge-judging = The photo is being judged
judge-not-judged = Not judged
judge-set-corners = Set the four corners
judge-kit-unusable = This kit cannot be used
judge-unsure = The judge is unsure of the floor
judge-unsure-text = Compare the lines with the photo; answers depend on them.
judge-valid = Valid photo
judge-valid-short = Valid
judge-not-valid = Not a valid photo
judge-broken =
    { $count ->
        [one] { $count } rule broken
       *[other] { $count } rules broken
    }
judge-broken-more = { $what }, and { $count } more
judge-broken-look = Details
judge-not-broken = Not so: it is fine
judge-not-broken-named = Not so: { $what }
judge-retake = Another photo may be taken, but no figure may be moved for it.
judge-against = Against the rules
judge-found =
    { $count ->
        [one] { $count } guest found
       *[other] { $count } guests found
    }
judge-to-vote = { $count } to vote on
judge-compare = Compare
judge-compare-with = Compare with
judge-rename = Rename
judge-name = Name of the photo
judge-delete = Delete this photo
judge-done = Done
judge-before = Before
judge-next = Next guest
judge-nav-vote = Vote ({ $count })
judge-grid = Grid
judge-outlines = Outlines
judge-faces = Faces
judge-closer = Closer
judge-farther = Farther
judge-whole = Whole photo
judge-front-left = Front left corner of the floor
judge-front-right = Front right corner of the floor
judge-back-right = Back right corner of the floor
judge-back-left = Back left corner of the floor

judge-blocked = Blocked
judge-free = Free
judge-vote = Vote
judge-face-hidden = Face hidden
judge-face-seen = Face seen
judge-face-vote = Face: vote
judge-unseen = Not found
judge-nowhere = not found on the photo
judge-on = on { $cell }, faces the camera
judge-on-back = on { $cell }, shows its back
judge-on-told = on { $cell }, as the table says
judge-visible = visible
judge-error = ± { $number } %
judge-error-under = ± < 1 %
judge-as-judged = As judged
judge-yes = Yes
judge-no = No

judge-move = Move
judge-swap = Swap
judge-overrule = Overrule
judge-remove = Not on the floor
judge-release = As found
judge-add = Add a guest
judge-add-none = All guests of this kit are on the floor.
judge-floor = Corners of the floor
judge-floor-text = Drag each corner to where the floor ends. Arrow keys move a corner by a pixel, with Shift by ten.
judge-floor-find = Find by itself
judge-floor-take = The corners are right
judge-move-guest = Where does { $guest } stand?
judge-move-text = Tap a cell here or on the photo.
judge-swap-guest = Swap { $guest } with whom?
judge-swap-text = Tap a guest here or on the photo.
judge-dish = Mark a dish
judge-dish-text = Tap a dish on the photo, or drag from its middle to its edge. A tap on a marked one takes the mark away.
judge-dish-middle = Mark in the middle
judge-dish-remove = Take away mark { $number }
judge-hint-floor = Drag the corners
judge-hint-move = Tap the right cell
judge-hint-swap = Tap the other guest
judge-hint-dish = Tap the dish

judge-if = { $condition }: { $outcome }.
judge-if-still = { $condition } it would still be blocked: { $who } covers { $share }.
judge-if-without = Without { $who }
judge-if-own = { $mm } mm { $way }
judge-if-other = { $who } { $mm } mm { $way }
judge-if-leaves = { $condition }, out of the cell
judge-if-blocked = { $guest } would be blocked
judge-if-free = { $guest } would be free
judge-if-hidden = the face of { $guest } would be hidden
judge-if-seen = the face of { $guest } would be seen
judge-way-left = to the left
judge-way-right = to the right
judge-way-front = to the front
judge-way-back = to the back

photo-kits-title = Photo kits
photo-kits-text = A photo kit holds the pictures of your figures and of your floor. Photos are judged by the one in use.
photo-kits-guests =
    { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    }
photo-kits-unreadable = Its kit.json does not read. Copy the kit once more.
photo-kits-used = In use
photo-kits-use = Use it
photo-kits-use-named = Use { $name }
photo-kits-delete-named = Delete { $name }
photo-kits-import = Take in a kit
photo-kits-import-text = A folder with kit.json and the pictures it names. It is copied; the folder stays as it is.
photo-kits-choose = Choose a folder
photo-kits-path = Path of the folder

case-floor = corners of the floor
case-floor-found = floor found by the judge
case-to = { $guest } to { $cell }
case-removed = { $guest } not on the floor
case-swapped = { $one } and { $other } swapped
case-many =
    { $count ->
        [one] { $count } guest placed
       *[other] { $count } guests placed
    }
case-released = { $guests } as found
case-dish = dish marked
case-no-dish = dish taken away
case-overruled = answer about { $guest }
case-voted = vote about { $guest }
case-the-photo = the photo
