"""People who play at random, each with one way to touch the page. They know what they see (`sight`), and no game."""

from collections.abc import Callable
from random import Random
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.sight import Sight, confirm_of, prompt_of, said, see_settled, see_turn, spot_of
from tests.browser.voice import Heard, Voice

MOST_DEEDS = 600
"""More than any game takes."""
MOST_TABS = 400
MOST_LOOKS = 400
LOOK_MS = 25
MOST_CHOICES = 50
_COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const count = (one) => { if (one.classList?.contains('flying')) window.flights += 1; };
  const heard = (all) => all.forEach(({ addedNodes }) => addedNodes.forEach(count));
  new MutationObserver(heard).observe(document.body, { childList: true });
}"""
Role = Literal["button", "link", "tab", "textbox", "radio"]


class Hand:
    """Plays by mouse or by finger."""

    def __init__(self, page: Page, seed: int, is_touch: bool = False) -> None:
        self.page = page
        self.dice = Random(seed)
        self.is_touch = is_touch
        self.regrets = 0
        """How many finished turns will still be taken back."""

    def see(self) -> Sight:
        """What there is to do."""
        return see_turn(self.page)

    def see_settled(self) -> Sight:
        """What is going on."""
        return see_settled(self.page)

    def until(self, is_true: Callable[[Sight], bool]) -> Sight:
        """What is seen once something is true of it; nothing else may be asked in between."""
        seen = self.see()
        for _ in range(MOST_LOOKS):
            if is_true(seen):
                return seen
            self.page.wait_for_timeout(LOOK_MS)
            seen = self.see()
        raise AssertionError(f"it never came to that: {seen}")

    def press(self, what: Locator) -> None:
        """Click it or tap on it."""
        if self.is_touch:
            what.tap()
        else:
            what.click()

    def point(self, name: str) -> None:
        """Point at a thing on the board, where it can be seen; a part of a small screen's board is brought into sight first."""
        smaller = self.page.get_by_role("button", name=said(self.page, "Make the board smaller"))
        while not (spot := spot_of(self.page, name)).is_free:
            if spot.is_gone:
                return
            assert smaller.is_enabled(), f"nobody can put a finger on {name}"
            self.press(smaller)
        if self.is_touch:
            self.page.touchscreen.tap(spot.x, spot.y)
        else:
            self.page.mouse.click(spot.x, spot.y)

    def choose(self, start: str) -> None:
        """Choose the first thing that glows and whose name begins so."""
        seen = self.see()
        name = next((one for one in seen.glowing if one.startswith(start)), None)
        assert name, f"nothing that can be chosen begins with {start}: {seen.glowing}"
        self._choose(seen, name)

    def _choose(self, seen: Sight, name: str) -> None:
        if name in seen.offers:
            self.press(prompt_of(self.page).get_by_role("group").get_by_role("button", name=name, exact=True))
        else:
            self.point(name)

    def confirm(self) -> None:
        """Do what is chosen, or end the turn."""
        self.press(confirm_of(self.page))

    def step(self) -> Sight:
        """One deed, once there is something to do; what was seen before it."""
        seen = see_turn(self.page)
        if seen.is_stopped:
            return seen
        if seen.is_behind:
            self.press(self.page.get_by_role("button", name=said(self.page, "Close"), exact=True))
        if seen.is_playing:
            # All may have been shown before a hand is there: whoever waited for the button would wait in vain.
            skip = prompt_of(self.page).get_by_role("button", name=said(self.page, "Skip"))
            skip.evaluate_all("all => all.forEach((one) => one.click())")
        elif seen.undo and self.regrets and seen.is_held:
            self.regrets -= 1
            self.press(self.page.get_by_role("button", name=seen.undo, exact=True))
            expect(self.page.get_by_role("button", name="End turn")).to_be_hidden()
        elif seen.confirm and (not seen.glowing or self.dice.random() < 0.85):
            self.confirm()
        else:
            self._choose(seen, self.dice.choice(seen.glowing))
        return seen

    def play_until(self, is_there: Callable[[Sight], bool]) -> Sight:
        """Play until something is there to be seen, which must be before the game is over."""
        return _play_until(self, is_there)

    def prepare(self, is_fit: Callable[[str], bool] = bool) -> Sight:
        """Choose among what fits until something could be done, and do not do it."""
        for _ in range(MOST_CHOICES):
            if (seen := self.see()).confirm:
                return seen
            # At random: pointing at things in order may choose two of them in turn for ever.
            self._choose(seen, self.dice.choice([one for one in seen.glowing if is_fit(one)]))
        raise AssertionError("nothing came of all these choices")

    def watch(self, turns: int) -> int:
        """Play so many turns, and watch to its end what the others do in between; how many things flew over the board."""
        self.page.evaluate(_COUNT_FLIGHTS)
        while turns:
            seen = self.see()
            assert not seen.is_stopped, "the game was over first"
            if seen.is_playing:
                expect(prompt_of(self.page).get_by_role("button", name="Skip")).to_have_count(0, timeout=60_000)
            else:
                turns -= seen.is_held
                self.step()
        return int(self.page.evaluate("window.flights"))

    def finish_turn(self) -> None:
        """Play until the own turn is over."""
        self.play_until(lambda seen: seen.is_held)
        self.step()
        expect(self.page.get_by_role("button", name="End turn")).to_have_count(0)

    def play(self) -> list[Sight]:
        """Play until the game is over; all that was seen."""
        return _play(self)


