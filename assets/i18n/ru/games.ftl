# The four games: titles as on the boxes, and one line of facts.

game-sakura = Портрет Императора
game-sakura-facts = 2–6 игроков · 20–40 мин
game-yokai-sketch = Портрет Ёкая
game-yokai-sketch-facts = 2 игрока · 15–25 мин
game-perfect-shot = Идеальный кадр
game-perfect-shot-facts = 2–4 игрока · 50–90 мин
game-forbidden-city = Запретный город
game-forbidden-city-facts = 1–5 игроков · 60–90 мин
