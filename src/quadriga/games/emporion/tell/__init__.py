"""What Emporion tells: views, events, and sentences for people."""
