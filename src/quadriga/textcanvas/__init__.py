"""What games draw on a terminal with: colours, a canvas of characters, the placing of labels. It knows no game."""
