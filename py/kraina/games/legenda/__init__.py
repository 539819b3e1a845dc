"""Legenda: Czas Bohaterów. Heroes of Ar'Andia grow on a board of four tiles until one is proclaimed in a city."""
