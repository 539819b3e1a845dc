"""The games, a package each. They share the engine and know nothing of one another."""
