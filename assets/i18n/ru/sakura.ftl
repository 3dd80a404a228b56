# Портрет Императора: названия записей, строки рассказа, отказы, подсчёт, подсказки.

## The box

game-sakura = Портрет Императора
game-sakura-facts = 2–6 игроков · 20–40 мин

## Cards, spaces, trees

sakura-garden-forward = Император +{ $steps }
sakura-garden-back = Император −1
sakura-garden-either = Император ±1
sakura-garden-closest = Ближний −2
sakura-garden-furthest = Дальний +2
sakura-painter-forward = Художник +{ $steps }
sakura-painter-either = Художник ±{ $steps }
sakura-painter-leap = Встать перед следующим
sakura-painter-between = +1 за художника впереди
sakura-faces = { $garden }, { $painter }
sakura-gate = врата
sakura-tree-first = первая сакура
sakura-tree-second = вторая сакура
sakura-tree-third = третья сакура
sakura-feed-flip = верхняя карта колоды
sakura-feed-tactical = тактический вариант
sakura-feed-virtual = из колоды приложения
sakura-pace-each-card = по одной карте
sakura-pace-all-at-once = все карты сразу
sakura-numbered = { $number } { $player }

## Kit

sakura-kit-path = Дорожка сада
sakura-kit-spaces = Ячеек на дорожке
sakura-kit-spaces-hint = От первой ячейки после врат до последней; каждый мостик считается за 1
sakura-kit-torii = Тории
sakura-kit-torii-hint = Считая от врат, как и все места: ячейка, где Император начинает
sakura-kit-bridge = Мостик { $number }
sakura-kit-bridge-hint = Здесь каждый мостик — 1 ячейка; для 5 и 6 игроков приложение сделает из него 3
sakura-kit-sakura = Сакура { $number }
sakura-kit-cards = 60 карт
sakura-kit-garden = Действие в саду
sakura-kit-painter = Действие художника
sakura-kit-path-too-short = Последняя сакура на ячейке { $space }: дорожка должна до неё доходить
sakura-kit-torii-late = Тории раньше первой сакуры, а она на ячейке { $space }
sakura-kit-order = Места идут по порядку: это место дальше ячейки { $space }
sakura-kit-off-path = Ячеек на дорожке: { $spaces }
sakura-kit-on-torii = На этой ячейке Тории
sakura-kit-on-sakura = На этой ячейке сакура { $number }

## Set-up

