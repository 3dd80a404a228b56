## Слова оболочки, общие для всех игр.

app-name = Courtside
list-and = { $first } и { $last }
undo = Отменить
redo = Вернуть
back = Назад
close = Закрыть
correct = Поправить
help = Помощь
log = Журнал
more = Ещё
check = Сверить
retry = Повторить
undo-named = Отменить: { $name }
redo-named = Вернуть: { $name }
player-colour-shape = { $colour } · { $shape }
see-moment = Показать тот момент
change = { $from } → { $to }

## Журнал

log-mended = Исправлено здесь: запись { $entry }
log-left-out = Больше не подходит, пропущено: { $name }
log-left-out-more =
    { $count ->
        [one] Больше не подходит, пропущена ещё { $count } запись
        [few] Больше не подходят, пропущены ещё { $count } записи
       *[many] Больше не подходят, пропущено ещё { $count } записей
    }
log-undone-reveal = Отменено после того, как все увидели: { $name }
log-empty = Пока ничего не произошло
log-empty-text = Каждый ответ станет здесь строкой.
log-table = решение стола

## Начальный экран

home-good-morning = Доброе утро.
home-good-afternoon = Добрый день.
home-good-evening = Добрый вечер.
home-question = Что на столе?
home-go-on = Продолжить игру
home-all-saved = Всё сохранено на этом устройстве
home-look = Посмотреть
home-resume = Продолжить
home-resume-named = Продолжить: { $name }
home-more-saved =
    { $count ->
        [one] Ещё { $count } сохранённая партия
        [few] Ещё { $count } сохранённые партии
       *[many] Ещё { $count } сохранённых партий
    }
home-new-game = Новая партия
home-kits = Наборы
home-settings = Настройки
home-saved = Сохранённые партии
home-empty = Партий пока нет
home-empty-text = Поставьте коробку на стол и нажмите на её картинку.
home-final-scoring = Только итоговый подсчёт
home-final-scoring-text = Запретный город, меньше двух минут
home-alone = Соло против Мэна
home-alone-text = Запретный город в одиночку
home-judge = Рассудить по фото
home-judge-text = Идеальный кадр: кто кого закрывает
home-over = окончена
home-player-score = { $name } { $score }

## Время

when-today = сегодня, { $time }
when-yesterday = вчера, { $time }
when-date = { $day } { $month }
when-date-year = { $day } { $month } { $year }
month-1 = янв.
month-2 = февр.
month-3 = марта
month-4 = апр.
month-5 = мая
month-6 = июня
month-7 = июля
month-8 = авг.
month-9 = сент.
month-10 = окт.
month-11 = нояб.
month-12 = дек.

## Новая партия

form-title = Новая партия
form-who = Кто за столом? По часовой стрелке, с первого места.
form-name = Имя игрока { $seat }
form-up = Выше: { $name }
form-down = Ниже: { $name }
form-remove = Убрать: { $name }
form-drag = Перетащить: { $name }
form-add = Добавить игрока
form-you = Игрок
form-alone = Играть одному против приложения
form-lately = Играли недавно
form-colour-of = { $name }: цвет и форма
form-colour-hint = Выберите цвет фишки. Форма меняется вместе с ним.
form-nobody = игрок { $seat }
form-first = Кто начинает?
form-first-lot = Бросить жребий
form-first-open = Решит жребий в начале
form-begin =
    { $count ->
        [one] Начать: { $count } игрок
        [few] Начать: { $count } игрока
       *[many] Начать: { $count } игроков
    }
form-too-few =
    { $count ->
        [one] Нужен { $count } игрок
        [few] Нужны { $count } игрока
       *[many] Нужно { $count } игроков
    }
form-name-missing = Нет имени: место { $seat }
form-same-name = У двух игроков одно имя
form-house-option = Домашнее правило
form-kit-assumed =
    { $count ->
        [one] { $count } значение набора не сверено
        [few] { $count } значения набора не сверены
       *[many] { $count } значений набора не сверено
    }
form-kit-assumed-text = В правилах их нет. Один раз сверьте с коробкой.
form-steps = До первого хода

