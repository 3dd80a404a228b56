# Ciudad Prohibida: nombres de zonas, decretos, regalos, recompensas y fichas.

city-area-travel = Viajes
city-area-wall = Gran Muralla
city-area-jade = Jade
city-area-intrigue = Intriga
city-area-palace = Palacio
city-area-decree = Decretos
city-area-canal = Gran Canal

city-decree-morning_intrigue = cada mañana: intriga +2
city-decree-morning_ship = cada mañana: 1 sirviente a un junco
city-decree-morning_servant = cada mañana: +1 sirviente
city-decree-morning_envoy = cada mañana: emisario +1
city-decree-morning_swap = cada mañana: cambiar una carta
city-decree-cheaper_travel = Viajes B cuesta 1 menos
city-decree-cheaper_jade = el jade cuesta 1 menos
city-decree-wall_helper = 1 sirviente más en la muralla
city-decree-equal_is_free = ofrenda igual gratis
city-decree-cheaper_decrees = los decretos cuestan 1 menos
city-decree-per_three_points = final: 1 PV por cada 3 PV
city-decree-eight_points = final: 8 PV
city-decree-per_jade = final: 2 PV por jade
city-decree-per_decree = final: 2 PV por decreto
city-decree-per_reward = final: 2 PV por recompensa de puerto

city-gift-none = sin acción
city-gift-palace = palacio
city-gift-canal = Gran Canal
city-gift-wall = Gran Muralla
city-gift-decree = decreto
city-gift-intrigue = intriga
city-gift-servant = 1 sirviente
city-gift-servants = 2 sirvientes
city-gift-swap = cambiar una carta

city-reward-points = 4 PV
city-reward-card = carta
city-reward-pair = sirviente doble

city-token-servant = 1 sirviente
city-token-servants = 2 sirvientes
city-token-envoy = emisario +1
city-token-intrigue = intriga +2
city-token-card_for_jade = carta por jade
city-token-points = PV
city-token-swap = cambiar una carta
city-token-card_back = carta a la mano
city-token-ship = sirviente a un junco
city-token-wall = sirviente a la muralla
city-token-servants_for_jade = sirvientes por jade
city-token-double = ficha doble
city-token-strength = Fuerza
city-token-toll = Peaje
city-token-follow = Seguir
