"""The server, from a table without sockets to a real process that is killed."""
