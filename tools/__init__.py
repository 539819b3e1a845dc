"""The modules behind dev.py: set-up, build of site/, local server, browser. Standard library only."""
