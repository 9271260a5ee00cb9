"""For games whose mechanics run as machine code, too."""
