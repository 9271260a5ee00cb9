"""Who somebody is: sessions, accounts, passwords, nicknames."""
