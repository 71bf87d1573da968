"""What drawings on a terminal are made of: colours, a canvas of characters, the placing of labels. It knows no game."""