sakura-setup-players =
    «Портрет Императора» рассчитан на 2–6 игроков, здесь { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
sakura-setup-court = Придворный художник нужен для 2 игроков, и только для них
sakura-setup-same-mark = Дайте каждому художнику свой цвет
sakura-setup-board = Положите поле в центр стола и поставьте Императора на ячейку Тории
sakura-setup-bridges-short = Каждый из 4 мостиков — 1 ячейка
sakura-setup-bridges-long = Каждый из 4 мостиков — 3 ячейки
sakura-setup-painters = Каждый игрок берёт художника и 5 жетонов того же цвета
sakura-setup-gate = Поставьте всех художников на врата
sakura-setup-court-painter = Третий художник: { $name }; он стоит на вратах, у него 5 жетонов
sakura-setup-supply = Остальные жетоны положите рядом с полем: это запас
sakura-setup-deal = Перемешайте 60 карт и раздайте каждому игроку по 5; чужие карты не смотрят
sakura-setup-deck =
    { $cards ->
        [one] Оставшуюся { $cards } карту
        [few] Оставшиеся { $cards } карты
       *[many] Оставшиеся { $cards } карт
    } положите лицом вниз в центре стола: это колода

## Where the game stands

sakura-stage-round = Раунд { $round }
sakura-stage-over = Партия окончена

## Names of entries

sakura-name-reveal = { $player } открывает { $number }
sakura-name-draw = { $player }: из колоды { $number }
sakura-name-next = карта { $number }, { $player }
sakura-name-resolve = карты начиная с { $number }
sakura-name-emperor-forward = { $player }: Император вперёд
sakura-name-emperor-back = { $player }: Император назад
sakura-name-painter-forward = { $player }: художник вперёд
sakura-name-painter-back = { $player }: художник назад
sakura-name-feed = Придворный: { $feed }
sakura-name-pace = Розыгрыш: { $pace }
sakura-name-correct = Поправка: { $what }

## Story lines

sakura-card-learnt = Карта { $number } теперь известна: { $faces }
sakura-card-revealed = { $player } открывает карту { $number }
sakura-card-given = { $player } получает карту { $number }; её сыграл игрок: { $by }
sakura-card-flipped = { $player } получает карту { $number }, верхнюю в колоде
sakura-card-drawn = { $player } получает карту { $number } из колоды приложения
sakura-sorted = Порядок: { $cards }
sakura-card-began = Карта { $number }, { $player }: { $faces }
sakura-direction-asked = { $player } выбирает: вперёд или назад
sakura-emperor-forward = Император идёт вперёд на { $steps }: { $from } → { $to }
sakura-emperor-back = Император идёт назад на { $steps }: { $from } → { $to }
sakura-emperor-stays = Император остаётся на ячейке { $space }: на врата он не встаёт
sakura-emperor-stops = Император идёт вперёд, { $from } → { $to }, и останавливается у дерева
sakura-way = { $from } → { $to }
sakura-way-passed = { $from } → { $to }, не считая { $passed }
sakura-way-emperor = { $from } → { $to }, а там Император
sakura-way-passed-emperor = { $from } → { $to }, а там Император, не считая { $passed }
sakura-moved-closest = { $player } ближе всех и идёт назад на 2: { $way }
sakura-moved-furthest = { $player } дальше всех и идёт вперёд на 2: { $way }
sakura-moved-forward = { $player } идёт вперёд на { $steps }: { $way }
sakura-moved-back = { $player } идёт назад на { $steps }: { $way }
sakura-moved-leap = { $player } встаёт перед следующим художником: { $way }
sakura-moved-between = { $player } идёт вперёд на { $steps }, по числу художников впереди: { $way }
sakura-disgraced =
    Конфуз: { $player } теряет жетон, { $tokens ->
        [0] больше их нет
        [one] остаётся { $tokens }
        [few] остаётся { $tokens }
       *[many] остаётся { $tokens }
    }
sakura-disgraced-empty = Конфуз: { $player }, терять нечего, жетонов нет
sakura-retreated =
    { $player } отступает на { $count ->
        [one] { $count } пустую ячейку
        [few] { $count } пустые ячейки
       *[many] { $count } пустых ячеек
    }: { $counted }
sakura-retreated-passed =
    { $player } отступает на { $count ->
        [one] { $count } пустую ячейку
        [few] { $count } пустые ячейки
       *[many] { $count } пустых ячеек
    }: { $counted }, не считая { $passed }
sakura-nobody-closest = Все художники на вратах: ближнего нет
sakura-nobody-furthest = На вратах несколько художников: дальнего нет
sakura-stays-ahead = { $player } остаётся на месте: впереди нет художников
sakura-stays-between = { $player } остаётся на месте: до Императора нет художников
sakura-stays-gate = { $player } остаётся на вратах
sakura-reached = Император останавливается, { $tree }; действие художника ещё выполняется
sakura-reached-lapsed =
    Император останавливается, { $tree }; действие художника ещё выполняется, потом { $count ->
        [one] сбрасывается карта
        [few] сбрасываются карты
       *[many] сбрасываются карты
    } { $cards }
sakura-paid =
    { $place } место, { $player }: { $tokens ->
        [0] без жетонов
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }
sakura-unplaced = Вместе на вратах, поэтому без места: { $players }
sakura-paid-out = Жетоны розданы, { $tree }: теперь это обычная ячейка
sakura-paid-last = Третья сакура: жетоны розданы
sakura-lined-up = { $player } встаёт в ряд: { $from } → { $to }
sakura-round-ended = Раунд { $round } окончен: карты уходят в сброс
sakura-drew-all = Каждый берёт 1 карту
sakura-drew = Берут карты: { $players }
sakura-drew-one = { $player } { $count }
sakura-deck-renewed =
    Колода закончилась: перемешайте сброс ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }) в новую
sakura-round-began = Раунд { $round }
sakura-round-began-two = Раунд { $round }: { $player } дальше и играет две карты
sakura-round-began-deck = Раунд { $round }: оба игрока на вратах, карту Придворному художнику вскрывают из колоды
sakura-game-ended = Последняя сакура пройдена: партия окончена
sakura-game-resumed = Партия продолжается
sakura-feed-changed = Карты Придворного художника: { $feed }
sakura-pace-changed = Теперь: { $pace }
sakura-corrected = Поправка стола: { $what }
sakura-correct-painter = { $player }, место: { $space }
sakura-correct-emperor = Император, место: { $space }
sakura-correct-tokens = жетоны, { $player }: { $count }
sakura-correct-paid = { $tree }, жетоны розданы
sakura-correct-unpaid = { $tree } цветёт
sakura-correct-card = карта { $number }
sakura-correct-card-faces = карта { $number }: { $faces }
sakura-correct-deck = карт в колоде: { $count }

## Refusals

