"""The lobby: open tables, the waiting room and the guest book, as one stream."""
