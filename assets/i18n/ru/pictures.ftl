# Откуда берутся снимки: файлы, папка под присмотром, вставка, камера и что судья говорит вживую.

pictures-title = Получить фото
pictures-more = Телефоны, папка, камера
pictures-more-browser = Вставить или камера
pictures-ways = Способ
pictures-files = Файлы
pictures-folder = Папка
pictures-phones = Телефоны
pictures-paste = Вставка
pictures-camera = Камера

pictures-files-drop = Перетащите фото в окно
pictures-files-text = Можно сразу несколько: JPEG, PNG или WebP.
pictures-files-choose = Выбрать файлы
pictures-take-photo = Сделать снимок
pictures-path = Или укажите, где лежит фото
pictures-path-field = Путь к фото
pictures-path-open = Открыть это фото

pictures-watch-title = Фото с телефонов
pictures-watch-text = Выберите папку, куда телефоны кладут фото. Новое приходит оттуда само.
pictures-folder-choose = Выбрать папку
pictures-folder-field = Путь к папке
pictures-watch = Следить за папкой
pictures-watching = За этой папкой идёт слежение
pictures-watch-stop = Больше не следить
pictures-came = { $count ->
    [0] Новых фото пока нет
    [one] { $count } новое фото
    [few] { $count } новых фото
    [many] { $count } новых фото
   *[other] { $count } нового фото
}
pictures-lost = Папки сейчас нет
pictures-lost-text = Её ищут каждую секунду. Пришедшие фото сохранены.
pictures-arrived = Новое фото из папки: { $name }
pictures-not-watched = За { $folder } слежения нет: { $why }
pictures-folder-missing = Такой папки нет. Проверьте её имя.
pictures-folder-file = Это файл. Укажите папку, где он лежит.
pictures-folder-denied = Эту папку нельзя читать. Разрешите её чтение.

pictures-paste-title = Вставить снимок
pictures-paste-text = Скопируйте снимок или файл фото и вставьте сюда. Ctrl+V делает то же.
pictures-paste-go = Вставить
pictures-paste-name = Вставленный снимок
pictures-paste-nothing = Вставлять нечего. Сначала скопируйте снимок или файл фото.

pictures-searching = Идёт поиск камер …
pictures-search = Искать снова
pictures-play-title = Папка вместо камеры
pictures-play-text = Её снимки показываются один за другим: для камер, которые пишут файлы.
pictures-play-field = Путь к снимкам
pictures-play = Показать
pictures-opening = Камера открывается …
pictures-view = Изображение камеры { $name }
pictures-freeze = Остановить кадр
pictures-take = Взять этот снимок
pictures-retake = Снять ещё раз
pictures-size = Размер: { $size }
pictures-other-camera = Другая камера
pictures-camera-photo = Камера, снимок { $number }

pictures-live-no-kit = С фотонабором судья говорил бы здесь, что видит.
pictures-live-waiting = Судья смотрит …
pictures-rate = рассмотрено { $rate } в секунду
pictures-age = увидено { $age } с назад
pictures-tenths = { $whole },{ $tenth }
pictures-live-guest = { $guest }: { $says }
pictures-face-visible = лицо видно
pictures-face-hidden = лицо скрыто
pictures-face-doubtful = лицо под вопросом
