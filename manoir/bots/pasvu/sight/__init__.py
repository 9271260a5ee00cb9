"""What is seen from the doors, and where nobody would be seen."""
