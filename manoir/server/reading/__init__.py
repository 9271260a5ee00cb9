"""What takes long to read: logs are folded and films made in processes of their own."""
