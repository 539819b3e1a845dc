"""The Spells."""
