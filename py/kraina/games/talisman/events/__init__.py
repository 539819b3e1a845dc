"""What the Adventure cards do."""
