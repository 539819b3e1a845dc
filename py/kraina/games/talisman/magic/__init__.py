"""What the Spells do."""
