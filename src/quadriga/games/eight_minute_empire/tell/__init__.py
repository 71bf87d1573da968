"""What Eight-Minute Empire tells: views, events, sentences for people, and the chart of a terminal."""
