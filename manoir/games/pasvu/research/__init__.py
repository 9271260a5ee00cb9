"""*Pas vu pas pris* as arrays, for programs that learn it."""
