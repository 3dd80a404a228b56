# Что не так с файлом набора.
kit-problem = { $place }: { $what }
kit-fault-too-large = размер файла в байтах: { $bytes }, у набора самое большее { $max }
kit-fault-not-json = это не JSON: строка { $line }, столбец { $column }
kit-fault-newer = формат { $found } создан более новой версией Courtside, эта читает формат { $newest }
kit-fault-other-game = это набор для { $found }, а нужен для { $expected }
kit-fault-unknown-game = такой игры нет: { $found }
kit-fault-unknown-field = такого поля нет, возможны: { $known }
kit-fault-unknown-key = в наборе этой игры нет такого значения
kit-fault-missing = этого не хватает
kit-fault-twice = это записано дважды
kit-fault-value = записано { $found }, а нужно: { $expected }
kit-fault-no-value = по статусу известно, но значения нет
kit-fault-value-of-unknown = по статусу неизвестно, но значение есть
kit-expects-number = целое число от { $min } до { $max }
kit-expects-word = одно из слов: { $words }
kit-expects-text = текст в одну строку, не длиннее { $max ->
    [one] { $max } знака
    [few] { $max } знаков
   *[many] { $max } знаков
}
kit-expects-numbers = список целых чисел от { $min } до { $max }, самое большее { $len ->
    [one] { $len } число
    [few] { $len } числа
   *[many] { $len } чисел
}
kit-expects-object = поля в фигурных скобках

# Названия правок, после «Отменить:».
kit-cell = { $row }: { $label }
kit-edit-several = { $count ->
    [one] { $count } значение
    [few] { $count } значения
   *[many] { $count } значений
}
kit-edit-import = { $count ->
    [one] загружено { $count } значение
    [few] загружены { $count } значения
   *[many] загружено { $count } значений
}

# Экран набора.
kit-title = Набор: { $game }
kit-game = { $game }
kit-word = Набор
kit-back = Назад
kit-undo = Отменить
kit-undo-named = Отменить: { $name }
kit-import = Загрузить
kit-export = Выгрузить
kit-not-saved-detail = Правка хранится, пока приложение открыто.
kit-clash = С такими значениями партию не начать
kit-check-copy = сверьте с коробкой
kit-confirmed = проверено
kit-not-entered = не введено
kit-confirm-named = Верно: { $name }
kit-forget-named = Убрать своё значение: { $name }
kit-assumed = { $count ->
    [one] { $count } значение здесь не сверено
    [few] { $count } значения здесь не сверены
   *[many] { $count } значений здесь не сверено
}
kit-assumed-detail = В правилах их нет. Один раз сверьте с коробкой, и отметки исчезнут везде.
kit-confirm-all = { $count ->
    [1] Это верно
    [2] Оба верны
    [one] Все { $count } верны
    [few] Все { $count } верны
   *[many] Все { $count } верны
}
kit-progress = { $known } из { $all }
kit-progress-assumed = не сверено
kit-progress-optional = по желанию
kit-number-of = { $name }, число { $place }
kit-number-more = Ещё одно число: { $name }
kit-number-less = Убрать последнее число: { $name }
kit-row-named = { $row }: { $values }
kit-show = Какие строки показать
kit-show-all = Все
kit-show-missing = Пустые
kit-show-known = Готовые
kit-none-shown = Здесь пусто
kit-none-shown-detail = Остальные строки видны под другим фильтром.
kit-import-title = Значения другого стола
kit-import-how = Перетащите файл набора в это окно, выберите его или введите путь. Сначала будет видно, что изменится.
kit-import-path = Путь к файлу набора
kit-import-choose = Выбрать файл
kit-import-read = Посмотреть
kit-import-cancel = Не брать
kit-import-problems = { $count ->
    [one] Не взято: в файле { $count } замечание
    [few] Не взято: в файле { $count } замечания
   *[many] Не взято: в файле { $count } замечаний
}
kit-import-nothing = В этом файле для вас нет ничего нового
kit-import-changes = { $count ->
    [one] Изменится { $count } значение
    [few] Изменятся { $count } значения
   *[many] Изменится { $count } значений
}
kit-import-take = { $count ->
    [one] Взять { $count } значение
    [few] Взять { $count } значения
   *[many] Взять { $count } значений
}
kit-import-change = { $from } → { $to }
kit-import-surer = { $value }, теперь проверено
kit-retry = Повторить
kit-close = Закрыть
kit-exported = Файл набора: { $path }
