# La entrada de fotos: por qué no está abierta, qué hay en la página del móvil, qué muestra la ventana.

serve-port-taken = Otro programa usa el puerto { $port }.
serve-port-denied = El puerto { $port } no se puede usar. Desde el 1024 son libres para todos.
serve-no-bundle = En { $folder } no hay aplicación web: falta index.html.
serve-not-open = La entrada de fotos no se abre ({ $what }).
serve-nobody = Alguien
serve-photo = Foto de móvil { $number }

serve-page-title = Entregar una foto
serve-page-text = Va a la lista del juez en el portátil. Se borra dónde y cuándo se tomó.
serve-page-name = Tu nombre
serve-page-take = Tomar una foto
serve-page-choose = Elegir una foto
serve-page-chosen = La foto elegida
serve-page-send = Entregar
serve-page-sending = La foto está en camino …
serve-page-done = Foto entregada. Está en la lista del juez.
serve-page-none = Aún no: toma o elige antes una foto.
serve-page-broken = La foto no llegó entera. Entrégala otra vez.
serve-page-busy = Ahora mismo llegan varias fotos. Prueba otra vez en un momento.
serve-page-failed = Esta foto no se puede leer. Toma otra.
serve-page-lost = El portátil no responde. ¿Está encendido, en la misma red y recibiendo fotos todavía?
serve-page-app = Abrir Courtside en este navegador

phones-title = Fotos de los móviles
phones-text = Un jugador escanea un código, elige una foto y escribe su nombre. La foto llega a la lista del juez.
phones-who = Quién puede llegar
phones-local = Solo este equipo
phones-network = Todos en esta red
phones-local-text = Los móviles no llegan: es para probarlo en este equipo.
phones-network-text = Llegan todos los dispositivos de esta red, pero solo quien tiene el enlace puede entregar fotos. Para redes de confianza.
phones-start = Recibir fotos de los móviles
phones-stop = No recibir más
phones-open = Se pueden entregar fotos
phones-address = Escucha en { $address }
phones-code = Código QR del enlace
phones-link = Enlace
phones-other = Otras direcciones de este equipo
phones-copy = Copiar el enlace
phones-copied = Enlace copiado
phones-no-network = Este equipo no está en ninguna red
phones-no-network-text = Conéctalo a la red de los móviles; luego apaga esto y enciéndelo otra vez.
phones-arrived = Foto nueva de { $player }
phones-not-open = No se reciben fotos de los móviles: { $why }
phones-entry = { $player } · { $photo }
