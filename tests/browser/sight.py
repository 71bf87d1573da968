"""What a person at the table page can see and do, read as an assistive technology would: by roles, names and states.

Nothing here knows a game. A thing on the board or on a plate that is not disabled while something is asked can be chosen;
everything else is offered by buttons in the prompt.
"""

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from playwright.sync_api import BrowserContext, Locator, Page

_WORDS = {
    "prompt": "Prompt",
    "board": "Board",
    "players": "Players",
    "turn": "Your turn.",
    "named": ", your turn.",
    "end": "End turn",
    "undo": "Undo",
    "skip": "Skip",
    "sheet": "The score sheet",
    "behind": "What happened since",
    "open": "; can be chosen",
}
"""The words of the page by which one finds one's way."""
_TONGUES: WeakKeyDictionary[BrowserContext, Callable[[str], str]] = WeakKeyDictionary()

_SEE = """(said) => {
  const shown = (one) => one.getClientRects().length > 0;
  const all = (where, what) => [...(where?.querySelectorAll(what) ?? [])].filter(shown);
  const words = (one) => {
    const copy = one?.cloneNode(true);
    copy?.querySelectorAll('[aria-hidden=true]').forEach((unread) => unread.remove());
    return copy?.textContent.trim().replace(/\\s+/g, ' ') ?? '';
  };
  const name = (one) => one.getAttribute('aria-label') ?? words(one);
  const prompt = document.querySelector(`[role=region][aria-label='${said.prompt}']`);
  const question = words(prompt?.querySelector('.question:not(.refused)'));
  const is_asked = question.includes(said.turn) || question.includes(said.named);
  const places = `:is(main[aria-label='${said.board}'], aside[aria-label='${said.players}'])`;
  const groups = document.querySelectorAll(`${places} [role=group]`);
  const things = [...groups].flatMap((group) => all(group, 'button, [role=button]'));
  const free = is_asked ? things.filter((one) => !one.hasAttribute('aria-disabled')).map(name) : [];
  const offers = is_asked ? all(prompt, '[role=group] button:enabled').map(name) : [];
  const confirm = all(prompt, 'button[aria-keyshortcuts=Enter]:enabled')[0];
  const has = (what) => all(prompt, 'button').some((one) => name(one) === what);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const page = document.scrollingElement;
  return {
    question,
    is_asked,
    confirm: confirm ? name(confirm) : '',
    is_sending: prompt?.getAttribute('aria-busy') === 'true',
    is_held: confirm ? name(confirm) === said.end : false,
    offers,
    things: free,
    glowing: [...offers, ...free.filter((one) => one.endsWith(said.open))],
    shut: is_asked ? things.filter((one) => one.hasAttribute('aria-disabled')).map(name) : [],
    undo: all(prompt, 'button:enabled').map(name).find((one) => one.startsWith(said.undo)) ?? '',
    is_playing: has(said.skip),
    is_over: has(said.sheet),
    is_behind: all(document, `section[aria-label^='${said.behind}']`).length > 0,
    dialog: dialog ? (dialog.getAttribute('aria-label') ?? words(dialog.querySelector('h2'))) : '',
    overflow: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
  };
}"""

_TURN = f"""(said) => {{
  const seen = ({_SEE})(said);
  if (seen.is_sending) return null;
  // What is chosen already is nothing to do: while it is all there is, the page has not finished.
  const can = seen.confirm !== '' || seen.glowing.length > 0;
  return can || seen.is_playing || seen.is_over || seen.dialog !== '' ? seen : null;
}}"""

_SETTLED = "return !seen.is_sending && (seen.question !== '' || seen.dialog !== '') ? seen : null;"