## Цвета и формы игроков

colour-red = Красный
colour-blue = Синий
colour-yellow = Жёлтый
colour-green = Зелёный
colour-purple = Фиолетовый
colour-white = Белый
colour-orange = Оранжевый
colour-black = Чёрный
shape-circle = круг
shape-square = квадрат
shape-diamond = ромб
shape-triangle = треугольник
shape-hexagon = шестиугольник
shape-blossom = цветок
shape-star = звезда
shape-cross = крест

## В партии

game-last = Что произошло
game-scores = Счёт
game-over = Партия окончена
game-to-timeline = Ход партии
game-table-view = Вид для всего стола
game-table-view-close = Нажмите где угодно, чтобы вернуться
game-kit = Набор этой игры
game-steps = Подготовка
game-keys = Клавиши
game-read-only = Здесь можно только смотреть
game-about = Как получились эти числа
game-winner = Побеждает { $names }
game-winners = Общая победа: { $names }
game-finished-home = К списку игр
game-again = Сыграть ещё

toast-corrected = Поправка внесена
toast-undone = Отменено: { $name }
toast-redone = Возвращено: { $name }
toast-went-back =
    { $count ->
        [one] Отложена { $count } запись
        [few] Отложены { $count } записи
       *[many] Отложено { $count } записей
    }

## Ход партии

timeline = Ход партии
timeline-looking = Вы смотрите запись { $entry } из { $count }
timeline-looking-start = Вы смотрите начало
timeline-looking-text = Ничего не изменится, пока вы не скажете
timeline-now = К текущему моменту
timeline-present = Это текущий момент
timeline-present-text = Нажмите запись, чтобы увидеть тот момент
timeline-mend = Исправить запись
timeline-go-back = Вернуться сюда
timeline-go-back-text =
    { $count ->
        [one] Будет отложена { $count } запись. Её можно вернуть, пока игра не пойдёт дальше.
        [few] Будут отложены { $count } записи. Их можно вернуть, пока игра не пойдёт дальше.
       *[many] Будет отложено { $count } записей. Их можно вернуть, пока игра не пойдёт дальше.
    }
timeline-go-forward-text =
    { $count ->
        [one] Вернётся { $count } отменённая запись.
        [few] Вернутся { $count } отменённые записи.
       *[many] Вернётся { $count } отменённых записей.
    }
timeline-first = К началу
timeline-previous = На запись назад
timeline-next = На запись вперёд
timeline-last = К концу
timeline-entry = Запись { $entry }: { $name }
timeline-position = Запись { $entry } из { $count }
timeline-find = Найти в журнале
timeline-nothing-found = Ничего не найдено
timeline-nothing-found-text = Записей с такими словами нет.
mend-question = Какой должна быть запись { $entry }?
mend-text = Дальнейшие записи проигрываются заново. Что больше не спрашивается, пропускается и названо в журнале. Если какая-то противоречит, вас сначала спросят.
mend-present = как есть
mend-other-player = Теперь здесь ход другого игрока: { $player }
mend-other-question = Теперь здесь спрашивается другое
mend-cancel = Оставить

## Вопросы

dialog-keep = Оставить
dialog-undo = Отменить
dialog-undo-reveal =
    { $count ->
        [one] Отменить то, что все видели?
        [few] Отменить { $count } записи?
       *[many] Отменить { $count } записей?
    }
dialog-undo-reveal-text = Все это видели: { $name }. «Вернуть» вернёт то же самое. В журнале это останется.
dialog-cut = Запись { $entry } больше не подходит
dialog-cut-text = { $name }: { $why }. Если обрезать, исчезнут эта запись и записи после неё, кроме уже повторённых ответов других игроков. Пропущенное будет названо в журнале.
dialog-leave-as-is = Оставить как было
dialog-cut-here = Обрезать с записи { $entry }
dialog-delete = Удалить: { $name }?
dialog-delete-text = Партия попадёт в корзину, оттуда её можно вернуть.
dialog-to-trash = В корзину
dialog-purge = Удалить навсегда: { $name }?
dialog-purge-text = Вернуть её после этого нельзя.
dialog-purge-yes = Удалить навсегда
dialog-unsaved = Последние записи не сохранены
dialog-unsaved-text = Если закрыть сейчас, они пропадут. Останьтесь, освободите место и повторите.
dialog-stay = Остаться
dialog-leave = Закрыть без них

