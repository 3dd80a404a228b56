# The four games: titles as on the boxes, and one line of facts.

game-sakura = Sakura
game-sakura-facts = 2–6 players · 20–40 min
game-yokai-sketch = Yokai Sketch
game-yokai-sketch-facts = 2 players · 15–25 min
game-perfect-shot = Perfect Shot
game-perfect-shot-facts = 2–4 players · 50–90 min
game-forbidden-city = Forbidden City
game-forbidden-city-facts = 1–5 players · 60–90 min
