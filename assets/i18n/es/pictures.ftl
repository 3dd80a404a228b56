# De dónde vienen las fotos: archivos, una carpeta vigilada, pegar, cámara y lo que el juez dice en vivo.

pictures-title = Conseguir fotos
pictures-more = Móviles, carpeta, cámara
pictures-more-browser = Pegar o cámara en vivo
pictures-ways = Forma
pictures-files = Archivos
pictures-folder = Carpeta
pictures-phones = Móviles
pictures-paste = Pegar
pictures-camera = Cámara

pictures-files-drop = Suelta fotos sobre la ventana
pictures-files-text = Pueden ser varias a la vez: JPEG, PNG o WebP.
pictures-files-choose = Elegir archivos
pictures-take-photo = Hacer una foto
pictures-path = O escribe dónde está la foto
pictures-path-field = Ruta de una foto
pictures-path-open = Abrir esta foto

pictures-watch-title = Fotos de los móviles
pictures-watch-text = Elige la carpeta donde los móviles dejan sus fotos. Lo nuevo entra solo.
pictures-folder-choose = Elegir carpeta
pictures-folder-field = Ruta de la carpeta
pictures-watch = Vigilar esta carpeta
pictures-watching = Esta carpeta se vigila
pictures-watch-stop = Dejar de vigilar
pictures-came = { $count ->
    [0] Aún no hay fotos nuevas
    [one] { $count } foto nueva
   *[other] { $count } fotos nuevas
}
pictures-lost = La carpeta no está ahora
pictures-lost-text = Se busca cada segundo. Las fotos que entraron se conservan.
pictures-arrived = Foto nueva de la carpeta: { $name }
pictures-not-watched = { $folder } no se vigila: { $why }
pictures-folder-missing = No existe esa carpeta. Revisa su nombre.
pictures-folder-file = Es un archivo. Indica la carpeta donde está.
pictures-folder-denied = Esta carpeta no se puede leer. Permite su lectura.

pictures-paste-title = Pegar una imagen
pictures-paste-text = Copia una imagen o el archivo de una foto y pégalo aquí. Ctrl+V hace lo mismo.
pictures-paste-go = Pegar
pictures-paste-name = Imagen pegada
pictures-paste-nothing = No hay ninguna imagen que pegar. Copia antes una imagen o el archivo de una foto.

pictures-searching = Buscando cámaras …
pictures-search = Buscar de nuevo
pictures-play-title = Una carpeta como cámara
pictures-play-text = Sus fotos se muestran una tras otra, para cámaras que escriben archivos.
pictures-play-field = Ruta de las fotos
pictures-play = Mostrar
pictures-opening = Se abre la cámara …
pictures-view = Imagen de la cámara { $name }
pictures-freeze = Congelar
pictures-take = Usar esta foto
pictures-retake = Tomar otra
pictures-size = Tamaño: { $size }
pictures-other-camera = Otra cámara
pictures-camera-photo = Cámara, foto { $number }

pictures-live-no-kit = Con un kit de fotos el juez diría aquí lo que ve.
pictures-live-waiting = El juez está mirando …
pictures-rate = { $rate } juzgadas por segundo
pictures-age = visto hace { $age } s
pictures-tenths = { $whole },{ $tenth }
pictures-live-guest = { $guest }: { $says }
pictures-face-visible = se ve la cara
pictures-face-hidden = no se ve la cara
pictures-face-doubtful = la cara, en duda
