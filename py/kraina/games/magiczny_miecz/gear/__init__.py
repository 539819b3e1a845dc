"""Objects, Magic Objects and Friends that do more than give points."""
