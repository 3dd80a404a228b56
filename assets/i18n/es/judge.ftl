# El juez de fotos: su pantalla, sus cajas, lo que la gente corrige.

judge-title = Juez de fotos
judge-another = Otra foto
judge-open = Abrir fotos
judge-kits = Cajas para fotos
judge-no-kit = Aún no hay caja para fotos
judge-no-kit-text = Fotografía una vez tus figuras y tu suelo, o trae un kit: el juez tiene que saber cómo son.
judge-no-photo = Aún no hay fotos
judge-no-photo-text = Abre una foto de la colocación o suéltala en esta ventana.
judge-kit-preparing = Preparando la caja
judge-harm = El juez se ha atascado aquí. La foto se conserva: juzga a ojo o prueba con otra.
judge-not-taken = No se ha tomado { $name }. { $why }
judge-kit-taken = La caja está copiada y se usa desde ahora.
judge-kit-not-taken = No se ha tomado la caja: { $problems }
dialog-photo-text = La foto se va con todas sus correcciones y votos, y no se puede recuperar.
dialog-photo-kit-text = Las fotos se quedan; se juzgan de nuevo cuando se use otra caja. La caja no se puede recuperar.

judge-path = Ruta de una foto
judge-photo = Foto: { $name }
judge-crop = { $guest } en la foto
judge-decoding = Leyendo la foto
judge-judging = Juzgando la foto
judge-not-judged = Sin juzgar
judge-set-corners = Marcar las cuatro esquinas
judge-kit-unusable = Esta caja no sirve
judge-unsure = El juez no está seguro del suelo
judge-unsure-text = Compara las líneas con la foto: las respuestas dependen de ellas.
judge-valid = Foto válida
judge-valid-short = Válida
judge-not-valid = Foto no válida
judge-broken =
    { $count ->
        [one] { $count } regla incumplida
       *[other] { $count } reglas incumplidas
    }
judge-broken-more = { $what }, y { $count } más
judge-broken-look = Detalles
judge-not-broken = No es así: está bien
judge-not-broken-named = No es así: { $what }
judge-retake = Se puede hacer otra foto, pero sin mover ninguna figura.
judge-against = Contra las reglas
judge-found =
    { $count ->
        [one] { $count } invitado encontrado
       *[other] { $count } invitados encontrados
    }
judge-to-vote = { $count } por votar
judge-compare = Comparar
judge-compare-with = Comparar con
judge-rename = Cambiar el nombre
judge-name = Nombre de la foto
judge-delete = Borrar esta foto
judge-done = Listo
judge-before = Anterior
judge-next = Siguiente
judge-nav-vote = Votar ({ $count })
judge-grid = Cuadrícula
judge-outlines = Contornos
judge-faces = Caras
judge-closer = Acercar
judge-farther = Alejar
judge-whole = Foto entera
judge-front-left = Esquina delantera izquierda del suelo
judge-front-right = Esquina delantera derecha del suelo
judge-back-right = Esquina trasera derecha del suelo
judge-back-left = Esquina trasera izquierda del suelo

judge-blocked = Tapado
judge-free = Libre
judge-vote = Votación
judge-face-hidden = Cara oculta
judge-face-seen = Cara a la vista
judge-face-vote = Cara: votación
judge-unseen = No encontrado
judge-nowhere = no encontrado en la foto
judge-on = en { $cell }, mira a la cámara
judge-on-back = en { $cell }, de espaldas
judge-on-told = en { $cell }, según la mesa
judge-visible = a la vista
judge-error = ± { $number } %
judge-error-under = ± < 1 %
judge-as-judged = Como el juez
judge-yes = Sí
judge-no = No

judge-move = Mover
judge-swap = Cambiar
judge-overrule = Corregir
judge-remove = No está en el suelo
judge-release = Como en la foto
judge-add = Añadir un invitado
judge-add-none = Todos los invitados de esta caja están en el suelo.
judge-floor = Esquinas del suelo
judge-floor-text = Arrastra cada esquina hasta donde acaba el suelo. Las flechas la mueven un píxel; con Mayús, diez.
judge-floor-find = Buscar solo
judge-floor-take = Las esquinas están bien
judge-move-guest = ¿Dónde está { $guest }?
judge-move-text = Toca una casilla aquí o en la foto.
judge-swap-guest = ¿Con quién cambia { $guest }?
judge-swap-text = Toca un invitado aquí o en la foto.
judge-dish = Marcar un plato
judge-dish-text = Toca un plato en la foto, o arrastra desde su centro hasta su borde. Tocar uno marcado quita la marca.
judge-dish-middle = Marcar en el centro
judge-dish-remove = Quitar la marca { $number }
judge-hint-floor = Arrastra las esquinas
judge-hint-move = Toca la casilla correcta
judge-hint-swap = Toca al otro invitado
judge-hint-dish = Toca el plato

judge-if = { $condition }: { $outcome }.
judge-if-still = { $condition } seguiría tapado: { $who } tapa { $share }.
judge-if-without = Sin { $who }
judge-if-own = { $mm } mm { $way }
judge-if-other = { $who } { $mm } mm { $way }
judge-if-leaves = { $condition }, fuera de la casilla
judge-if-blocked = { $guest } estaría tapado
judge-if-free = { $guest } estaría libre
judge-if-hidden = la cara de { $guest } estaría oculta
judge-if-seen = la cara de { $guest } estaría a la vista
judge-way-left = a la izquierda
judge-way-right = a la derecha
judge-way-front = hacia delante
judge-way-back = hacia atrás

photo-kits-title = Cajas para fotos
photo-kits-text = Una caja para fotos guarda las imágenes de tus figuras y de tu suelo. Las fotos se juzgan con la que está en uso.
photo-kits-guests =
    { $count ->
        [one] { $count } invitado
       *[other] { $count } invitados
    }
photo-kits-unreadable = Su kit.json no se puede leer. Copia la caja otra vez.
photo-kits-used = En uso
photo-kits-use = Usar
photo-kits-use-named = Usar { $name }
photo-kits-delete-named = Borrar { $name }
photo-kits-import = Tomar una caja
photo-kits-import-text = Una carpeta con kit.json y las imágenes que nombra. Se copia; la carpeta queda como está.
photo-kits-choose = Elegir una carpeta
photo-kits-path = Ruta de la carpeta

case-floor = esquinas del suelo
case-floor-found = suelo hallado por el juez
case-to = { $guest } a { $cell }
case-removed = { $guest } fuera del suelo
case-swapped = { $one } y { $other } cambiados
case-many =
    { $count ->
        [one] { $count } invitado colocado
       *[other] { $count } invitados colocados
    }
case-released = { $guests }: como en la foto
case-dish = plato marcado
case-no-dish = plato quitado
case-overruled = respuesta sobre { $guest }
case-voted = voto sobre { $guest }
case-the-photo = la foto
