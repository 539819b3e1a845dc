"""Magia i Miecz (Talisman, revised 4th edition)."""
