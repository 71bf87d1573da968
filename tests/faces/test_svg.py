"""The writer of SVG: short numbers, safe text, outlines that come back as they went in."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadriga.faces.svg import document, el, group, num, polyline, sheet, words
from tests.faces.markup import outline


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (3, "3"), (-3, "-3"), (0.5, ".5"), (-0.5, "-.5"), (12.25, "12.25"), (100, "100"), (-0.001, "0"), (10.0, "10")],
)
def test_a_number_is_as_short_as_it_can_be(value: float, text: str) -> None:
    assert num(value) == text


@given(st.floats(-1000, 1000))
def test_a_number_keeps_its_value(value: float) -> None:
    assert abs(float(num(value)) - value) <= 0.00501


def test_attributes_and_text_are_escaped() -> None:
    assert el("g", id='a"<b', stroke_width=1.5, fill=None, class_="x") == '<g id="a&quot;&lt;b" stroke-width="1.5" class="x"/>'
    assert "A &amp; B &lt;c&gt;" in words("A & B <c>", 1, 2, 13)


def test_an_empty_group_is_open_for_a_page_to_fill() -> None:
    assert group(id="layer") == '<g id="layer"></g>'


coordinate = st.integers(-3000, 3000).map(lambda tenths: tenths / 10)


@given(st.lists(st.tuples(coordinate, coordinate), min_size=2, max_size=30, unique=True))
def test_an_outline_can_be_read_back(points: list[tuple[float, float]]) -> None:
    for (x, y), (a, b) in zip(outline(polyline(points, closed=True)), points, strict=True):
        assert (round(x, 1), round(y, 1)) == (a, b)


def test_documents_are_well_formed() -> None:
    for text in (document((0, 0, 10, 20.5), el("rect", width=1)), sheet(el("symbol", id="a"))):
        assert ElementTree.fromstring(text).tag.endswith("svg")
