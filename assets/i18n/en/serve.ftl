# The photo inbox: why it is not open, what stands on the phone's page, what the window shows.

serve-port-taken = Port { $port } is in use by another program.
serve-port-denied = Port { $port } may not be used. Ports from 1024 on are free to all.
serve-no-bundle = There is no web app in { $folder }: index.html is missing.
serve-not-open = The inbox does not open ({ $what }).
serve-nobody = Somebody
serve-photo = Phone photo { $number }

serve-page-title = Hand over a photo
serve-page-text = It goes to the judge’s list on the laptop. Where and when it was taken is removed.
serve-page-name = Your name
serve-page-take = Take a photo
serve-page-choose = Choose a photo
serve-page-chosen = The chosen photo
serve-page-send = Hand over
serve-page-sending = The photo is on its way …
serve-page-done = Photo handed over. It is on the judge’s list.
serve-page-none = Not yet: take or choose a photo first.
serve-page-broken = The photo did not come through whole. Hand it over once more.
serve-page-busy = Several photos are coming in just now. Try again in a moment.
serve-page-failed = This photo cannot be read. Take another one.
serve-page-lost = The laptop does not answer. Is it on, in the same network, and still taking photos?
serve-page-app = Open Courtside in this browser

phones-title = Photos from phones
phones-text = A player scans a code, chooses a photo and types a name. The photo comes to the judge’s list.
phones-who = Who can reach it
phones-local = This machine only
phones-network = Everyone on this network
phones-local-text = Phones cannot reach it: this is to try it out on this machine.
phones-network-text = Every device on this network can reach it, but only those with the link can hand photos over. Use it on networks you trust.
phones-start = Take photos from phones
phones-stop = Take no more photos
phones-open = Photos can be handed over
phones-address = Listens on { $address }
phones-code = QR code of the link
phones-link = Link
phones-other = Other addresses of this machine
phones-copy = Copy the link
phones-copied = The link is copied
phones-no-network = This machine is on no network
phones-no-network-text = Connect it to the network of the phones, then switch this off and on again.
phones-arrived = New photo from { $player }
phones-not-open = Photos from phones are not taken: { $why }
phones-entry = { $player } · { $photo }
