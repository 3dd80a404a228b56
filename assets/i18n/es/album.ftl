# El álbum de invitados: figuras fotografiadas una vez por caja, recortadas y corregidas.

kits-album = Álbum de tus figuras

album-title = Álbum de tus figuras
album-text = Fotografía cada figura una vez, tumbada sobre un fondo liso que no sea blanco. Así el juez conoce tu caja.
album-no-guests = No se pueden leer los invitados de la caja de esta mesa. Corrige antes la caja de Perfect Shot.
album-damaged = El álbum no se puede leer y empieza de nuevo. El archivo ilegible se conserva: { $path }
album-not-saved = Lo que has cambiado sigue abierto aquí y se guarda con el próximo cambio.
album-picture-refused = { $name }: { $why }

album-add = Añadir una imagen
album-add-how = Una figura o varias, sin tocarse; una regla al lado indica su tamaño. Suelta el archivo aquí, elígelo o escribe dónde está.
album-path = Ruta de la imagen
album-choose = Elegir una imagen
album-formats = JPEG, PNG, WebP
album-read = Leer esta imagen
album-busy = Trabajando …

album-whose = ¿De quién es esta figura?
album-whose-left =
    { $count ->
        [one] Espera otra más.
       *[other] Esperan { $count } más.
    }
album-cutout = Figura recortada
album-again = ya tiene figura
album-discard = No es una figura

album-doubt = Comprueba este contorno
album-doubt-edge = El borde blanco no se distingue del fondo. Ensancha el contorno hasta el borde de la carta o usa un fondo más oscuro.
album-doubt-frame = La figura se sale de la imagen. Toma una en la que se vea entera.
album-doubt-ground = El fondo no es liso. Comprueba todo el contorno.
album-doubt-nothing = Nada destaca sobre el fondo. Dibuja el contorno o toma la imagen sobre otro fondo.

album-guests = Invitados: { $count } de { $all }
album-row-missing = { $guest }: aún sin imagen
album-row-outline = Comprueba el contorno
album-row-face = Marca la cara
album-row-size = Indica el tamaño
album-done = Listo
album-open = Pendiente
album-floor = Suelo desde arriba
album-measures = Borde, pie y pantalla
album-check-copy = comprueba tu caja

album-finish = Hacer el conjunto
album-name = Nombre del conjunto
album-make = Guardar el conjunto y usarlo
album-make-lacks =
    { $count ->
        [one] Falta una cosa
       *[other] Faltan { $count } cosas
    }
album-saved = El conjunto está guardado y se usa desde ahora.
album-not-made = No se ha podido hacer el conjunto. Falta una imagen del álbum: añádela otra vez.

album-lack-guests = Ningún invitado tiene figura todavía.
album-lack-outline = { $guest }: no queda nada de la figura. Dibuja su contorno.
album-lack-face = { $guest }: indica dónde está la cara.
album-lack-size = { $guest }: no se conoce el tamaño.
album-lack-odd-size = { $guest }: { $mm } mm de alto no es tamaño de figura. Comprueba la regla.
album-lack-floor = El suelo aún no tiene imagen.
album-lack-corners = Las cuatro esquinas del suelo no están en orden: delante izquierda, delante derecha, detrás derecha, detrás izquierda.
album-lack-floor-size = No se conoce el tamaño del suelo.
album-lack-odd-floor = Un suelo mide de 50 a 2000 mm de ancho y de fondo. Comprueba el tamaño.
album-lack-grid = La cuadrícula del suelo no está puesta.
album-lack-cell = { $cell } queda fuera de la cuadrícula.
album-lack-doubt = { $guest }: el contorno es dudoso. Compruébalo.
album-lack-missing =
    { $count ->
        [one] Un invitado no tiene figura; el juez no lo verá en las fotos.
       *[other] { $count } invitados no tienen figura; el juez no los verá en las fotos.
    }
album-lack-measures = Borde, pie y pantalla son supuestos: comprueba tu caja.

album-steps = Pasos
album-step-outline = Contorno
album-step-face = Cara
album-step-size = Tamaño
album-to-face = Seguir con la cara
album-to-size = Seguir con el tamaño
album-back-to-list = Listo, a la lista

