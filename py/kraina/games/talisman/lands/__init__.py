"""What the spaces say."""
