"""Players of the house: they get views and what they were told, never states."""