# A point of an element that nothing else covers, as near to its middle as can be.
_SPOT = """({ name, said }) => {
  const places = `:is(main[aria-label='${said.board}'], aside[aria-label='${said.players}'])`;
  const named = [...document.querySelectorAll(`${places} [role=group] [aria-label]`)];
  const element = named.find((one) => one.getAttribute('aria-label') === name && one.getClientRects().length > 0);
  if (!element) return { is_gone: true };
  // What scrolls is scrolled: the plates of a phone, a long list on its board. A board that is panned is not.
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight;
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (scrolls(one)) element.scrollIntoView({ block: 'nearest' });
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const spots = [];
  for (let across = 1; across < 16; across++) {
    for (let down = 1; down < 16; down++) {
      const [x, y] = [left + (width * across) / 16, top + (height * down) / 16];
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) spots.push({ x, y, off: Math.hypot(across - 8, down - 8) });
    }
  }
  return { is_gone: false, ...(spots.sort((a, b) => a.off - b.off)[0] ?? { x: -1, y: -1 }) };
}"""


class Sight(msgspec.Struct, frozen=True):
    """The table page at one moment."""

    question: str
    is_asked: bool
    """It is the turn of whoever looks, and something is to be chosen."""
    confirm: str
    """The button that says yes to what is chosen, or ends the turn; empty without one."""
    is_sending: bool
    """A deed is on its way to the table."""
    is_held: bool
    """The turn is done and waits for its end."""
    offers: tuple[str, ...]
    things: tuple[str, ...]
    """What can be pointed at on the board; what was chosen already is among it."""
    glowing: tuple[str, ...]
    """All names that can be chosen now, offers first."""
    shut: tuple[str, ...]
    """What lies there and cannot be chosen."""
    undo: str
    """The button that takes a move back, as it is called now; empty without one."""
    is_playing: bool
    """Moves are being shown one after another."""
    is_over: bool
    is_behind: bool
    """The page tells what happened since one's last move."""
    dialog: str
    """The title of the dialog on top."""
    overflow: tuple[int, int]
    """By how many pixels the page is wider and higher than the window."""

    @property
    def is_stopped(self) -> bool:
        """Nothing is left to play: the game has ended, or a dialog lies over the table."""
        return self.is_over or self.dialog != ""


def read_in(context: BrowserContext, tongue: Callable[[str], str]) -> None:
    """From now on the pages of this browser speak another language, which has its words from the English ones."""
    _TONGUES[context] = tongue


def said(page: Page, english: str) -> str:
    """Words of the page, in its language."""
    return _TONGUES.get(page.context, str)(english)


def _words(page: Page) -> dict[str, str]:
    return {key: said(page, english) for key, english in _WORDS.items()}


def see(page: Page) -> Sight:
    """The page as it is now."""
    return _sight(page.evaluate(_SEE, _words(page)))


def see_settled(page: Page) -> Sight:
    """The page when nothing of ours is on its way and it says what is going on: our turn, or that of others."""
    return _sight(
        page.wait_for_function(f"(said) => {{ const seen = ({_SEE})(said); {_SETTLED} }}", arg=_words(page)).json_value()
    )


def see_turn(page: Page) -> Sight:
    """The page as soon as there is something to do: a choice, a turn to end, moves to watch, a dialog, the end."""
    return _sight(page.wait_for_function(_TURN, arg=_words(page)).json_value())


def _sight(seen: Any) -> Sight:
    return msgspec.convert(seen, Sight)


def prompt_of(page: Page) -> Locator:
    """The bar at the lower edge."""
    return page.get_by_role("region", name=said(page, "Prompt"))


def confirm_of(page: Page) -> Locator:
    """The button that does what is chosen, or ends the turn."""
    return prompt_of(page).locator("[aria-keyshortcuts=Enter]")


def thing_of(page: Page, name: str) -> Locator:
    """A thing on the board, by its whole name."""
    return page.get_by_role("main", name=said(page, "Board")).get_by_role("button", name=name, exact=True)


class Spot(msgspec.Struct, frozen=True):
    """Where one can put a finger on a thing of the board."""

    is_gone: bool
    """No thing is called so now."""
    x: float = -1
    y: float = -1

    @property
    def is_free(self) -> bool:
        """It is in sight, and nothing else lies over it."""
        return self.x >= 0


def spot_of(page: Page, name: str) -> Spot:
    """The place of a thing on the board."""
    return msgspec.convert(page.evaluate(_SPOT, {"name": name, "said": _words(page)}), Spot, strict=False)
