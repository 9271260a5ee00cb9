"""What the host of a house decides: closing tables, accounts, bans, notices, read-only mode."""
