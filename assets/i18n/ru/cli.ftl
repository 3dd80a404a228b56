# Команды: справка и то, что они печатают.

cli-about = Courtside помогает за настоящим столом: ведёт счёт, проводит по фазам и играет за тех, кого нет. Без команды открывает окно.
cli-usage = Вызов:
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Параметры
cli-help = Показать эту справку
cli-version = Показать версию
cli-home = Папка данных; иначе COURTSIDE_HOME или обычное место системы
cli-lang = Язык
cli-gallery = Показать все элементы во всех состояниях
cli-no-window = В этой сборке Courtside нет окна; команды показывает courtside --help.
cli-replay = Напечатать журнал и таблицу очков из файла партии
cli-replay-file = Файл партии
cli-replay-until = Остановиться после стольких записей
cli-replay-json = Напечатать вместо этого один объект JSON
cli-kit = Работа с наборами
cli-kit-check = Напечатать все замечания к наборам; без файлов: к встроенным и к лежащим в папке данных
cli-kit-check-files = Файлы наборов
cli-simulate = Сыграть случайные партии по правилам и проверить каждое состояние
cli-simulate-game = Игра
cli-simulate-games = Сколько партий сыграть
cli-simulate-seed = Зерно первой партии; у каждой следующей на единицу больше

cli-sheet = Таблица очков
cli-total = Итого
cli-number = { $number }

cli-kit-fine = { $file }: всё в порядке
cli-kit-shipped = { $game } (встроенный)
cli-kit-unreadable = { $file }: { $what }
cli-kit-sum = Наборов: { $kits } · замечаний: { $problems }

cli-simulate-head = { $game } · партий: { $games } · зерно: { $seed }
cli-entries = Записей за партию
cli-seat = Место { $seat }
cli-mean = в среднем
cli-least = минимум
cli-most = максимум
cli-wins = побед
cli-ties = Ничьих: { $ties }
cli-per-second = Партий в секунду: { $games }
cli-law-broken = Зерно { $seed } нарушает закон: { $what } Подготовка и записи:
cli-law-check = { $what }.
cli-law-refused = Предложенное действие не принято: { $why }.
cli-law-stuck = Партия не окончена, а предложить нечего.
cli-law-after-end = Партия окончена, а что-то ещё предложено.
cli-law-endless = Партия не кончается, записей уже { $entries }.
cli-law-stumbled = Правила дают сбой.
