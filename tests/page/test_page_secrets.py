"""Two people at one table, each with secrets: neither window shows or is sent what belongs to the other."""

from __future__ import annotations

from typing import Any

from overheard import Overheard
from playwright.sync_api import expect
from positions import recorded
from reader import Reader, Readers
from serving_process import Serving


def dealt(reader: Reader, seat: int) -> list[str]:
    """The Barons that a seat was dealt."""
    secrets = reader.fetch(f"/tables/{reader.table}/desk?seat={seat}")["own"]["secrets"]
    cards: list[str] = next(secret["value"] for secret in secrets if secret["path"] == ["seats", seat, "barons_dealt"])
    return cards


def names(reader: Reader, cards: list[str]) -> list[str]:
    """What the page calls these cards."""
    key = reader.fetch(f"/tables/{reader.table}")["table"]["board_key"]
    barons = reader.fetch(f"/boards/{key}")["data"]["barons"]
    return [baron["name"] for baron in barons if baron["id"] in cards]


def test_barons_are_seen_only_by_their_owner(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as ann, readers.open(site.address, lang="fr-FR", still=True) as bruno:
        both, heard = (ann, bruno), (Overheard(ann), Overheard(bruno))
        ann.create("england", ["me", "invited"], {"max_turns": 1})
        bruno.take_seat(ann.link_of(1), "Bruno")
        ann.page.get_by_role("button", name="Start the game").click()
        for reader in both:
            assert reader.wait_for_my_decision()
        barons = dealt(ann, 0), dealt(bruno, 1)
        for reader in both:
            reader.decide()
        for _ in range(4):
            mover = both[ann.fetch(f"/tables/{ann.table}")["table"]["to_act"][0]]
            mover.wait_for_my_decision()
            mover.decide()
        number = ann.fetch(f"/tables/{ann.table}")["table"]["number"]
        for i, reader in enumerate(both):
            reader.wait_for_number_above(number - 1)
            own, others = barons[i], barons[1 - i]
            assert all(card in heard[i].text() for card in own)
            assert not [card for card in others if card in heard[i].text()]
            shown = reader.page.locator("body").inner_text()
            assert [name for name in names(reader, own) if name in shown]
            assert not [name for name in names(reader, others) if name in shown]


def what_one_learns_of_a_vote(ann: Reader, bruno: Reader, heard: Overheard, vote: str) -> list[Any]:
    """What Bruno's window is told and shows after Ann has voted and before he has; bots have voted before."""
    position = recorded("shares")["Vote"]["MergerVote"]
    first, second, *bots = position.to_act
    seats = ["me" if seat == first else "invited" if seat == second else "bot:random" for seat in range(position.game.players)]
    made = ann.bring(position.record, seats)
    heard.forget()
    bruno.take_seat(made["you"]["links"][str(second)], "Bruno")
    ann.start(made["table"]["id"])
    bruno.wait_for_number_above(made["table"]["number"] + len(bots) - 1)
    ann.wait_for_number_above(made["table"]["number"] + len(bots) - 1)
    bruno.page.mouse.move(0, 0)  # what a pointer rests on may be asked about, or not
    expect(bruno.page.locator(".poster.mine")).to_contain_text("receives")  # the bill, as if everybody agreed
    heard.settle()
    heard.forget()
    before = bruno.number()
    ann.decide(vote)
    bruno.wait_for_number_above(before)
    expect(bruno.page.get_by_label("The position in words")).to_contain_text("Ann has voted")  # it follows after a moment
    foreseen = bruno.post(f"/tables/{bruno.table}/preview", seat=second, action="vote yes")
    heard.wait_for("VoteCast")
    heard.settle()
    learnt = [heard.news(), heard.answers(), bruno.page.locator(".table").inner_text()]
    assert str(foreseen["events"]).count("receives") == len(position.to_act), "the bill is reckoned as before"
    assert len(heard.asked) == 1, "nothing but this preview was asked for: the bill does not change with a vote"
    assert "VoteShown" not in str(heard.frames)
    bruno.decide()
    heard.wait_for("VoteShown")
    return learnt


def test_a_vote_on_a_merger_is_told_only_when_all_have_voted(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as ann, readers.open(site.address, still=True) as bruno:
        heard = Overheard(bruno)
        after_yes = what_one_learns_of_a_vote(ann, bruno, heard, "true")
        after_no = what_one_learns_of_a_vote(ann, bruno, heard, "false")
        assert ann.sent == ["vote yes", "vote no"]
        assert after_yes == after_no
