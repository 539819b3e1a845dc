"""Special abilities of the Characters."""
