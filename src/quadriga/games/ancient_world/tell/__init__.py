"""What The Ancient World tells: views, events, and sentences for people."""