class Keys:
    """Plays by keyboard alone, and knows things only by what is read out."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.voice = Voice(page)
        self.dice = Random(seed)
        self.regrets = 0

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def find(self, role: Role, name: str, place: str = "") -> None:
        """Move the focus to something whose name begins so, in a place if one is named; wait until it is there."""
        expect(self.page.get_by_role(role, name=name).first).to_be_visible()
        heard = self.voice.read()
        fitting = (one for one in heard if one.role == role and one.name.startswith(name) and (not place or one.is_in(place)))
        wanted = next(fitting, None)
        assert wanted, f"there is no {role} {name} {place}"
        self._go(wanted, heard)

    def _go(self, wanted: Heard, heard: list[Heard]) -> None:
        order = [one.node for one in heard]
        here = self.voice.focus()
        is_behind = here.node in order and order.index(here.node) > order.index(wanted.node)
        presses = 0
        while here.node != wanted.node:
            self.press("Shift+Tab" if is_behind else "Tab")
            here = self.voice.focus()
            presses += 1
            assert presses < MOST_TABS, f"Tab does not lead to {wanted.role} {wanted.name}"
        assert (here.role, here.name) == (wanted.role, wanted.name)

    def step(self) -> Sight:
        """One deed, once there is something to do; what was seen before it."""
        seen = see_turn(self.page)
        if seen.is_stopped:
            return seen
        if seen.is_held and seen.undo and self.regrets:
            self.regrets -= 1
            self.press("u")
            expect(self.page.get_by_role("button", name="End turn")).to_be_hidden()
            return seen
        main, prompt = self.voice.buttons("main"), self.voice.buttons("[aria-label=Prompt]")
        plates = self.voice.buttons("[aria-label=Players]")
        board, page = main + plates, main + prompt + plates
        things = [one for one in board if one.name.endswith("; can be chosen") and not one.is_disabled]
        choices = things + [one for one in prompt if one.name in seen.offers]
        if seen.confirm and (seen.is_held or not choices or self.dice.random() < 0.85):
            self._agree(seen.confirm, board, prompt, page)
        elif seen.confirm and self.dice.random() < 0.5:
            self.press("Escape")
        else:
            self._go(self.dice.choice(choices), page)
            self.press("Enter")
        return seen

    def play_until(self, is_there: Callable[[Sight], bool]) -> Sight:
        """Play until something is there to be heard, which must be before the game is over."""
        return _play_until(self, is_there)

    def _agree(self, confirm: str, board: list[Heard], prompt: list[Heard], page: list[Heard]) -> None:
        """Enter says yes from wherever it has no other meaning: on the board, on what was chosen, on nothing."""
        here = self.voice.focus()
        if here.role == "button" and here.node not in [one.node for one in board]:
            self._go([one for one in prompt if one.name.startswith(confirm)][-1], page)
        self.press("Enter")

    def play(self) -> list[Sight]:
        """Play until the game is over; all that was seen."""
        return _play(self)


def _play(player: Hand | Keys) -> list[Sight]:
    seen = [player.step()]
    while not seen[-1].is_stopped:
        assert len(seen) < MOST_DEEDS, "the game does not end"
        seen.append(player.step())
    return seen


def _play_until(player: Hand | Keys, is_there: Callable[[Sight], bool]) -> Sight:
    for _ in range(MOST_DEEDS):
        seen = see_turn(player.page)
        if is_there(seen):
            return seen
        assert not seen.is_stopped, f"it never came: {seen}"
        player.step()
    raise AssertionError("the game does not end")
