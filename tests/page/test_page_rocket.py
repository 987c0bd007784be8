"""Rocket in the browser: as a newcomer, by keyboard, together, and after a crash."""

from __future__ import annotations

import json
import re

from overheard import Overheard, named
from playwright.sync_api import expect
from positions import recorded
from reader import Reader, Readers, held_back
from results import check_result
from serving_process import Serving

import rotonde
from rotonde.records import write_record

TURN = 2
"""Actions of a turn."""
KINDS = ("Pass", "TakeToken", "PlaceStation", "Extend")


def actions_of_turns(reader: Reader) -> int:
    """How many actions a reader has sent, answers to others left out."""
    return sum(not action.startswith(("bid ", "pass")) for action in reader.sent)


def test_a_newcomer_plays_from_the_front_page_to_the_final_income_by_mouse(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.start_against_bots()
        reader.play_to_the_end(*KINDS)
        assert actions_of_turns(reader) >= 10 * TURN
        check_result(reader, charts=3)
        expect(reader.page.locator(".result details li").last).to_contain_text("£")
        amounts = reader.page.locator(".seat .money").all_inner_texts()
        assert len(amounts) == 3
        assert "secret" not in amounts


def test_another_plays_ten_turns_by_keyboard_only(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.go("/")
        page = reader.page
        page.wait_for_selector(".actions button:not([disabled])")
        tab_to(reader, ".actions button")
        page.keyboard.press("Enter")
        page.wait_for_url("**/t/*")
        while actions_of_turns(reader) < 10 * TURN:
            assert reader.wait_for_my_decision()
            reader.decide_by_key(*KINDS)


def tab_to(reader: Reader, target: str) -> None:
    """Go to something with the Tab key; whoever does so sees where they are."""
    for _ in range(40):
        reader.page.keyboard.press("Tab")
        if reader.page.evaluate("(target) => document.activeElement.matches(target)", target):
            break
    outline = reader.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert reader.page.evaluate("(target) => document.activeElement.matches(target)", target)
    assert outline != "none"


def test_the_board_is_played_with_arrows_and_enter(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.start_against_bots()
        reader.wait_for_my_decision()
        page = reader.page
        page.keyboard.press(page.locator(".menu button[data-choice=PlaceStation] kbd").inner_text())
        tab_to(reader, ".board")
        before = reader.number()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".preview")).to_be_visible()
        page.keyboard.press("Enter")
        reader.wait_for_number_above(before)
        assert reader.sent[0].startswith("station ")


def shown(reader: Reader) -> list[str]:
    """The events that a window has shown, once it has shown all."""
    reader.page.wait_for_selector(".ticker", state="detached")
    found: list[str] = reader.page.evaluate("window.shown")
    return found


def test_every_event_is_shown_once_to_the_mover_and_to_a_spectator(readers: Readers, site: Serving) -> None:
    with readers.open(site.address) as mover, readers.open(site.address) as spectator:
        mover.start_against_bots()
        mover.wait_for_my_decision()
        spectator.watch(mover.table)
        mover.page.wait_for_selector(".ticker", state="detached")
        start = mover.fetch(f"/tables/{mover.table}")["seq"]
        for _ in range(3):
            mover.wait_for_my_decision()
            mover.decide()
        mover.wait_for_my_decision()
        spectator.wait_for_number_above(mover.number() - 1)
        items = mover.fetch(f"/tables/{mover.table}/items?after={start}")["items"]
        events = [f"{item['seq']}.{i}" for item in items for i, _ in enumerate(item.get("events", []))]
        assert len(events) > 6
        assert shown(spectator) == events
        assert [event for event in shown(mover) if event in events] == events


def test_the_board_offers_what_can_be_done_where_it_is_clicked(reader: Reader) -> None:
    reader.start_against_bots()
    reader.wait_for_my_decision()
    reader.page.get_by_role("button", name=re.compile("Place a station")).click()
    cell = reader.offers()["PlaceStation"]["next"]["choices"][40]["value"]
    before = reader.number()
    reader.page.mouse.move(*reader.place_of(cell))
    expect(reader.page.locator(".preview")).to_contain_text(cell)
    reader.click_cell(cell)
    reader.wait_for_number_above(before)
    assert cell in reader.view()["stations"]


WATCH = "window.asked = 0; new MutationObserver(() => (window.asked += document.querySelectorAll('.confirm').length))"
WATCH += ".observe(document.body, { childList: true, subtree: true })"
"""Count whether a button to confirm with is ever there."""

BACK = "(number) => Number(document.querySelector('.table').dataset.number) === number"


def station(reader: Reader) -> str:
    """Choose to place a station; a cell on which it can stand."""
    reader.wait_for_my_decision()
    reader.page.locator(".menu button[data-choice=PlaceStation]").click()
    cell: str = reader.offers()["PlaceStation"]["next"]["choices"][40]["value"]
    return cell


def place_station(reader: Reader) -> str:
    cell, before = station(reader), reader.number()
    reader.click_cell(cell)
    reader.wait_for_number_above(before)
    return cell


def test_what_can_be_taken_back_is_played_at_once_and_taken_back(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.start_against_bots()
        cell, first = station(reader), reader.number()
        reader.page.evaluate(WATCH)
        reader.click_cell(cell)
        reader.wait_for_number_above(first)
        undo = reader.page.get_by_role("button", name="Undo")
        expect(undo).to_be_visible()
        assert reader.page.evaluate("window.asked") == 0
        undo.click()
        reader.page.wait_for_function(BACK, arg=first)
        reader.click_cell(station(reader))
        reader.wait_for_number_above(first)
        reader.page.keyboard.press("Control+z")
        reader.page.wait_for_function(BACK, arg=first)


def test_what_comes_next_is_answered_while_the_last_answer_is_on_its_way(readers: Readers, site: Serving) -> None:
    """The socket tells of an action before the request that brought it is answered: what is shown then swallows no click."""
    with readers.open(site.address, still=True) as reader, held_back(reader, "**/act") as held:
        reader.start_against_bots()
        cell, first = station(reader), reader.number()
        reader.click_cell(cell)
        reader.wait_for_number_above(first)
        reader.page.get_by_role("button", name="Undo").click()
        reader.page.wait_for_function(BACK, arg=first)
        reader.click_cell(station(reader))
        reader.wait_for_number_above(first)
        held.let_go()
        expect(reader.page.locator(".poster")).to_have_attribute("aria-busy", "false")
        assert reader.number() == first + 1
        assert len(reader.sent) == 2


def test_what_is_chosen_last_is_what_is_meant(readers: Readers, site: Serving) -> None:
    """A choice whose consequences are still asked for gives way to the next one."""
    with readers.open(site.address, still=True) as reader:
        reader.start_against_bots()
        cell, before = station(reader), reader.number()
        another = reader.offers()["PlaceStation"]["next"]["choices"][41]["value"]
        with held_back(reader, "**/preview") as held:
            reader.click_cell(cell)
            expect(reader.page.locator(".poster")).to_have_attribute("aria-busy", "true")
            reader.click_cell(another)
            held.let_go()
            # soon after the first it may be the second click of a double one, and is asked about; later it is played
            reader.page.wait_for_function(f"(number) => document.querySelector('.confirm') || !({BACK})(number)", arg=before)
            if reader.page.locator(".confirm").count():
                reader.page.locator(".confirm .main").click()
            reader.wait_for_number_above(before)
        assert reader.sent == [f"station {another}"]


def test_what_cannot_be_taken_back_is_asked_about(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.start_against_bots()
        place_station(reader)
        cell, second = station(reader), reader.number()
        reader.click_cell(cell)
        expect(reader.page.locator(".confirm")).to_be_visible()
        expect(reader.page.locator(".preview")).to_contain_text(cell)
        expect(reader.page.locator(".poster")).to_contain_text("only if the others agree")
        assert reader.number() == second  # with this action the turn ends, and the next one is a bot's
        reader.page.locator(".confirm .main").click()
        reader.wait_for_number_above(second)


def test_a_click_on_the_board_before_anything_was_chosen_plays_nothing(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.start_against_bots()
        reader.wait_for_my_decision()
        before, offers = reader.number(), reader.offers()
        cells = [choice["value"] for choice in offers["PlaceStation"]["next"]["choices"]]
        reader.click_cell(cells[40])
        expect(reader.page.locator(".poster .path")).to_contain_text(cells[40])
        assert reader.number() == before


def test_dragging_moves_the_board_and_chooses_nothing(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.start_against_bots()
        reader.wait_for_my_decision()
        page = reader.page
        page.locator(".menu button[data-choice=PlaceStation]").click()
        cell = reader.offers()["PlaceStation"]["next"]["choices"][40]["value"]
        x, y = reader.place_of(cell)
        page.mouse.move(x, y)
        page.mouse.wheel(0, -300)
        page.mouse.down()
        page.mouse.move(x + 9, y)
        page.mouse.move(x + 60, y + 20)
        page.mouse.up()
        expect(page.locator(".confirm")).to_have_count(0)
        assert reader.place_of(cell)[0] > x + 30
        page.mouse.move(*reader.place_of(cell))
        page.mouse.down()
        page.mouse.move(reader.place_of(cell)[0] + 6, reader.place_of(cell)[1])
        before = reader.number()
        page.mouse.up()
        reader.wait_for_number_above(before)


def test_pointing_at_a_city_says_why_not_and_opens_the_rule(reader: Reader) -> None:
    reader.start_against_bots()
    reader.wait_for_my_decision()
    reader.page.get_by_role("button", name=re.compile("Place a station")).click()
    reader.click_cell("E14")
    reasons = reader.page.locator(".reasons")
    expect(reasons).to_contain_text("SR-")
    reasons.locator(".rule").first.click()
    panel = reader.page.get_by_role("region", name="Rules")
    expect(panel.locator(".here")).to_be_visible()


def test_a_choice_can_be_taken_back_before_it_is_sent(reader: Reader) -> None:
    reader.start_against_bots()
    reader.wait_for_my_decision()
    first = reader.menu()
    reader.page.get_by_role("button", name=re.compile("Take a token")).click()
    assert reader.menu() != first
    reader.page.get_by_role("button", name="back", exact=True).click()
    assert reader.menu() == first


def test_two_browsers_play_together_in_french_and_english(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as ann, readers.open(site.address, lang="fr-FR", still=True) as bruno:
        ann.create("rocket", ["me", "invited"], {})
        bruno.take_seat(ann.link_of(1), "Bruno")
        ann.page.get_by_role("button", name="Start the game").click()
        both = (ann, bruno)
        expect(ann.page.locator(".board")).to_be_visible()
        for _ in range(8):
            told = ann.fetch(f"/tables/{ann.table}")["table"]
            mover = both[told["to_act"][0]]
            mover.wait_for_my_decision()
            mover.decide()
            for someone in both:
                someone.wait_for_number_above(told["number"])
        assert "begins" in ann.page.locator(".log").inner_text()
        assert "commence" in bruno.page.locator(".log").inner_text()


def test_who_is_known_finds_the_name_in_the_invitation_before_anything_can_be_typed(readers: Readers, site: Serving) -> None:
    """Filled in later, it would get mixed up with what is being typed."""
    with readers.open(site.address, still=True) as ann, readers.open(site.address, still=True) as bruno:
        ann.create("rocket", ["me", "invited"], {})
        bruno.take_seat(ann.link_of(1), "Bruno")
        ann.create("rocket", ["me", "invited"], {})
        with held_back(bruno, "**/api/me") as held:
            bruno.go(f"/s/{ann.link_of(1)}")
            expect(bruno.page.locator("h1")).to_be_visible()
            expect(bruno.page.locator("form input")).to_have_count(0)
            held.let_go()
        expect(bruno.page.locator("form input")).to_have_value("Bruno")
        bruno.page.locator("form .button.main").click()
        bruno.page.wait_for_url("**/t/*")
        assert bruno.fetch(f"/tables/{bruno.table}")["table"]["seats"][1]["name"] == "Bruno"


def test_the_language_is_switched_at_once(reader: Reader) -> None:
    reader.start_against_bots()
    reader.wait_for_my_decision()
    page = reader.page
    page.evaluate("window.stayed = true")
    for button, lang, sentence, choice in (
        ("Français", "fr", "commence", "Poser une gare"),
        ("English", "en", "begins", "Place a station"),
    ):
        page.get_by_role("button", name=button).click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".log")).to_contain_text(sentence)
        expect(page.locator(".menu").first).to_contain_text(choice)
    assert page.evaluate("window.stayed")


def test_a_language_that_cannot_be_loaded_is_told_and_asked_for_again(reader: Reader) -> None:
    page = reader.page
    page.route("**/assets/words_fr-*", lambda route: route.abort())
    reader.go("/")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("alert")).to_have_text("French could not be loaded: press FR to try again.")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/assets/words_fr-*")
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_veto_is_played_through(readers: Readers, site: Serving) -> None:
    """Everybody sits at one screen: one bids, the others give in, and the locomotive goes where the bidder says."""
    with readers.open(site.address, still=True) as reader:
        position = recorded("rocket")["Bid"]["Veto"]
        reader.continue_from(position, "me")
        reader.wait_for_my_decision()
        veto = reader.page.locator(".veto")
        expect(veto).to_contain_text(reader.view()["veto"]["line"])
        expect(veto).to_contain_text("none yet")
        reader.decide("Bid")
        reader.page.wait_for_selector(".cover button")
        while reader.view()["veto"]:
            reader.page.locator(".cover button").click()
            expect(veto).to_contain_text("1 share")
            reader.decide("Pass")
            reader.page.wait_for_selector(".cover button, .poster.mine")
        expect(veto).to_have_count(0)
        items = reader.fetch(f"/tables/{reader.table}/items?after=0")["items"]
        events = [event["data"] for item in items for event in item.get("events", [])]
        to = rotonde.game("rocket").parse(reader.sent[0]).to
        assert [event["hex"] for event in events if event["kind"] in ("VetoWon", "LocomotiveArrived")][-2:] == [to, to]


def test_the_money_of_others_is_neither_shown_nor_sent(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        heard = Overheard(reader)
        reader.start_against_bots()
        for _ in range(3):
            reader.wait_for_my_decision()
            reader.decide()
        reader.wait_for_my_decision()
        amounts = reader.page.locator(".seat .money").all_inner_texts()
        assert [text for text in amounts if text != "secret"] == [amounts[0]]
        reader.page.get_by_role("button", name="One action back").click()
        expect(reader.page.get_by_text("An earlier position")).to_be_visible()
        told = [json.loads(text) for text in (*heard.frames, *heard.answers())]
        rows = [row for seats in named(told, "seats") for row in seats if isinstance(row, dict) and "money" in row]
        assert len(rows) > 10
        assert {row["money"] for row in rows} == {None}
        paths = [secret["path"] for secrets in named(told, "secrets") for secret in secrets]
        assert [path for path in paths if "money" in path and path != ["seats", 0, "money"]] == []
        assert ["seats", 0, "money"] in paths


def test_it_comes_back_after_the_server_was_killed(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.start_against_bots()
        reader.wait_for_my_decision()
        reader.decide()
        reader.wait_for_my_decision()
        before = reader.number()
        site.kill()
        expect(reader.page.locator(".lost")).to_be_visible()
        site.start()
        expect(reader.page.locator(".lost")).to_have_count(0)
        assert reader.number() == before
        reader.wait_for_my_decision()
        reader.decide()


def test_what_was_decided_while_the_server_was_away_is_played_once(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.start_against_bots()
        cell, before = station(reader), reader.number()
        place = reader.place_of(cell)
        site.kill()
        expect(reader.page.locator(".lost")).to_be_visible()
        reader.page.mouse.click(*place)
        reader.page.locator(".confirm .main").click()  # nobody says what it would bring
        expect(reader.page.locator(".trouble")).to_contain_text("does not answer")
        site.start()
        reader.wait_for_number_above(before)
        expect(reader.page.locator(".trouble")).to_have_count(0)
        moves = [item for item in reader.fetch(f"/tables/{reader.table}/items?after=0")["items"] if item.get("seat") == 0]
        assert [move["action"] for move in moves if move["kind"] == "move"] == [f"station {cell}"]
        assert set(reader.sent) == {f"station {cell}"}


def test_another_browser_is_told_what_happened_since_the_last_move(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader, readers.open(site.address, still=True) as phone:
        reader.start_against_bots()
        for _ in range(TURN):
            reader.wait_for_my_decision()
            reader.decide("PlaceStation")
        reader.wait_for_my_decision()
        own = reader.fetch(f"/tables/{reader.table}")["you"]["links"]["0"]
        phone.take_seat(own, "Guest")
        expect(phone.page.locator(".ticker.recap")).to_be_visible()
        phone.page.get_by_role("button", name="Skip").click()
        expect(phone.page.locator(".ticker")).to_have_count(0)


def test_a_finished_game_is_played_on_from_an_earlier_position(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        position = recorded("rocket")["Bid"]["Veto"]
        whole = reader.bring(write_record(position.game), ["me", *["bot:random"] * (position.game.players - 1)])
        reader.watch(whole["table"]["id"])
        expect(reader.page.locator(".result")).to_be_visible()
        reader.page.get_by_role("slider", name="Timeline").fill("3")
        expect(reader.page.locator(".table")).to_have_attribute("data-number", "3")
        reader.page.get_by_role("button", name="Play on from here").click()
        reader.page.wait_for_url(lambda url: whole["table"]["id"] not in url)
        reader.wait_for_my_decision()
        assert reader.fetch(f"/tables/{reader.table}")["table"]["forked_at"] == 3


def test_the_position_is_told_in_words(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.start_against_bots()
        cell = place_station(reader)
        words = reader.page.get_by_role("region", name="The position in words")
        expect(words).to_contain_text(f"Stations of Guest: {cell}")
        expect(words).to_contain_text("GWR: locomotive on")


def test_opening_an_old_position_disturbs_nobody(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader, readers.open(site.address, still=True) as other:
        reader.start_against_bots()
        reader.wait_for_my_decision()
        reader.decide()
        reader.wait_for_my_decision()
        now = reader.number()
        other.go(f"/t/{reader.table}?at=1")
        expect(other.page.get_by_text("An earlier position")).to_be_visible()
        assert reader.number() == now
        reader.page.get_by_role("button", name="One action back").click()
        expect(reader.page.get_by_role("button", name="Back to now")).to_be_visible()
        assert re.search(r"\?at=\d+$", reader.page.url)
        reader.page.get_by_role("button", name="Back to now").click()
        reader.wait_for_my_decision()
        reader.decide()
