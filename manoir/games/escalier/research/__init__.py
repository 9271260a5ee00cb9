"""*L'escalier hanté* as arrays, for programs that learn it."""