sakura-refusal-game-over = Партия окончена: отмените запись или внесите поправку
sakura-refusal-not-on-table = На столе художников { $painters }, сакур 3
sakura-refusal-no-such-card = Карты { $number } нет: они от 1 до 60
sakura-refusal-unknown-card = Карта { $number } новая: один раз укажите два её действия
sakura-refusal-other-faces = Карта { $number } известна так: { $faces }; если это не так, поправьте карту
sakura-refusal-card-taken = Карта { $number } в этом раунде уже есть: { $player }; если это не так, отмените ту запись
sakura-refusal-card-in = { $player }: карта { $number } уже открыта, чтобы сменить её, отмените запись
sakura-refusal-cards-are-in = Карты этого раунда уже открыты и разыгрываются
sakura-refusal-card-first = Сначала карта: { $player }
sakura-refusal-direction-first = Сначала направление: выбирает { $player }
sakura-refusal-no-direction = На этой карте нет выбора направления
sakura-refusal-no-court = Придворный художник бывает только при 2 игроках
sakura-refusal-app-draws = Карту Придворного художника берёт приложение; чтобы вскрыть свою, выберите другой способ
sakura-refusal-not-virtual = Сейчас приложение не берёт карту Придворного художника
sakura-refusal-other-card = В колоде приложения сейчас карта { $number }
sakura-refusal-not-all-known = Приложение может брать карты, когда известны все 60: пока { $known }
sakura-refusal-off-path = Император стоит на ячейке от 1 до { $spaces }
sakura-refusal-occupied = Ячейка { $space } занята: { $player }; вместе стоят только на вратах
sakura-refusal-not-behind = Император на ячейке { $space }: художники остаются позади него
sakura-refusal-painter-ahead = { $player } на ячейке { $space }: сначала поставьте этого художника позади Императора
sakura-refusal-unpaid = Ещё цветёт { $tree }, там Император останавливается: сначала отметьте, что жетоны розданы
sakura-refusal-reached = Император уже дошёл, { $tree }: сначала верните его назад
sakura-refusal-too-many = Здесь может быть не больше { $most }

## Score sheet

sakura-sheet-start = В начале
sakura-sheet-start-why = В начале у каждого 5 жетонов
sakura-sheet-tree = Сакура { $number }
sakura-sheet-place =
    { $place } место: { $tokens ->
        [0] без жетонов
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }
sakura-sheet-disgraces = Конфузы
sakura-sheet-disgrace = Раунд { $round }: встреча с Императором на ячейке { $space }, 1 жетон
sakura-sheet-disgrace-empty = Раунд { $round }: встреча с Императором на ячейке { $space }, жетонов нет
sakura-sheet-corrections = Поправки
sakura-sheet-corrections-why = Поправка стола
sakura-verdict-one = { $player } { $count }
sakura-verdict-tokens = Жетоны: { $players }
sakura-verdict-at = { $player } ({ $space })
sakura-verdict-tie = Жетонов поровну; побеждает тот, кто ближе к Императору: { $players }
sakura-verdict-wins = Победа: { $player }
sakura-verdict-ahead = Впереди { $player }
sakura-verdict-shared = Победа общая: { $players }
sakura-verdict-level = Поровну: { $players }
sakura-verdict-better = Из двух игроков лучше { $player }
sakura-verdict-both = Из двух игроков: поровну

## Help

sakura-help-pick = Каждый втайне выбирает карту; все вскрывают их одновременно
sakura-help-order = Карты разыгрывают по номерам, от меньшего к большему
sakura-help-learn = У новой карты один раз укажите два действия; потом хватит номера
sakura-help-deck = В колоде { $deck }, в сбросе { $discards }: когда колода закончится, перемешайте сброс в новую
sakura-help-aim = Будьте ближе всех, когда Император остановится у сакуры, и не столкнитесь с ним
sakura-help-flip = Когда оба выбрали карты, вскройте верхнюю карту колоды: { $court }
sakura-help-virtual = Когда обе карты названы, приложение берёт карту: { $court }
sakura-help-two = { $player } дальше от Императора и играет две карты: одну из них за фигуру { $court }, из колоды карту не вскрывают
sakura-help-face-down = Все три карты выбирают втайне и вскрывают одновременно
sakura-help-both-on-gate = Оба игрока на вратах: вскройте верхнюю карту колоды, { $court }
sakura-help-court-forward = { $court } — как третий игрок, он всегда выбирает движение вперёд
sakura-help-emperor = { $player } выбирает: Император идёт на 1 вперёд или на 1 назад
sakura-help-painter = { $player } выбирает: художник идёт вперёд или назад
sakura-help-halves = Сначала действие в саду, потом действие художника, чья это карта
sakura-help-full = Фигуры проходят полное число ячеек; вперёд — это от врат
sakura-help-empty = Художники считают только пустые ячейки и проходят мимо друг друга
sakura-help-gate = На вратах стоят многие, дальше назад не уходят; Император на врата не встаёт
sakura-help-disgrace = Кто встретит Императора, останавливается, теряет жетон и отступает на 3 пустые ячейки; так же, если Император шагнёт назад на художника
sakura-help-sakura = Сакура останавливает Императора один раз: действие художника этой карты выполняется, остальные карты сбрасываются
sakura-help-tokens = Жетоны за места: 3, 2, 1; при 5–6 игроках четвёртое место получает 1; у последней сакуры первое получает 4
sakura-help-most = Больше жетонов — победа
sakura-help-tie = Жетонов поровну: побеждает тот, кто ближе к Императору; на вратах победа общая, если не решает правило стола

## Random play

sakura-tally-rounds = Раундов
sakura-tally-disgraces = Конфузов
sakura-tally-place = Жетоны, место { $place }
