"""What lies in the box of Emporion: the component file, its flat tables, and the moves that they span."""
