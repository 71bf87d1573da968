"""Reports what happens to whoever listens: the rules call one of these where it happens, in indices; the event speaks in ids.

An event is made only while somebody listens, because making it costs. What the events mean stands in `events`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.ancient_world.data.cards import Titan
from quadriga.games.ancient_world.data.moves import BuildCard, CopyCard, Recruit
from quadriga.games.ancient_world.data.terms import (
    ACTIONS,
    COIN_PLACES,
    DECKS,
    EMPTY,
    FACES,
    ON_CITIZEN,
    ON_LEFT,
    ON_RIGHT,
    SKILLS,
)
from quadriga.games.ancient_world.meta import META
from quadriga.games.ancient_world.state.army import Army
from quadriga.games.ancient_world.state.decks import letter_of
from quadriga.games.ancient_world.tell import events as e

if TYPE_CHECKING:
    from quadriga.games.ancient_world.state.state import AncientState


# -- set-up and rounds -------------------------------------------------------------------------------------------------


def first_player_drawn(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.FirstPlayerDrawn(seat=seat, coins=tuple([city.coins for city in s.cities])))


def district_turned_up(s: AncientState, card: int) -> None:
    if s.heard is not None:
        s.heard.append(e.DistrictTurnedUp(card=s.setup.box.districts[card].id))


def titan_turned_up(s: AncientState, pile: int) -> None:
    if s.heard is not None:
        s.heard.append(e.TitanTurnedUp(stars=pile + 1, card=s.setup.box.titans[s.piles[pile].top].id))


def empire_card_laid(s: AncientState, card: int, place: int) -> None:
    if s.heard is not None:
        s.heard.append(e.EmpireCardLaid(card=s.setup.box.empire[card].id, place=place + 1))


def military_card_laid(s: AncientState, card: int, place: int) -> None:
    if s.heard is not None:
        s.heard.append(e.MilitaryCardLaid(card=s.setup.box.military[card].id, place=place + 1))


def deck_remade(s: AncientState, cards: int) -> None:
    if s.heard is not None:
        s.heard.append(e.DeckRemade(cards=cards))


def round_begun(s: AncientState, left: list[int]) -> None:
    if s.heard is not None:
        box = s.setup.box
        opened = [ACTIONS[action] for action in range(len(ACTIONS)) if box.opens[action] == s.round]
        s.heard.append(
            e.RoundBegun(
                round=s.round,
                seat=s.first,
                uncovered=opened[0] if opened else None,
                deck=DECKS[letter_of(s.deck)] if s.round == box.second_deck else None,
                discarded=tuple([box.empire[card].id for card in left]),
            )
        )


def round_ended(s: AncientState, is_last: bool) -> None:
    if s.heard is not None:
        s.heard.append(
            e.RoundEnded(
                round=s.round,
                coins=tuple([0 if is_last else city.income for city in s.cities]),
                knowledge=tuple([0 if is_last else city.scholars for city in s.cities]),
            )
        )


def citizen_starved(s: AncientState, seat: int, citizen: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CitizenStarved(seat=seat, citizen=citizen + 1))


def citizens_fed(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        city = s.cities[seat]
        starving = tuple([bit + 1 for bit in range(SKILLS) if city.starving >> bit & 1])
        s.heard.append(e.CitizensFed(seat=seat, food=city.food, mouths=city.mouths(), starving=starving))


def citizens_unfed(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        city = s.cities[seat]
        s.heard.append(e.CitizensFed(seat=seat, food=city.food, mouths=city.mouths(), unfed=city.unfed))


def cards_repaired(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        city = s.cities[seat]
        cards = [s.setup.box.empire[card].id for card in city.cards if city.damaged >> card & 1]
        s.heard.append(e.CardsRepaired(seat=seat, cards=tuple(cards)))


def game_ended(s: AncientState, scores: list[int]) -> None:
    if s.heard is not None:
        s.heard.append(e.GameEnded(ending=META.endings[0].key, scores=tuple(scores)))


# -- board actions -----------------------------------------------------------------------------------------------------


def labored(s: AncientState, seat: int, citizen: int, coins: int) -> None:
    if s.heard is not None:
        s.heard.append(e.Labored(seat=seat, citizen=citizen + 1, coins=coins))


def card_built(s: AncientState, seat: int, move: BuildCard, place: int, fee: int) -> None:
    if s.heard is not None:
        box = s.setup.box
        face = box.empire[move.card]
        s.heard.append(
            e.CardBuilt(
                seat=seat,
                citizen=move.citizen + 1,
                card=face.id,
                source="stored" if move.is_stored else "row",
                place=None if move.is_stored else place + 1,
                fee=fee,
                coins=0 if move.is_by_crane else face.coins,
                knowledge=0 if move.is_by_crane else face.knowledge,
                discarded=box.empire[box.crane].id if move.is_by_crane else None,
            )
        )


def drafted(s: AncientState, seat: int, citizen: int, swords: int) -> None:
    if s.heard is not None:
        s.heard.append(e.Drafted(seat=seat, citizen=citizen + 1, swords=swords, total=s.cities[seat].draft))


def expanded(s: AncientState, seat: int, citizen: int, coins: int, knowledge: int, card: int) -> None:
    if s.heard is not None:
        taken = None if card == EMPTY else s.setup.box.districts[card].id
        s.heard.append(e.Expanded(seat=seat, citizen=citizen + 1, coins=coins, knowledge=knowledge, card=taken))


def district_seen(s: AncientState, seat: int, card: int) -> None:
    if s.heard is not None:
        s.heard.append(e.DistrictSeen(seat=seat, card=s.setup.box.districts[card].id, audience=(seat,)))


def districts_drawn(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.DistrictsDrawn(seat=seat, count=len(s.choice)))


def district_taken(s: AncientState, seat: int, card: int, returned: int) -> None:
    if s.heard is not None:
        s.heard.append(e.DistrictTaken(seat=seat, card=s.setup.box.districts[card].id, returned=returned))


def learned(s: AncientState, seat: int, citizen: int) -> None:
    if s.heard is not None:
        s.heard.append(e.Learned(seat=seat, citizen=citizen + 1, coins=s.setup.box.learn_coins))


def rebuilt(s: AncientState, seat: int, citizen: int, has_claimed: bool) -> None:
    if s.heard is not None:
        s.heard.append(e.Rebuilt(seat=seat, citizen=citizen + 1, coins=s.setup.box.rebuild_coins, has_claimed=has_claimed))


def recruited(s: AncientState, seat: int, move: Recruit, place: int, fee: int, retired: int, returned: int) -> None:
    if s.heard is not None:
        troops = s.setup.box.military
        s.heard.append(
            e.Recruited(
                seat=seat,
                citizen=move.citizen + 1,
                card=troops[move.card].id,
                place=place + 1,
                army=move.slot or len(s.cities[seat].armies),
                fee=fee,
                coins=troops[move.card].coins,
                retired=None if retired == EMPTY else troops[retired].id,
                returned=returned,
            )
        )


def grown(s: AncientState, seat: int, citizen: int, gained: int) -> None:
    if s.heard is not None:
        s.heard.append(e.Grown(seat=seat, citizen=citizen + 1, gained=gained + 1, coins=s.setup.box.grow_coins))


def citizen_gained(s: AncientState, seat: int, gained: int, card: str) -> None:
    if s.heard is not None:
        s.heard.append(e.CitizenGained(seat=seat, gained=gained + 1, card=card))


def coins_for_food(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CoinsForFood(seat=seat, card=reacting_id(s, ON_CITIZEN), coins=s.cities[seat].food))


# -- exploring ---------------------------------------------------------------------------------------------------------


def exploring_begun(s: AncientState, seat: int, citizen: int) -> None:
    if s.heard is not None:
        s.heard.append(e.ExploringBegun(seat=seat, citizen=citizen + 1))


def deck_explored(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.DeckExplored(seat=seat, count=s.due))


def card_drawn(s: AncientState, seat: int, card: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CardDrawn(seat=seat, card=s.setup.box.empire[card].id, audience=(seat,)))


def cards_drawn(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CardsDrawn(seat=seat, count=len(s.hand)))


def row_card_stored(s: AncientState, seat: int, card: int, place: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CardStored(seat=seat, source="row", card=s.setup.box.empire[card].id, place=place + 1))


def deck_card_stored(s: AncientState, seat: int, card: int, rest: tuple[int, ...]) -> None:
    """Its face is for the owner alone."""
    if s.heard is not None:
        cards = s.setup.box.empire
        s.heard.append(e.CardStored(seat=seat, source="deck", discarded=tuple([cards[other].id for other in rest])))
        s.heard.append(e.StoredCardSeen(seat=seat, card=cards[card].id, audience=(seat,)))


# -- card actions and reactions ----------------------------------------------------------------------------------------


def reacting_id(s: AncientState, reaction: int) -> str:
    """The card that reacts so."""
    box = s.setup.box
    return box.empire[box.reacting[reaction]].id


def card_used(s: AncientState, seat: int, citizen: int, card: int, coins: int, has_claimed: bool) -> None:
    if s.heard is not None:
        face = s.setup.box.empire[card]
        s.heard.append(
            e.CardUsed(
                seat=seat,
                citizen=citizen + 1,
                card=face.id,
                coins=coins,
                knowledge=face.action.knowledge,
                has_claimed=has_claimed,
            )
        )


def card_copied(s: AncientState, seat: int, move: CopyCard, coins: int, has_claimed: bool) -> None:
    if s.heard is not None:
        face = s.setup.box.empire[move.card]
        s.heard.append(
            e.CardCopied(
                seat=seat, owner=move.owner, card=face.id, coins=coins, knowledge=face.action.knowledge, has_claimed=has_claimed
            )
        )


def coin_discarded(s: AncientState, seat: int, army: int, place: int) -> None:
    if s.heard is not None:
        is_ready = not s.cities[seat].armies[army].on_name
        s.heard.append(
            e.CoinDiscarded(
                seat=seat, card=reacting_id(s, ON_RIGHT), army=army + 1, place=COIN_PLACES[place], is_ready=is_ready
            )
        )


def knowledge_bought(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.KnowledgeBought(seat=seat, card=reacting_id(s, ON_LEFT), coins=s.setup.box.study_coins))


def reaction_declined(s: AncientState, seat: int, reaction: int) -> None:
    if s.heard is not None:
        s.heard.append(e.ReactionDeclined(seat=seat, card=reacting_id(s, reaction)))


def ambush_declined(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.ReactionDeclined(seat=seat, card=s.setup.box.hideout))


def pile_looked_at(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.PileLookedAt(seat=seat, stars=s.pile + 1, count=1 + len(s.piles[s.pile].known) + s.due))


def titan_seen(s: AncientState, seat: int, titan: int) -> None:
    if s.heard is not None:
        s.heard.append(e.TitanSeen(seat=seat, stars=s.pile + 1, card=s.setup.box.titans[titan].id, audience=(seat,)))


def titans_taken_up(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.TitansTakenUp(seat=seat, stars=s.pile + 1))


def titans_arranged(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.TitansArranged(seat=seat, stars=s.pile + 1, card=s.setup.box.titans[s.piles[s.pile].top].id))


# -- attacks -----------------------------------------------------------------------------------------------------------


def attack_begun(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.AttackBegun(seat=seat, stars=s.pile + 1, card=s.setup.box.titans[s.piles[s.pile].top].id))


def army_ticked(s: AncientState, seat: int, army: int) -> None:
    if s.heard is not None:
        s.heard.append(e.ArmyTicked(seat=seat, army=army + 1, card=s.setup.box.military[s.cities[seat].armies[army].active].id))


def titan_defeated(
    s: AncientState, seat: int, titan: Titan, value: int, marching: list[int], prices: list[int], spies: int
) -> None:
    if s.heard is not None:
        s.heard.append(
            e.TitanDefeated(
                seat=seat,
                stars=s.pile + 1,
                card=titan.id,
                value=value,
                defence=titan.defence,
                armies=tuple(marching),
                prices=tuple(prices),
                knowledge=spies,
                dice=s.dice_due,
            )
        )


def card_repaired(s: AncientState, seat: int, card: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CardRepaired(seat=seat, card=s.setup.box.empire[card].id))


def repairs_ended(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.RepairsEnded(seat=seat))


def die_rolled(s: AncientState, seat: int, face: int) -> None:
    if s.heard is not None:
        s.heard.append(e.DieRolled(seat=seat, face=FACES[face]))


def coins_lost(s: AncientState, seat: int, coins: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CoinsLost(seat=seat, coins=coins))


def card_damaged(s: AncientState, seat: int, card: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CardDamaged(seat=seat, card=s.setup.box.empire[card].id))


def army_disbanded(s: AncientState, seat: int, number: int, army: Army) -> None:
    if s.heard is not None:
        cards = [s.setup.box.military[card].id for card in (army.active, *army.retired)]
        s.heard.append(e.ArmyDisbanded(seat=seat, army=number + 1, cards=tuple(cards), coins=army.on_name + army.on_picture))


def loot_taken(s: AncientState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.LootTaken(seat=seat, coins=s.loot))


def turn_passed(s: AncientState, seat: int, is_first: bool) -> None:
    if s.heard is not None:
        s.heard.append(e.TurnPassed(seat=seat, is_first=is_first))
