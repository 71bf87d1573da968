"""A language for tests: English with other letters and a third longer, made from the files of words.

What stays plain on a page does not come from a file, and what breaks is too narrow for other languages. web/src/words/pseudo.ts
does the same for the words of the page.
"""
# not compiled: it changes syntax trees of a library

from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

PSEUDO: Final = "en-XA"

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
_LETTERS: Final = str.maketrans(
    {plain: accented * 2 if plain in "aeiou" else accented for plain, accented in zip(_PLAIN, _ACCENTED, strict=True)}
)


def accent(text: str) -> str:
    """The text with every letter accented and every vowel doubled."""
    return text.translate(_LETTERS)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (the library's name)
        node.value = accent(node.value)
        return node


def accent_resource(resource: ast.Resource) -> ast.Resource:
    """A file of words with all its text accented; what is filled in stays as it is."""
    accented: ast.Resource = _Accents().visit(resource)
    return accented
