# The guest album: figures photographed once per copy, cut out and corrected.

kits-album = Album of your figures

album-title = Album of your figures
album-text = Photograph each figure once, lying flat on a plain ground that is not white. The judge then knows your copy.
album-no-guests = The guests of this table’s kit cannot be read. Mend the kit of Perfect Shot first.
album-damaged = The album could not be read and begins anew. The unreadable file is kept: { $path }
album-not-saved = What you changed stays open here and is saved with your next change.
album-picture-refused = { $name }: { $why }

album-add = Add a picture
album-add-how = One figure or several, not touching each other; a ruler beside them tells their size. Drop the file here, choose it, or type where it is.
album-path = Path of the picture
album-choose = Choose a picture
album-formats = JPEG, PNG, WebP
album-read = Read this picture
album-busy = Working on it …

album-whose = Whose figure is this?
album-whose-left =
    { $count ->
        [one] One more waits.
       *[other] { $count } more wait.
    }
album-cutout = Figure cut out
album-again = has a figure
album-discard = Not a figure

album-doubt = Check this outline
album-doubt-edge = The white edge cannot be told from the ground. Make the outline wider until it runs along the edge of the card, or use a darker ground.
album-doubt-frame = The figure reaches over the rim of the picture. Take a picture that shows all of it.
album-doubt-ground = The ground is not plain. Check the outline all around.
album-doubt-nothing = Nothing stands out from the ground. Draw the outline yourself, or take a picture on another ground.

album-guests = Guests: { $count } of { $all }
album-row-missing = { $guest }: no picture yet
album-row-outline = Check the outline
album-row-face = Mark the face
album-row-size = Tell the size
album-done = Done
album-open = Open
album-floor = Floor from above
album-measures = Edge, foot and screen
album-check-copy = check your copy

album-finish = Make the kit
album-name = What the kit is called
album-make = Save as kit and use it
album-make-lacks =
    { $count ->
        [one] One thing is missing
       *[other] { $count } things are missing
    }
album-saved = The kit is saved and used from now on.
album-not-made = The kit could not be made. A picture of the album is missing: add it again.

album-lack-guests = No guest has a figure yet.
album-lack-outline = { $guest }: nothing is left of the figure. Draw its outline.
album-lack-face = { $guest }: say where the face is.
album-lack-size = { $guest }: the size is not known.
album-lack-odd-size = { $guest }: { $mm } mm high is no size of a figure. Check the ruler.
album-lack-floor = The floor has no picture yet.
album-lack-corners = The four corners of the floor are not in order: front left, front right, back right, back left.
album-lack-floor-size = The size of the floor is not known.
album-lack-odd-floor = A floor is 50 to 2000 mm wide and deep. Check its size.
album-lack-grid = The grid of the floor is not set.
album-lack-cell = { $cell } lies outside the grid.
album-lack-doubt = { $guest }: the outline is doubtful. Check it.
album-lack-missing =
    { $count ->
        [one] One guest has no figure; photos will not show them to the judge.
       *[other] { $count } guests have no figure; photos will not show them to the judge.
    }
album-lack-measures = Edge, foot and screen are assumed: check your copy.

album-steps = Steps
album-step-outline = Outline
album-step-face = Face
album-step-size = Size
album-to-face = On to the face
album-to-size = On to the size
album-back-to-list = Done, to the list

album-canvas-outline = Picture with the outline
album-canvas-face = Picture with the face
album-canvas-size = Photo with the ruler
album-canvas-floor = Photo of the floor
album-canvas-grid = Floor with its grid
album-zoom-in = Nearer
album-zoom-out = Farther
album-zoom-all = Show all of it
album-tools = Tool
album-tool-move = Move the picture
album-tool-add = Paint onto the figure
album-tool-remove = Paint away
album-tool-polygon = Polygon
album-tool-bottom = Bottom line
album-how-move = Drag to move, pinch or scroll to look nearer. The clear part becomes the figure, white edge included.
album-how-add = Paint over what belongs to the figure.
album-how-remove = Paint over what does not belong to the figure.
album-how-polygon = Tap the corners one by one, then add what they hold or take it away.
album-how-bottom = Drag both ends to where card and foot meet. The figure is set upright on this line, the foot below it is cut off.
album-bottom-left = Left end of the bottom line
album-bottom-right = Right end of the bottom line
album-brush = Brush
album-brush-fine = Fine
album-brush-middle = Medium
album-brush-broad = Broad
album-polygon-add = Add it
album-polygon-remove = Take it away
album-polygon-anew = Begin anew
album-wider = Outline wider
album-tighter = Outline tighter
album-undo = Undo the last correction
album-redo = Redo the correction
album-turn = Turn by a quarter
album-release = Somebody else’s figure

album-face-point = Point { $number } of the face
album-how-face = The line holds eyes, nose and mouth. Drag its points.
album-face-suggested = Only a suggestion
album-face-told = The face is marked
album-face-none-told = This guest has no face
album-face-right = This is the face
album-face-none = No face
album-face-smaller = Smaller
album-face-larger = Larger
album-face-anew = Mark a face

album-how-size = Drag the two ends to two points whose distance you know: marks of a ruler, the sides of a cell. It counts for all figures of this picture. Or type the height of this figure without its foot.
album-ruler-from = Beginning of the ruler
album-ruler-to = End of the ruler
album-ruler-mm = Distance of the two points, mm
album-height-mm = Height without the foot, mm
album-not-a-length = A length in millimetres, such as 62.5
album-size = { $width } × { $height } mm
album-size-open = The size is not known yet.

album-how-floor = Photograph the empty floor from above, its front side at the bottom of the picture. Drag the four corners onto its corners.
album-floor-none = No picture of the floor yet.
album-floor-size = Size of the whole floor
album-floor-width = Width, left to right, mm
album-floor-depth = Depth, front to back, mm
album-front-left = Front left corner
album-front-right = Front right corner
album-back-right = Back right corner
album-back-left = Back left corner
album-step-corners = Corners
album-step-grid = Grid
album-to-grid = On to the grid
album-grid-none = The floor needs its picture, corners and size first.
album-how-grid = Drag the two corners so that the lines lie on the printed cells. Tap the cells under the party table.
album-grid-front-left = Front left corner of the grid
album-grid-back-right = Back right corner of the grid
album-columns = Columns
album-rows = Rows
album-under-table = Under the table
album-under-table-none = No cell
album-grid-right = The grid lies right

album-assumed = Nobody has measured these yet
album-assumed-detail = Your copy may differ. Measure once, then say that it is right.
album-measured = It is right
album-edge = White edge
album-edge-width = Width of the white edge, mm
album-foot = Plastic foot
album-foot-width = Width, mm
album-foot-depth = Depth, mm
album-foot-height = Height up to the card, mm
album-screen = Screen behind the floor
album-screen-width = Screen width, mm
album-screen-height = Screen height, mm
