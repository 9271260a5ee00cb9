"""One HTML page with everything in it, to be sent to somebody."""
