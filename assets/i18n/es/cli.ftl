# Las órdenes: ayuda y lo que imprimen.

cli-about = Courtside acompaña a una mesa de verdad: lleva la puntuación, guía por las fases y juega por quienes faltan. Sin orden abre su ventana.
cli-usage = Uso:
cli-commands = Órdenes
cli-arguments = Argumentos
cli-options = Opciones
cli-help = Mostrar esta ayuda
cli-version = Mostrar la versión
cli-home = La carpeta de datos; si no, COURTSIDE_HOME o el lugar habitual del sistema
cli-lang = El idioma
cli-gallery = Mostrar todos los elementos en todos sus estados
cli-no-window = Esta versión de Courtside no tiene ventana; courtside --help muestra las órdenes.
cli-replay = Imprimir el registro y la hoja de puntuación del archivo de una partida
cli-replay-file = El archivo de la partida
cli-replay-until = Parar después de tantas entradas
cli-replay-json = Imprimir en su lugar un objeto JSON
cli-kit = Trabajar con las cajas
cli-kit-check = Imprimir todos los problemas de las cajas; sin archivos, de las incluidas y de las de la carpeta de datos
cli-kit-check-files = Archivos de caja
cli-simulate = Jugar partidas al azar según las reglas y comprobar cada estado
cli-simulate-game = El juego
cli-simulate-games = Cuántas partidas jugar
cli-simulate-seed = La semilla de la primera partida; las demás usan las siguientes

cli-sheet = Hoja de puntuación
cli-total = Total
cli-number = { $number }

cli-kit-fine = { $file }: bien
cli-kit-shipped = { $game } (incluida)
cli-kit-unreadable = { $file }: { $what }
cli-kit-sum = Cajas: { $kits } · problemas: { $problems }

cli-simulate-head = { $game } · partidas: { $games } · semilla: { $seed }
cli-entries = Entradas por partida
cli-seat = Asiento { $seat }
cli-mean = media
cli-least = mínimo
cli-most = máximo
cli-wins = victorias
cli-ties = Empates: { $ties }
cli-per-second = Partidas por segundo: { $games }
cli-law-broken = La semilla { $seed } incumple una ley: { $what } La preparación y las entradas:
cli-law-check = { $what }.
cli-law-refused = Se rechaza una acción ofrecida: { $why }.
cli-law-stuck = La partida no ha terminado y no se ofrece nada.
cli-law-after-end = La partida ha terminado y aún se ofrece algo.
cli-law-endless = La partida no termina en { $entries } entradas.
cli-law-stumbled = Las reglas fallan.
