"""The pages in the language of tests: whatever has plain letters then does not come from a file of words.

The page's own words are English with other letters and a third longer (web/src/words/pseudo.ts), and so are the engine's, at a
table whose game has its words in a file. What else the server and people have written gets other letters on its way to the
page, too, at its own length: so nothing has to be known of where it is shown.
"""

import re
import string
from typing import Any

from playwright.sync_api import Error, Page, Route

from quadriga.kernel.words.pseudo import PSEUDO, accent
from tests.browser.sight import read_in
from tests.browser.stage import Visitor

WRITTEN = {"title", "text", "summary", "weight", "name", "designer", "publisher", "introduction", "chapter", "last"}
"""The fields of the server's answers that are for people to read."""

ACCENTED = frozenset(accent(string.ascii_letters))

PLAIN_BY_RIGHT = {
    r"\b[A-Z]{2,}-[A-Z]+\d+[a-z]?\b": "the id of a rule",
    r"^[IVX]+$": "the number of a plate",
    r"^[A-Za-z?]$": "a key that is called by the sign that it makes",
    r"^[0-9a-f]{64}$": "a hash, or a seed",
}
CUT_BY_RIGHT = {
    ".strip .name": "a name that somebody chose, which may be long",
    ".ticket h3": "the title of a game",
    ".ticket .last": "a sentence of the server's, of any length",
    ".undo small": "the move that would be taken back, of any length; it is read out whole",
    ".plate h2": "a name that somebody chose",
    ".plate .who p": "the last deed, of any length, which the log has whole",
    ".plate .on": "the names of cards, of any number, which its title has whole",
    ".where p": "a sentence of the server's, of any length, which the log has whole",
    ".back .words": "an arrow stands for it where there is no room",
    ".capital b": "the first ground of every city is its Capital, and its sign stands beside the word",
    ".harbour .name": "the name of a card, which lies there whole when the Port is opened",
}
_READ = """(scope) => {
  const SAID = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const found = [];
  const note = (element, kind, text) => {
    if (/[A-Za-z]/.test(text)) found.push([`${kind} of ${element.tagName.toLowerCase()}.${element.className}`, text.trim()]);
  };
  const root = document.querySelector(scope);
  const shown = [root, ...root.querySelectorAll('*')].filter((one) =>
    // What is drawn comes from the server.
    one.checkVisibility({ visibilityProperty: true }) && one.closest('.face, text, script, style') === null);
  for (const one of shown) {
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) note(one, 'text', node.data);
    for (const name of SAID) note(one, name, one.getAttribute(name) ?? '');
    for (const part of ['::before', '::after']) {
      const { content } = getComputedStyle(one, part);
      if (content.startsWith('"')) note(one, part, content);
    }
  }
  if (scope === 'body') note(document.documentElement, 'title', document.title);
  return found;
}"""
_MEASURE = """(cut) => {
  const found = [];
  const name = (one) => `${one.tagName.toLowerCase()}.${one.className} “${(one.innerText ?? '').trim().slice(0, 60)}”`;
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide, there is room for ${clientWidth}`);
  const shown = [...document.body.querySelectorAll('*')].filter((one) =>
    one instanceof HTMLElement && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && one.closest('.unseen, .spoken, .face') === null && one.closest(cut) === null);

  // A board that is larger than its place is moved about in it.
  const pans = '.panzoom.movable';
  const wordsOf = (one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  // Words lie within all that they are in, up to what scrolls or what is laid over the rest.
  for (const one of shown)
    for (const words of wordsOf(one)) {
      const range = document.createRange();
      range.selectNodeContents(words);
      const lines = [...range.getClientRects()];
      const [left, right] = [Math.min(...lines.map((line) => line.left)), Math.max(...lines.map((line) => line.right))];
      for (let box = one; box !== document.body; box = box.parentElement) {
        const { display, position, overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll' || box.matches(pans)) break;
        const edges = box.getBoundingClientRect();
        if (!['inline', 'contents'].includes(display) && (left < edges.left - 1 || right > edges.right + 1)) {
          const out = Math.round(Math.max(edges.left - left, right - edges.right));
          found.push(`${name(one)} sticks out of ${box.tagName.toLowerCase()}.${box.className} by ${out}`);
          break;
        }
        if (position === 'absolute' || position === 'fixed') break;
      }
    }
  for (const one of shown.filter((one) => one.innerText.trim() !== '' && !one.matches(pans))) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
    if (cuts(overflowX) && one.scrollWidth > one.clientWidth + 1) found.push(`${name(one)} is cut off at the side`);
    if (cuts(overflowY) && one.scrollHeight > one.clientHeight + 2) found.push(`${name(one)} is cut off below`);
  }

  // What is fixed may lie over what is scrolled, and what is opened over the rest: things are compared within a layer.
  const layer = (one) => {
    for (let at = one; at; at = at.parentElement)
      if (at.matches('dialog, .panel.open') || ['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const box = at.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const touchable = 'button, a[href], input:not([type=radio], [type=checkbox]), select, summary';
  const touched = shown.filter((one) => one.matches(touchable))
    .map((one) => ({ one, layer: layer(one), ...seen(one) }))
    .filter(({ left, top, right, bottom }) => right > left && bottom > top);
  for (const [index, a] of touched.entries())
    for (const b of touched.slice(index + 1)) {
      if (a.layer !== b.layer || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1 && height > 1) found.push(`${name(a.one)} overlaps ${name(b.one)}`);
    }
  return found;
}"""


def speak_otherwise(visitor: Visitor) -> None:
    """Have this visitor read everything in other letters."""
    read_in(visitor.context, accent)
    visitor.context.add_init_script(f"localStorage.setItem('quadriga.language', '{PSEUDO}')")


def rewrite_names(visitor: Visitor) -> None:
    """Have this visitor read in other letters what people and titles are called, too."""

    def passed_on(route: Route) -> None:
        try:
            answer = route.fetch()
            if "application/json" in answer.headers.get("content-type", ""):
                route.fulfill(response=answer, json=_rewritten(answer.json()))
            else:
                route.fulfill(response=answer)
        except Error:
            return  # the page has gone on, and nobody waits for this answer any more

    visitor.context.route("**/api/**", passed_on)


def plain_words(page: Page, scope: str = "body", spelt: frozenset[str] = frozenset()) -> list[str]:
    """What of the page has plain letters without a right to them; `spelt` is data that may have them."""
    found: list[str] = []
    for place, text in page.evaluate(_READ, scope):
        rest = text
        for pattern in PLAIN_BY_RIGHT:
            rest = re.sub(pattern, "", rest)
        for word in sorted(spelt, key=len, reverse=True):
            rest = rest.replace(word, "")
        if re.search("[A-Za-z]", rest):
            found.append(f"{place}: {text}")
    return found


def broken_layout(page: Page) -> list[str]:
    """What does not fit: a page that scrolls sideways, words that are cut off or stick out, things on top of each other."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    return misfits(page)


def misfits(page: Page) -> list[str]:
    """What does not fit on a page that lies still."""
    found: list[str] = page.evaluate(_MEASURE, ", ".join(CUT_BY_RIGHT))
    return found


def _rewritten(value: Any, is_written: bool = False) -> Any:
    if isinstance(value, dict):
        return {key: _rewritten(one, key in WRITTEN) for key, one in value.items()}
    if isinstance(value, list):
        return [_rewritten(one, is_written) for one in value]
    # What a game says in the language of tests itself has all that it needs, and names seats by colours for the page to find.
    if not is_written or not isinstance(value, str) or ACCENTED & set(value):
        return value
    return "".join(accent(letter)[:1] for letter in value)