album-canvas-outline = Imagen con el contorno
album-canvas-face = Imagen con la cara
album-canvas-size = Foto con la regla
album-canvas-floor = Foto del suelo
album-canvas-grid = Suelo con su cuadrícula
album-zoom-in = Más cerca
album-zoom-out = Más lejos
album-zoom-all = Verla entera
album-tools = Herramienta
album-tool-move = Mover la imagen
album-tool-add = Pintar la figura
album-tool-remove = Borrar lo que sobra
album-tool-polygon = Polígono
album-tool-bottom = Línea de abajo
album-how-move = Arrastra para mover; la rueda o dos dedos acercan. La parte clara será la figura, con su borde blanco.
album-how-add = Pinta lo que pertenece a la figura.
album-how-remove = Pinta lo que no pertenece a la figura.
album-how-polygon = Toca las esquinas una a una; después añade lo que encierran o quítalo.
album-how-bottom = Arrastra los dos extremos adonde se juntan carta y pie. La figura se endereza sobre esta línea y el pie de debajo se corta.
album-bottom-left = Extremo izquierdo de la línea de abajo
album-bottom-right = Extremo derecho de la línea de abajo
album-brush = Pincel
album-brush-fine = Fino
album-brush-middle = Medio
album-brush-broad = Ancho
album-polygon-add = Añadirlo
album-polygon-remove = Quitarlo
album-polygon-anew = Empezar de nuevo
album-wider = Contorno más ancho
album-tighter = Contorno más ceñido
album-undo = Deshacer la última corrección
album-redo = Rehacer la corrección
album-turn = Girar un cuarto
album-release = Figura de otro invitado

album-face-point = Punto { $number } de la cara
album-how-face = La línea encierra ojos, nariz y boca. Arrastra sus puntos.
album-face-suggested = Es solo una propuesta
album-face-told = La cara está marcada
album-face-none-told = Este invitado no tiene cara
album-face-right = Esta es la cara
album-face-none = Sin cara
album-face-smaller = Más pequeña
album-face-larger = Más grande
album-face-anew = Marcar una cara

album-how-size = Arrastra los extremos a dos puntos cuya distancia conoces: marcas de una regla, los lados de una casilla. Vale para todas las figuras de esta imagen. O escribe la altura de la figura sin el pie.
album-ruler-from = Principio de la regla
album-ruler-to = Final de la regla
album-ruler-mm = Distancia entre los puntos, mm
album-height-mm = Altura sin el pie, mm
album-not-a-length = Una longitud en milímetros, como 62,5
album-size = { $width } × { $height } mm
album-size-open = Aún no se conoce el tamaño.

album-how-floor = Fotografía el suelo vacío desde arriba, con su lado delantero abajo en la imagen. Arrastra las cuatro esquinas a las suyas.
album-floor-none = El suelo aún no tiene imagen.
album-floor-size = Tamaño de todo el suelo
album-floor-width = Ancho de izquierda a derecha, mm
album-floor-depth = Fondo de delante atrás, mm
album-front-left = Esquina delantera izquierda
album-front-right = Esquina delantera derecha
album-back-right = Esquina trasera derecha
album-back-left = Esquina trasera izquierda
album-step-corners = Esquinas
album-step-grid = Cuadrícula
album-to-grid = Seguir con la cuadrícula
album-grid-none = Antes hacen falta la imagen, las esquinas y el tamaño del suelo.
album-how-grid = Arrastra las dos esquinas hasta que las líneas caigan sobre las casillas. Toca las casillas bajo la mesa de la fiesta.
album-grid-front-left = Esquina delantera izquierda de la cuadrícula
album-grid-back-right = Esquina trasera derecha de la cuadrícula
album-columns = Columnas
album-rows = Filas
album-under-table = Bajo la mesa
album-under-table-none = Ninguna casilla
album-grid-right = La cuadrícula está bien

album-assumed = Nadie ha medido esto todavía
album-assumed-detail = Tu caja puede ser distinta. Mide una vez y confírmalo.
album-measured = Está bien
album-edge = Borde blanco
album-edge-width = Ancho del borde blanco, mm
album-foot = Pie de plástico
album-foot-width = Ancho, mm
album-foot-depth = Fondo, mm
album-foot-height = Altura hasta la carta, mm
album-screen = Pantalla tras el suelo
album-screen-width = Ancho de la pantalla, mm
album-screen-height = Alto de la pantalla, mm
