"""What is in the box of Founders of the Empire: its vocabulary, its components, its moves and flat tables of all that."""
