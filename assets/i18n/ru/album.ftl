# Альбом гостей: фигуры, сфотографированные один раз для своей коробки, вырезанные и поправленные.

kits-album = Альбом ваших фигур

album-title = Альбом ваших фигур
album-text = Сфотографируйте каждую фигуру один раз: лёжа, на ровном небелом фоне. Тогда судья узнает вашу коробку.
album-no-guests = Гостей из набора этого стола не прочитать. Сначала поправьте набор «Идеального кадра».
album-damaged = Альбом не читается и начинается заново. Нечитаемый файл сохранён: { $path }
album-not-saved = Ваши изменения остаются здесь и сохранятся со следующим изменением.
album-picture-refused = { $name }: { $why }

album-add = Добавить снимок
album-add-how = Одна фигура или несколько, не касаясь друг друга; линейка рядом подскажет размер. Перетащите файл сюда, выберите его или введите путь.
album-path = Путь к снимку
album-choose = Выбрать снимок
album-formats = JPEG, PNG, WebP
album-read = Прочитать снимок
album-busy = Идёт работа …

album-whose = Чья это фигура?
album-whose-left =
    { $count ->
        [one] Ждёт ещё { $count }.
        [few] Ждут ещё { $count }.
       *[many] Ждут ещё { $count }.
    }
album-cutout = Вырезанная фигура
album-again = фигура есть
album-discard = Это не фигура

album-doubt = Проверьте контур
album-doubt-edge = Белый край не отличить от фона. Расширяйте контур, пока он не ляжет по краю карточки, или возьмите фон темнее.
album-doubt-frame = Фигура выходит за край снимка. Нужен снимок, где она видна целиком.
album-doubt-ground = Фон не ровный. Проверьте контур по кругу.
album-doubt-nothing = На фоне ничего не выделяется. Обведите фигуру сами или снимите её на другом фоне.

album-guests = Гости: { $count } из { $all }
album-row-missing = { $guest }: снимка пока нет
album-row-outline = Проверьте контур
album-row-face = Отметьте лицо
album-row-size = Укажите размер
album-done = Готово
album-open = Не готово
album-floor = Пол сверху
album-measures = Край, подставка и экран
album-check-copy = сверьте с коробкой

album-finish = Собрать набор
album-name = Как называется набор
album-make = Сохранить набор и использовать
album-make-lacks =
    { $count ->
        [one] Не хватает: { $count }
        [few] Не хватает: { $count }
       *[many] Не хватает: { $count }
    }
album-saved = Набор сохранён и теперь используется.
album-not-made = Набор собрать не удалось. В альбоме нет одного из снимков: добавьте его ещё раз.

album-lack-guests = Пока нет ни одной фигуры.
album-lack-outline = { $guest }: от фигуры ничего не осталось. Обведите её.
album-lack-face = { $guest }: покажите, где лицо.
album-lack-size = { $guest }: размер неизвестен.
album-lack-odd-size = { $guest }: { $mm } мм — не рост фигуры. Проверьте линейку.
album-lack-floor = Снимка пола пока нет.
album-lack-corners = Углы пола идут не по порядку: передний левый, передний правый, задний правый, задний левый.
album-lack-floor-size = Размер пола неизвестен.
album-lack-odd-floor = Пол бывает от 50 до 2000 мм в ширину и глубину. Проверьте размер.
album-lack-grid = Сетка пола не задана.
album-lack-cell = { $cell } лежит вне сетки.
album-lack-doubt = { $guest }: контур сомнителен. Проверьте его.
album-lack-missing =
    { $count ->
        [one] Без фигуры { $count } гость: на фото судья его не узнает.
        [few] Без фигур { $count } гостя: на фото судья их не узнает.
       *[many] Без фигур { $count } гостей: на фото судья их не узнает.
    }
album-lack-measures = Край, подставка и экран приняты примерно: сверьте с коробкой.

album-steps = Шаги
album-step-outline = Контур
album-step-face = Лицо
album-step-size = Размер
album-to-face = Дальше: лицо
album-to-size = Дальше: размер
album-back-to-list = Готово, к списку

