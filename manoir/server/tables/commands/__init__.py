"""What can be asked of a table, and who may ask it."""
