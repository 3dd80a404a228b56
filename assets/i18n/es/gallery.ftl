### Las palabras propias de los componentes y la galería de todas las piezas.

widget-less = Menos: { $name }
widget-more = Más: { $name }
widget-at-least = Como mínimo { $number }
widget-at-most = Como máximo { $number }
widget-between = De { $low } a { $high }
widget-take = Tomar { $number }
widget-erase = Borrar

mark-red = círculo rojo
mark-blue = cuadrado azul
mark-yellow = rombo amarillo
mark-green = triángulo verde
mark-purple = hexágono morado
mark-white = flor blanca
mark-orange = estrella naranja
mark-black = cruz negra
