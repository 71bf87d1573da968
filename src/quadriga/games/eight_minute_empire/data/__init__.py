"""What lies in the box of Eight-Minute Empire: the component file, its flat tables, and the moves that they span."""
