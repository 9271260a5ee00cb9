"""One file a card: its name there is its name in the pile."""
