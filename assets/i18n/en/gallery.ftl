### The words that widgets say of their own accord, and the gallery of all parts.

widget-less = Less: { $name }
widget-more = More: { $name }
widget-at-least = At least { $number }
widget-at-most = At most { $number }
widget-between = From { $low } to { $high }
widget-take = Take { $number }
widget-erase = Erase

mark-red = red circle
mark-blue = blue square
mark-yellow = yellow diamond
mark-green = green triangle
mark-purple = purple hexagon
mark-white = white blossom
mark-orange = orange star
mark-black = black cross
