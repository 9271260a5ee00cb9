"""Files that are served as they are: the web client, and the documentation."""
