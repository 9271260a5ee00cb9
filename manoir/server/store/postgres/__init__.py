"""The house's rows in PostgreSQL: for a house of several nodes."""
