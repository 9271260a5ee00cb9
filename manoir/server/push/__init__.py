"""Web Push: somebody who is not at the table hears that it is their turn."""
