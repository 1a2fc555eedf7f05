"""The sheet on which a game is set up, whichever game it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, Page


def choose_player(select: Locator, who: str) -> None:
    """Choose who plays a seat: a level is named without how hard it is."""
    labels = select.get_by_role("option", include_hidden=True).all_text_contents()
    [label] = [each for each in labels if each.split(" · ")[0].strip() == who]
    select.select_option(label=label.strip())


class NewGame:
    """The sheet of a new game."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the sheet."""
        self.page = page
        self.begin = page.get_by_role("button", name="Start the game")
        self.more = page.get_by_text("Advanced: fixed deal, rule variants")

    def fill(
        self,
        names: Sequence[str],
        seed: str,
        starts: int | None,
        options: Mapping[str, str],
        captains: Mapping[int, str] | None = None,
    ) -> None:
        """Seats, names and who plays; seed, start player and rulings where given."""
        self.page.get_by_role("textbox", name="Name of player 1").wait_for()
        if self.page.get_by_role("group", name="Players").count():  # else always as many play
            self.pick("Players", str(len(names)))
        for seat, name in enumerate(names, 1):
            self.page.get_by_role("textbox", name=f"Name of player {seat}").fill(name)
            self.seat(seat, (captains or {}).get(seat, "Human"))
        if starts is not None:
            self.pick("Who starts", names[starts])
        if seed or options:
            self.more.click()
            self.page.get_by_role("textbox", name="Seed").fill(seed)
            for label, value in options.items():
                self.page.get_by_role("combobox", name=label).select_option(label=value)

    def seat(self, seat: int, who: str) -> None:
        """Who plays for a captain: "Human", or a level."""
        select = self.page.get_by_role("combobox", name=f"Who plays for player {seat}")
        choose_player(select, who)

    def pick(self, group: str, value: str) -> None:
        """Choose one of the marks of a group."""
        fields = self.page.get_by_role("group", name=group)
        fields.get_by_role("radio", name=value, exact=True).check()
