"""How Legenda looks on the table: four tiles of six terrains, cards framed by kind, sheets of heroes, and fights."""
