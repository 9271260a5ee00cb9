"""What every command shares: exit codes and the console."""
