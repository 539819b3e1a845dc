"""What the characters are able to do."""