album-canvas-outline = Снимок с контуром
album-canvas-face = Снимок с лицом
album-canvas-size = Фото с линейкой
album-canvas-floor = Фото пола
album-canvas-grid = Пол с сеткой
album-zoom-in = Ближе
album-zoom-out = Дальше
album-zoom-all = Показать целиком
album-tools = Инструмент
album-tool-move = Двигать снимок
album-tool-add = Закрасить: часть фигуры
album-tool-remove = Стереть лишнее
album-tool-polygon = Многоугольник
album-tool-bottom = Нижняя линия
album-how-move = Тяните, чтобы сдвинуть; колесо или два пальца приближают. Яркая часть станет фигурой вместе с белым краем.
album-how-add = Закрасьте то, что относится к фигуре.
album-how-remove = Закрасьте то, что к фигуре не относится.
album-how-polygon = Отметьте углы один за другим, затем добавьте обведённое или уберите его.
album-how-bottom = Поставьте оба конца туда, где карточка входит в подставку. Фигура встанет на эту линию, подставка под ней отрезается.
album-bottom-left = Левый конец нижней линии
album-bottom-right = Правый конец нижней линии
album-brush = Кисть
album-brush-fine = Тонкая
album-brush-middle = Средняя
album-brush-broad = Широкая
album-polygon-add = Добавить
album-polygon-remove = Убрать
album-polygon-anew = Начать заново
album-wider = Контур шире
album-tighter = Контур уже
album-undo = Отменить последнюю правку
album-redo = Вернуть правку
album-turn = Повернуть на четверть
album-release = Фигура другого гостя

album-face-point = Точка { $number } лица
album-how-face = Внутри линии — глаза, нос и рот. Тяните её точки.
album-face-suggested = Это только догадка
album-face-told = Лицо отмечено
album-face-none-told = У этого гостя нет лица
album-face-right = Это лицо
album-face-none = Лица нет
album-face-smaller = Меньше
album-face-larger = Больше
album-face-anew = Отметить лицо

album-how-size = Поставьте концы на две точки, расстояние между которыми известно: деления линейки, стороны клетки. Это годится для всех фигур снимка. Или введите рост фигуры без подставки.
album-ruler-from = Начало линейки
album-ruler-to = Конец линейки
album-ruler-mm = Расстояние между точками, мм
album-height-mm = Рост без подставки, мм
album-not-a-length = Длина в миллиметрах, например 62,5
album-size = { $width } × { $height } мм
album-size-open = Размер пока неизвестен.

album-how-floor = Сфотографируйте пустой пол сверху, передней стороной к нижнему краю снимка. Поставьте четыре угла на его углы.
album-floor-none = Снимка пола пока нет.
album-floor-size = Размер всего пола
album-floor-width = Ширина слева направо, мм
album-floor-depth = Глубина спереди назад, мм
album-front-left = Передний левый угол
album-front-right = Передний правый угол
album-back-right = Задний правый угол
album-back-left = Задний левый угол
album-step-corners = Углы
album-step-grid = Сетка
album-to-grid = Дальше: сетка
album-grid-none = Сначала нужны снимок пола, углы и размер.
album-how-grid = Поставьте два угла так, чтобы линии легли на клетки пола. Нажмите на клетки под праздничным столом.
album-grid-front-left = Передний левый угол сетки
album-grid-back-right = Задний правый угол сетки
album-columns = Столбцы
album-rows = Ряды
album-under-table = Под столом
album-under-table-none = Ни одной клетки
album-grid-right = Сетка лежит верно

album-assumed = Это пока никто не измерял
album-assumed-detail = Ваша коробка может отличаться. Измерьте один раз и подтвердите.
album-measured = Всё верно
album-edge = Белый край
album-edge-width = Ширина белого края, мм
album-foot = Пластиковая подставка
album-foot-width = Ширина, мм
album-foot-depth = Глубина, мм
album-foot-height = Высота до карточки, мм
album-screen = Экран за полом
album-screen-width = Ширина экрана, мм
album-screen-height = Высота экрана, мм
