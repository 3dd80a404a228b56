# Что не так с файлом набора.
kit-problem = { $place }: { $what }
kit-fault-too-large = размер файла в байтах: { $bytes }, у набора самое большее { $max }
kit-fault-not-json = это не JSON: строка { $line }, столбец { $column }
kit-fault-newer = вид { $found } создан более новой версией Courtside, эта читает вид { $newest }
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
kit-edit-import = загрузка, { $count ->
    [one] { $count } значение
    [few] { $count } значения
   *[many] { $count } значений
}
