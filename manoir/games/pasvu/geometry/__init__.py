"""The hall as whole numbers: bodies, contact, rest and balance."""
