"""Every card, board and piece, drawn once as SVG from the component data: the web page embeds it, the print shop prints it.

`catalogue.faces_of` is the door; `icons.sprite` has the icons of the whole application.
"""
