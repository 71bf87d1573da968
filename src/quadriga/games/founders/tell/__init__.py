"""What a table of Founders of the Empire tells: views, events, and both in words."""