## Сохранённые партии

saved-title = Сохранённые партии
saved-rename = Переименовать
saved-name = Название партии
saved-duplicate = Сделать копию
saved-delete = Удалить
saved-export = Выгрузить
saved-import = Загрузить партию
saved-import-text = Перетащите файл в окно, выберите его или введите путь.
saved-import-choose = Выбрать файл
saved-import-path = Путь к файлу
saved-import-go = Загрузить
saved-exported = Выгружено в { $path }
saved-imported = Партия загружена и стоит первой в списке
saved-copy-of = { $name } (копия)
saved-options = Действия: { $name }
saved-trash = Корзина
saved-trash-count =
    { $count ->
        [0] пусто
        [one] { $count } партия, можно вернуть
        [few] { $count } партии, можно вернуть
       *[many] { $count } партий, можно вернуть
    }
saved-count =
    { $count ->
        [0] партий пока нет
        [one] { $count } партия, всё сохранено
        [few] { $count } партии, всё сохранено
       *[many] { $count } партий, всё сохранено
    }
saved-broken = Не открывается: { $why }
trash-title = Корзина
trash-restore = Вернуть
trash-purge = Удалить навсегда
trash-empty = Корзина пуста
trash-empty-text = Удалённые партии ждут здесь, пока вы их не уберёте.

## Настройки

settings-title = Настройки
settings-language = Язык
settings-look = Вид
settings-light = Светлый
settings-dark = Тёмный
settings-system = Как в системе
settings-text = Размер текста
settings-text-sample = Лена теряет жетон
settings-contrast = Высокий контраст
settings-motion = Меньше движения
settings-motion-text = Фишки сразу стоят на месте
settings-awake = Экран не гаснет
settings-awake-text = Пока открыта партия
settings-ask = Спрашивать перед отменой того, что все видели
settings-ask-text = Открытая карта, бросок
settings-delete = Спрашивать перед удалением партии
settings-delete-text = Она в любом случае попадёт в корзину
settings-rules = Показывать номера правил
settings-rules-text = Например, YS-27
settings-games = Партии и копии

## Клавиши

keys-title = Клавиши
keys-undo = Отменить последнюю запись
keys-redo = Вернуть её
keys-digits = Выбрать ответ по порядку
keys-enter = Следующий шаг
keys-tab = От части к части
keys-escape = Назад или безопасный ответ
keys-list = Этот список

## Наборы

kits-title = Наборы
kits-text = Как выглядят ваши коробки. В правилах напечатано не всё.
kits-open = Открыть набор: { $game }

## Запуск

no-display = Courtside: экран не найден. Запустите на рабочем столе (X11 или Wayland) или под Xvfb (пакет xvfb); команды из courtside --help работают и без него.
no-home = Courtside: нет папки для партий; укажите её с --home или COURTSIDE_HOME.
no-x-server = Courtside: X-сервер не отвечает, DISPLAY={ $display }; запустите его, используйте Wayland без DISPLAY или Xvfb (пакет xvfb).
no-window-package = Courtside: окно не открывается, не хватает библиотеки; установите { $package } ({ $details }).
no-window = Courtside: окно не открывается ({ $details }); в Debian и Ubuntu нужны libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1.

## Итоги

names = { $list }
sheet-total = Всего

settings-sample-name = Лена
settings-sample-loss = { $number }

## Open cards

ask-card-now = сейчас
ask-card-spoken = { $name }: карта { $number }

## Solo

solo-results = Ваши соло-партии
solo-results-level = { $level }: побед { $won } из { $played }
solo-results-won = Победа { $mine } : { $theirs }
solo-results-lost = Поражение { $mine } : { $theirs }
