"""How long everybody may think: time controls, sandglasses, and the one timer of the house."""
