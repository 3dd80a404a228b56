# Запретный город: редактор набора.

city-kit-cards-board = Карты подарков: поле
city-kit-cards-deck = Карты подарков: колода
city-kit-cards-players = Карты подарков: игроки
city-kit-value = Ценность
city-kit-action = Действие
city-kit-board-hint = Одна из 7 карт для поля; на них должен быть пустой веер
city-kit-deck-hint = Одна из 11 карт для колоды; на них должны быть инь и ян
city-kit-set-hint = Из 4 карт для места { $place } в порядке хода; на них должен быть этот номер
city-kit-known = Известно карт подарков: { $known } из { $all }
city-kit-known-detail = Пересчитайте карты один раз: в раннем тираже одна могла быть дважды, а другой не быть.

city-kit-action-none = Нет
city-kit-action-palace = Дворец
city-kit-action-canal = Великий канал
city-kit-action-wall = Великая стена
city-kit-action-decree = Указ
city-kit-action-intrigue = Интриги
city-kit-action-servant = +1 слуга
city-kit-action-servants = +2 слуги
city-kit-action-swap = Обмен

city-kit-dice = Кубики судьбы
city-kit-die = Кубик { $number }
city-kit-die-hint = Все 6 граней; до тех пор может выпасть любое число от 1 до 9
city-kit-die-faces = У кубика 6 граней: { $count ->
    [one] указана { $count }
    [few] указаны { $count }
   *[many] указано { $count }
}

city-kit-rounds = Раунды и планшеты
city-kit-morning = Слуги утром раунда { $round }
city-kit-morning-hint = Как показано на поле там, где стоит фишка раунда
city-kit-slots = Места для жетонов путешествия
city-kit-slots-hint = Вверху планшета игрока
city-kit-steps = Шаги до дворца
city-kit-steps-hint = От начальной ячейки просителя, её саму не считают; у кого-то может выйти 9

city-kit-jade = Нефриты
city-kit-houses-small = Дома, сторона для 1–3 игроков
city-kit-houses-large = Дома, сторона для 4–5 игроков
city-kit-houses-hint = Одно число на дом: сколько слуг вернуть за его нефрит
city-kit-plaza = Нефритовая площадь
city-kit-plaza-hint = Сколько слуг вернуть за нефрит

city-kit-decrees = Указы
city-kit-level = Цена уровня { $level }
city-kit-level-hint = Сколько слуг вернуть: для всех указов этого уровня без своей цены
city-kit-decree-hint = Уровень { $level }; только если цена не та, что у уровня
city-kit-decree-morning-intrigue = Утро: интриги +2
city-kit-decree-morning-ship = Утро: слуга на джонку
city-kit-decree-morning-servant = Утро: +1 слуга
city-kit-decree-morning-envoy = Утро: проситель +1
city-kit-decree-morning-swap = Утро: обмен карты с руки
city-kit-decree-cheaper-travel = Путешествия Б −1
city-kit-decree-cheaper-jade = Нефриты −1
city-kit-decree-wall-helper = Великая стена: ещё один слуга
city-kit-decree-equal-is-free = Равная ценность без платы
city-kit-decree-cheaper-decrees = Указы −1
city-kit-decree-per-three-points = Конец: 1 ПО за 3 ПО
city-kit-decree-eight-points = Конец: 8 ПО
city-kit-decree-per-jade = Конец: 2 ПО за нефрит
city-kit-decree-per-decree = Конец: 2 ПО за слугу на указах
city-kit-decree-per-reward = Конец: 2 ПО за награду гавани

city-kit-palace = ПО дворца
city-kit-row-small = Места, сторона для 1–3 игроков
city-kit-row-large = Места, сторона для 4–5 игроков
city-kit-row-hint = ПО, сначала лучшее
city-kit-row-order = Лучшее место идёт первым: { $worse } не может стоять после { $better }

city-kit-tokens = Жетоны путешествия
city-kit-special-hint = Особый жетон
city-kit-token-servant = 1 слуга
city-kit-token-servants = 2 слуги
city-kit-token-envoy = Проситель
city-kit-token-intrigue = Интриги
city-kit-token-card-for-jade = Карта → нефрит
city-kit-token-points = 2 ПО
city-kit-token-swap = Обмен
city-kit-token-card-back = Карта обратно
city-kit-token-ship = Джонка
city-kit-token-wall = Великая стена
city-kit-token-servants-for-jade = 3 слуги → нефрит
city-kit-token-double = Двойной жетон
city-kit-token-strength = Сила
city-kit-token-toll = Пошлина
city-kit-token-follow = Следование

city-kit-map = Города и дороги
city-kit-cities-small = Города, сторона для 1–3 игроков
city-kit-cities-large = Города, сторона для 4–5 игроков
city-kit-cities-hint = Пронумеруйте их с 1 в любом порядке
city-kit-roads-small = Дороги, сторона для 1–3 игроков
city-kit-roads-large = Дороги, сторона для 4–5 игроков
city-kit-roads-hint = Каждая — два города, например 1-2 2-3 1-4
city-kit-road-form = { $road } — не дорога: нужны два города, например 1-2
city-kit-road-city = Дорога { $road }: у городов номера от 1 до { $cities }
city-kit-road-same = Дорога { $road } ведёт в тот же город, откуда начинается
city-kit-road-island = Из города 1 нет дороги в город { $city }

## Solo: Automa cards and Meng's way

city-kit-automa = Соло: карты Мэна
city-kit-automa-card = Карта Автомы { $number }
city-kit-automa-hint = Область на верхней половине. Две из девяти повторяются: возьмите со своих карт.
city-kit-dusk-move = Сумеречный ход путника: слуг
city-kit-dusk-move-hint = На картах нефрита, указов и особых; 0, если на ваших картах нет цены.
city-kit-route = Путь Мэна по краю
city-kit-route-hint = Номера городов против часовой стрелки от правого нижнего; нужна карта.
city-kit-returns = Стрелки обратно на путь
city-kit-returns-hint = От внутреннего города к краю, например 9-3 10-5.
city-kit-route-city = Город { $city } не из { $cities } или указан дважды.
city-kit-return-ends = { $road }: первый город должен быть в стороне от пути, второй — на нём.
city-kit-area-travel = Путешествия
city-kit-area-wall = Великая стена
city-kit-area-jade = Нефрит
city-kit-area-intrigue = Интриги
city-kit-area-palace = Дворец
city-kit-area-decree = Указы
city-kit-area-canal = Великий канал
city-kit-automa-next = Карта Автомы { $number } из { $all }: какая область на верхней половине?
city-kit-automa-next-detail = Возьмите девять обычных карт и отметьте одну за другой.
city-kit-automa-told = Все девять карт Автомы известны.
