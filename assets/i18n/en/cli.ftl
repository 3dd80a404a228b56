# The commands: help, and what they print.

cli-about = Courtside sits beside a real table: it keeps the score, leads through the phases and plays the absent opponents. Without a command it opens its window.
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-help = Show this help
cli-version = Show the version
cli-home = The data folder; otherwise COURTSIDE_HOME or the system’s own place
cli-lang = The language
cli-gallery = Show every widget in every state
cli-no-window = This build of Courtside has no window; see courtside --help for the commands.
cli-replay = Print the log and the score sheet of a game’s file
cli-replay-file = The game’s file
cli-replay-until = Stop after so many entries
cli-replay-json = Print one JSON object instead
cli-kit = Work with kits
cli-kit-check = Print all problems of kits; without files, of the shipped ones and those in the data folder
cli-kit-check-files = Kit files
cli-simulate = Play random legal games and check every state
cli-simulate-game = The game
cli-simulate-games = How many games to play
cli-simulate-seed = The seed of the first game; each further game has the next one

cli-sheet = Score sheet
cli-total = Total
cli-number = { $number }

cli-kit-fine = { $file }: fine
cli-kit-shipped = { $game } (shipped)
cli-kit-unreadable = { $file }: { $what }
cli-kit-sum = Kits: { $kits } · problems: { $problems }

cli-simulate-head = { $game } · games: { $games } · seed: { $seed }
cli-entries = Entries per game
cli-seat = Seat { $seat }
cli-mean = mean
cli-least = least
cli-most = most
cli-wins = wins
cli-ties = Ties: { $ties }
cli-per-second = Games per second: { $games }
cli-law-broken = Seed { $seed } breaks a law: { $what } The set-up and the entries:
cli-law-check = { $what }.
cli-law-refused = An offered action is refused: { $why }.
cli-law-stuck = The game is not over, and nothing is offered.
cli-law-after-end = The game is over, and something is still offered.
cli-law-endless = The game does not end within { $entries } entries.
cli-law-stumbled = The rules break down.
