"""Players that are programs. They see views and imagined states only."""
