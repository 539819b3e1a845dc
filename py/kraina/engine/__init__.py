"""The engine: decisions, sessions, saves, chance and views. It knows no game."""
