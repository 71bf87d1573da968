"""What lies in the box of The Ancient World: the component file, its flat tables, and the moves that they span."""
