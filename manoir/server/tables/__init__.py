"""Tables in play: seats, commands, and what everybody is shown."""
