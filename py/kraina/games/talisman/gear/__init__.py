"""What Objects and Followers do."""
