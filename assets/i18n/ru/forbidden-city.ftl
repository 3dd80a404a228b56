# «Запретный город»: названия областей, указов, подарков, наград и жетонов.

city-area-travel = Путешествия
city-area-wall = Великая стена
city-area-jade = Нефрит
city-area-intrigue = Интриги
city-area-palace = Дворец
city-area-decree = Указы
city-area-canal = Великий канал

city-decree-morning_intrigue = каждое утро: интриги +2
city-decree-morning_ship = каждое утро: 1 слуга на джонку
city-decree-morning_servant = каждое утро: +1 слуга
city-decree-morning_envoy = каждое утро: проситель +1
city-decree-morning_swap = каждое утро: обмен карты
city-decree-cheaper_travel = путешествие B на 1 дешевле
city-decree-cheaper_jade = нефрит на 1 дешевле
city-decree-wall_helper = ещё 1 слуга на стену
city-decree-equal_is_free = равное подношение бесплатно
city-decree-cheaper_decrees = указы на 1 дешевле
city-decree-per_three_points = конец: 1 ПО за 3 ПО
city-decree-eight_points = конец: 8 ПО
city-decree-per_jade = конец: 2 ПО за нефрит
city-decree-per_decree = конец: 2 ПО за указ
city-decree-per_reward = конец: 2 ПО за награду гавани

city-gift-none = без действия
city-gift-palace = дворец
city-gift-canal = Великий канал
city-gift-wall = Великая стена
city-gift-decree = указ
city-gift-intrigue = интриги
city-gift-servant = 1 слуга
city-gift-servants = 2 слуги
city-gift-swap = обмен карты

city-reward-points = 4 ПО
city-reward-card = карта
city-reward-pair = пара слуг

city-token-servant = 1 слуга
city-token-servants = 2 слуги
city-token-envoy = проситель +1
city-token-intrigue = интриги +2
city-token-card_for_jade = карта за нефрит
city-token-points = ПО
city-token-swap = обмен карты
city-token-card_back = карта в руку
city-token-ship = слуга на джонку
city-token-wall = слуга на стену
city-token-servants_for_jade = слуги за нефрит
city-token-double = двойной жетон
city-token-strength = Сила
city-token-toll = Пошлина
city-token-follow = Вслед
