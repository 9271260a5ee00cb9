"""What is on the disk, and the one thread that writes it."""
