"""Magia i Miecz: Jaskinia, played alone."""
