"""Event cards that act: Encounters, Strangers, Places and Enemies."""
