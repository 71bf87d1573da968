"""`quadriga rules`: the ledger of a game, or one rule of it."""

from rich.text import Text

from quadriga.kernel.registry import find_game
from quadriga.ledger import Rule, ledger_of
from quadriga.terminal.output import new_console, print_json, say


def show_rules(game: str, rule_id: str, as_json: bool) -> None:
    """All rules by chapter, or the one of that id."""
    ledger = ledger_of(find_game(game))
    console = new_console()
    if rule_id:
        rule = ledger.find(rule_id)
        if as_json:
            print_json(rule)
        else:
            say(console, rule_text(rule))
        return
    if as_json:
        print_json(ledger)
        return
    say(console, ledger.title, "bold")
    say(console, _plain(ledger.introduction), "dim")
    for chapter, rules in ledger.chapters().items():
        say(console, "")
        say(console, chapter, "bold")
        for rule in rules:
            say(console, rule_text(rule))


def rule_text(rule: Rule) -> Text:
    """A rule with its id first."""
    return Text.assemble((rule.id, "bold"), " ", _plain(rule.text))


def _plain(text: str) -> str:
    """Without the stars of Markdown: `*(R)*` is `(R)`."""
    return text.replace("*(", "(").replace(")*", ")").replace("`", "")
