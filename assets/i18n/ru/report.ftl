# Вопросы о фото с причинами ответов и отчёт с доказательствами.

case-ask-broken = Фото: { $what }. Так ли это?
case-ask-broken-by = { $guest }: { $what }. Так ли это?
case-ask-blocked = { $guest }: закрывает ли другая фигурка хоть часть рисунка?
case-ask-face = { $guest }: скрыто ли всё лицо?
case-ask-blocks = { $other }: закрывает ли { $guest } в одиночку всё лицо?
case-met = «{ $wish }»: выполнено.
case-unmet = «{ $wish }»: не выполнено.
case-open = «{ $wish }»: решит голосование.
case-wish-blocks = { $who } загораживает: { $whom }
case-broken = Фото не считается.
case-kept = Правило соблюдено.
case-why-broken = На фото это правило нарушено.
case-why-kept = На фото ничто его не нарушает.
case-why-blocked = Другая фигурка закрывает часть рисунка, а не только белый край или подставку.
case-why-free = Рисунок не закрыт другими фигурками; белый край и подставку закрывать можно.
case-why-free-table = Рисунок не закрыт другими фигурками; стол и блюда не в счёт.
case-why-face-hidden = Глаза, нос и рот закрыты гостями или блюдами либо вне кадра.
case-why-face-seen = Часть лица видна; закрытое только столом считается видимым.
case-why-pair = { $who } в одиночку закрывает всё лицо: { $whom }.
case-why-pair-not = { $who } в одиночку закрывает не всё лицо: { $whom }.
case-why-vote = По фото не решить: голосуют все, кроме фотографа.
case-why-person = Так решили за столом.
case-why-voted = Так проголосовали остальные.

report-open =
    { $count ->
        [one] { $count } ответ на голосование
        [few] { $count } ответа на голосование
       *[many] { $count } ответов на голосование
    }
report-when = Отчёт составлен: { $when }
report-rules = Правила фото
report-no-violations = Фото соблюдает правила.
report-guests = Гости
report-missing = Не найдены на фото: { $guests }
report-no-cell = клетка точно не найдена
report-placed-by-hand = место указали люди
report-visible = видно, плюс-минус { $give }
report-overruled = Ответ людей; судья считал: { $found }
report-told = Ответ людей
report-voted = Голосование. Да: { $yes }. Нет: { $no }
report-changes = Что изменили люди
report-no-changes = Ничего: это находки самого судьи.
report-by-people = от людей
report-floor = Насколько судья уверен, где пол: { $sure }
report-floor-by-hand = Углы пола указали люди.
report-versions = Courtside { $version } · набор фигурок { $kit } · { $format }
report-made = Составлено на компьютере за этим столом. Фото никуда не отправлялось; в файле нет сведений о месте съёмки.

judge-vote-on =
    { $count ->
        [one] Голосовать: { $count } ответ
        [few] Голосовать: { $count } ответа
       *[many] Голосовать: { $count } ответов
    }
judge-report = Отчёт
judge-reported = Отчёт с доказательствами лежит здесь: { $path }
judge-photo-of = Фото: { $player }
vote-title = Голосование { $number } из { $count }
vote-later = Решить позже
vote-doubt = По фото не решить: то, что видно, не сходится с найденным. Решает стол.
vote-doubt-covered = По фото не решить: закрыто { $share } рисунка, возможно от { $low } до { $high }. Решает стол.
vote-doubt-open = По фото не решить: открыто { $share } лица, возможно от { $low } до { $high }. Решает стол.
vote-doubt-pair = По фото не решить: закрыто { $share } лица, возможно от { $low } до { $high }. Решает стол.
vote-share = { $whole },{ $tenth } %
vote-photographer = { $player } снимает и не голосует. При равенстве голосов решение в пользу фотографа.
vote-photographer-unknown = Фотограф не голосует. При равенстве голосов решение в пользу фотографа.
vote-count = Подсчитать голоса
vote-missing =
    { $count ->
        [one] Не хватает голоса: { $names }
        [few] Не хватает { $count } голосов: { $names }
       *[many] Не хватает { $count } голосов: { $names }
    }
vote-voter = Голос { $number }
vote-voters = Сколько голосует
