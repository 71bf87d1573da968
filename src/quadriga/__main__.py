"""`python -m quadriga` is the program `quadriga`."""

from quadriga.cli import main

main()
