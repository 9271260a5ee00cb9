"""Tables, seats, lobby, store, wire and the web application."""
