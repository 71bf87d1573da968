"""Sentences for people: messages with an id and arguments, and the files of words that say them in a reader's language."""
