# Where pictures come in: files, a watched folder, paste, camera and what the judge says live.

pictures-title = Get photos
pictures-more = Phones, folder, camera
pictures-more-browser = Paste or live camera
pictures-ways = Way in
pictures-files = Files
pictures-folder = Folder
pictures-phones = Phones
pictures-paste = Paste
pictures-camera = Camera

pictures-files-drop = Drop photos onto the window
pictures-files-text = Several at once are fine: JPEG, PNG or WebP.
pictures-files-choose = Choose files
pictures-take-photo = Take a photo
pictures-path = Or type where the photo is
pictures-path-field = Path of a photo
pictures-path-open = Open this photo

pictures-watch-title = Photos from the phones
pictures-watch-text = Choose the folder into which the phones put their photos. What is new there comes in by itself.
pictures-folder-choose = Choose a folder
pictures-folder-field = Path of the folder
pictures-watch = Watch this folder
pictures-watching = This folder is watched
pictures-watch-stop = Stop watching
pictures-came = { $count ->
    [0] No new photo yet
    [one] { $count } new photo
   *[other] { $count } new photos
}
pictures-lost = The folder is not there now
pictures-lost-text = It is looked for every second. Photos that came in are kept.
pictures-arrived = New photo from the folder: { $name }
pictures-not-watched = { $folder } is not watched: { $why }
pictures-folder-missing = There is no such folder. Check its name.
pictures-folder-file = This is a file. Give the folder it is in.
pictures-folder-denied = This folder may not be read. Allow reading it.

pictures-paste-title = Paste a picture
pictures-paste-text = Copy a picture, or a photo’s file, and paste it here. Ctrl+V does the same.
pictures-paste-go = Paste
pictures-paste-name = Pasted picture
pictures-paste-nothing = There is no picture to paste. Copy a picture or a photo’s file first.

pictures-searching = Looking for cameras …
pictures-search = Look again
pictures-play-title = A folder as a camera
pictures-play-text = Its pictures are played one after the other, for cameras that write files.
pictures-play-field = Path of the pictures
pictures-play = Play
pictures-opening = The camera is being opened …
pictures-view = Picture of the camera { $name }
pictures-freeze = Freeze
pictures-take = Use this picture
pictures-retake = Take another one
pictures-size = Size: { $size }
pictures-other-camera = Another camera
pictures-camera-photo = Camera, picture { $number }

pictures-live-no-kit = With a photo kit the judge would say here what it sees.
pictures-live-waiting = The judge is looking …
pictures-rate = { $rate } judged per second
pictures-age = seen { $age } s ago
pictures-tenths = { $whole }.{ $tenth }
pictures-live-guest = { $guest }: { $says }
pictures-face-visible = face visible
pictures-face-hidden = face hidden
pictures-face-doubtful = face in doubt
