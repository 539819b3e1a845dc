"""The screens: pure functions from what the application knows to markup."""
