"""Games whose rules take long: their moves are played in processes of their own."""
