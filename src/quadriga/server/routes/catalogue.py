"""What can be played: the games with their options, the bots, the rules."""

from functools import cache
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from quadriga import __version__
from quadriga.kernel.errors import ConfigError
from quadriga.kernel.registry import find_game, games
from quadriga.kernel.words.message import Message
from quadriga.kernel.words.pseudo import PSEUDO, accent
from quadriga.ledger import ledger_of
from quadriga.server.api import (
    WORD,
    BotLevel,
    Catalogue,
    GameInfo,
    GuideStep,
    OptionsCheck,
    OptionsRefused,
    OptionsWanted,
    RuleInfo,
    Rules,
)
from quadriga.server.guide import guide_of
from quadriga.server.language import language_of
from quadriga.table.bot_levels import LEVELS
from quadriga.table.errors import WORDS

GameKey = Annotated[str, PathParameter(pattern=WORD, description="The key of a game")]
USUAL_PLAYERS = 3
"""With how many one plays at once: enough company, short waits."""


@get("/api/catalogue", sync_to_thread=False, summary="Games and bots")
def catalogue(request: Request[Any, Any, Any]) -> Catalogue:
    """All that a lobby needs to know once."""
    language = language_of(request)
    return Catalogue(
        tuple(
            GameInfo(game.meta_in(language), max(game.meta.min_players, min(USUAL_PLAYERS, game.meta.max_players)))
            for game in games().values()
        ),
        tuple(_bot_level(level, language) for level in LEVELS),
        __version__,
    )


def _bot_level(level: str, language: str) -> BotLevel:
    voice = WORDS.voice(language)
    name = Message(f"bot-{level}")
    return BotLevel(LEVELS[level], voice.phrase(name), voice.say(name.part("text")))


@post("/api/games/{game:str}/options", status_code=200, sync_to_thread=False, summary="Check options")
def check_options(request: Request[Any, Any, Any], game: GameKey, data: JSONBody[OptionsWanted]) -> OptionsCheck:
    """For which numbers of players these options are possible, and why not for the others."""
    found = find_game(game)
    meta = found.meta
    language = language_of(request)
    refused: dict[int, OptionsRefused | None] = {}
    for players in range(meta.min_players, meta.max_players + 1):
        try:
            # Orders of seats name each seat, so they fit one number of players only: they are checked with the table.
            options = {key: value for key, value in data.options.items() if meta.option(key).kind == "choice"}
            found.config(players, options)
            refused[players] = None
        except ConfigError as error:
            refused[players] = OptionsRefused(error.where, error.reason.say(language), error.reason.rule)
    return OptionsCheck(refused)


@get("/api/games/{game:str}/rules", sync_to_thread=False, summary="Rules")
def rules(request: Request[Any, Any, Any], game: GameKey) -> Rules:
    """How to play, and every rule with its id."""
    return _rules(find_game(game).meta.key, language_of(request))


@cache
def _rules(key: str, language: str) -> Rules:
    game = find_game(key)
    ledger = ledger_of(game)
    said = accent if language == PSEUDO else str
    return Rules(
        game.meta.title,
        said(ledger.introduction),
        tuple(GuideStep(said(step.title), said(step.text), step.faces, step.rules) for step in guide_of(game)),
        tuple(RuleInfo(rule.id, said(rule.chapter), said(rule.text)) for rule in ledger.rules),
    )
