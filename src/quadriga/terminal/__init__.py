"""The command line, command by command: each module reads its arguments, asks the engine, and prints."""
