store-not-saved = Sin guardar: { $reason }
store-not-saved-waits =
    { $count ->
        [one] Espera { $count } cambio.
       *[other] Esperan { $count } cambios.
    } { $advice }
store-reason-full = disco lleno
store-reason-read-only = la carpeta es de solo lectura
store-reason-changed = otro programa ha movido o cambiado el archivo
store-reason-other = { $text }
store-advice-full = Libera espacio en el disco y vuelve a guardar.
store-advice-read-only = Permite escribir en la carpeta de datos o elige otra, y vuelve a guardar.
store-advice-changed = Exporta esta partida a un archivo nuevo para conservarla.
store-advice-other = Comprueba el disco y vuelve a guardar.
store-read-only-window = Otra ventana tiene abierta esta partida. Aquí solo se puede mirar. Ciérrala allí para seguir jugando aquí.
store-read-only-folder = Esta partida solo se puede mirar: { $reason }. { $advice }
store-read-only-repair = Parte del archivo de esta partida está dañada y no se puede copiar a un lugar seguro: { $reason }. No se ha cambiado nada. { $advice }
store-damage-tail =
    La última línea de esta partida quedó a medias y se ha apartado en { $file }. { $kept ->
        [one] Queda { $kept } cambio.
       *[other] Quedan los { $kept } cambios anteriores.
    } Comprueba la última entrada.
store-damage-inside =
    El archivo de esta partida está dañado en el medio. { $kept ->
        [one] Queda { $kept } cambio;
       *[other] Quedan { $kept } cambios;
    } { $aside ->
        [one] { $aside } línea se ha apartado en { $file }.
       *[other] { $aside } líneas se han apartado en { $file }.
    } Comprueba la última entrada y sigue desde ahí.
store-damage-unruly =
    El archivo de esta partida cuenta algo que no pudo ocurrir: { $what }. { $kept ->
        [one] Queda { $kept } cambio;
       *[other] Quedan { $kept } cambios;
    } { $aside ->
        [one] { $aside } línea se ha apartado en { $file }.
       *[other] { $aside } líneas se han apartado en { $file }.
    } Comprueba la última entrada y sigue desde ahí.
store-damage-tail-untouched =
    La última línea de esta partida quedó a medias y no se muestra. { $kept ->
        [one] Se muestra { $kept } cambio.
       *[other] Se muestran { $kept } cambios.
    }
store-damage-inside-untouched =
    El archivo de esta partida está dañado en el medio. { $kept ->
        [one] Se muestra { $kept } cambio;
       *[other] Se muestran { $kept } cambios;
    } { $aside ->
        [one] no se muestra { $aside } línea.
       *[other] no se muestran { $aside } líneas.
    }
store-damage-unruly-untouched =
    El archivo de esta partida cuenta algo que no pudo ocurrir: { $what }. { $kept ->
        [one] Se muestra { $kept } cambio;
       *[other] Se muestran { $kept } cambios;
    } { $aside ->
        [one] no se muestra { $aside } línea.
       *[other] no se muestran { $aside } líneas.
    }
store-file-missing = No existe este archivo. Comprueba el nombre y la carpeta.
store-file-folder = Esto es una carpeta. Elige un archivo de ella.
store-file-denied = No hay permiso para leer este archivo. Permite leerlo.
store-file-unreadable = Este archivo no se puede leer: { $text }. Comprueba el disco.
store-file-empty = Este archivo está vacío. Elige otro.
store-file-not-a-game = Esto no es una partida de Courtside. Elige un archivo exportado por Courtside.
store-file-header = La primera línea de este archivo está dañada y la partida no se puede abrir. El archivo queda como está; si hay una copia, ponla en su lugar.
store-file-newer = Esta partida la escribió un Courtside más nuevo (línea { $line }). Actualiza Courtside para abrirla; el archivo queda como está.
store-file-unknown-game = Este Courtside no conoce el juego { $game }. Quizá lo conozca una versión más nueva.
store-file-misfit = La línea { $line } de este archivo no encaja en la partida: { $what }. El archivo queda como está.
store-file-unruly = Las entradas de este archivo no encajan en las reglas: { $what }. El archivo queda como está.
store-folder = La carpeta de datos { $path } no se puede usar: { $reason }. Elige otra con --home o COURTSIDE_HOME.
store-missing = Esta partida ya no está. Quizá se borró en otra ventana.
store-other-window = Otra ventana tiene abierta esta partida. Ciérrala allí primero.
store-write = No se ha hecho: { $reason }. { $advice }
store-begin = La partida no puede empezar: { $what }
store-too-large = Este archivo pasa de { $limit } MB y no se toma por una partida.
store-damaged-import =
    { $kept ->
        [one] Este archivo está dañado después de { $kept } cambio.
       *[other] Este archivo está dañado después de { $kept } cambios.
    } Exporta la partida otra vez y elige ese archivo.
store-open-first = Parte del archivo de esta partida está dañada. Abre antes la partida: la parte dañada se apartará.
store-settings-aside = Los ajustes no se han podido leer y se usan los habituales. El archivo antiguo se llama ahora { $file }.
store-settings-unreadable = Los ajustes no se pueden leer: { $reason }. Se usan los habituales.
store-kit-aside =
    { $count ->
        [one] No se lee toda tu caja ({ $first }).
       *[other] No se lee toda tu caja: { $count } problemas, el primero es: { $first }.
    } El archivo se ha apartado como { $file }. { $kept ->
        [one] Se usa { $kept } de sus valores.
       *[other] Se usan { $kept } de sus valores.
    }
store-kit-moved = Tu caja no se puede leer: { $reason }. El archivo se ha apartado como { $file }; se usa la caja de la aplicación.
store-kit-unreadable = Tu caja no se puede leer: { $reason }. El archivo se queda como está; se usa la caja de la aplicación.
