"""Who plays whom: the looks of the 68 officers, one by one.

A row names, in this order: build, turn, pose, eyes, brows, nose, mouth, hair, hat, dress, beard,
marks, held. The turn is l or r, with t or b for a tan or brown skin: hands came from every shore.
A pose is one of `POSES`, with + for a tall man and - for a short one. A hat is worn askew with < or
>. A hyphen is nothing; a hair may be tied in a queue (+dark, +grey); marks and things held are
joined by commas. Some are women: a few went to sea as men, more in stories, and the wives of
standing officers did their share of the work.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

ROWS = """
L01 oval l front open thick straight grim wig+grey cocked-lace lapels - - trumpet
L02 square r lean+ keen bushy roman grim swept-dark+dark foreaft-lace laced whiskers - sword
L03 long l up heavy arched hooked wry wig-one+grey cocked-feather lapels - lines trumpet
L04 heavy r down squint knit broken shout fringe-grey cocked-bare closed muttons scar sword
L05 gaunt l level+ sad raised long calm swept-grey+grey foreaft-band undress - folds trumpet
L06 slender rb cock lash arched broad rose ringlets cocked-band laced - - sword
L07 broad l lean patch thick straight grin swept-brown tricorne undress stubble scar trumpet
L08 young r front- wide fine snub smile curls-fair foreaft-lace closed - - sword
L09 long l cock+ keen fine straight calm swept-brown cocked-cord closed whiskers - sextant
L10 square lt front specs arched roman pursed wig+grey foreaft-band laced - lines chart
L11 slender r up lash fine straight smile bun-red tricorne lapels - freckles glass
L12 gaunt lb level+ open knit hooked grim close-grey cocked-feather undress grizzled cheek sextant
M01 young l up- wide fine snub grin tousled-fair - open - freckles dirk
M02 young rb front wide arched broad calm close topper stock - - dirk
M03 oval r lean open thick straight wry parted-dark - buttoned - - dirk
M04 slender l front- lash raised button rose braid-fair - frilled - - purse
M05 long l down+ heavy fine long calm swept-dark+dark - buttoned - - purse
M06 broad r cock open sloped straight grin cropped-red topper< open - freckles purse
M07 young lt level keen thick straight grim cropped-dark - stock - scar drum
M08 round r front specs fine snub smile bun-dark - frilled - - drum
M09 oval lb lean open fine broad grin curls-dark topper> buttoned - - drum
M10 slender r down- lash sloped button calm bob-dark topper frilled - - letter
M11 square r level+ keen knit roman grim swept-brown+dark - stock - - letter
M12 young lb up wide raised broad shout close - open - - letter
M13 oval l cock squint thick broken smile cropped-dark topper< open - freckles oar
M14 young r lean- open arched snub wry tousled-red - stock - - oar
M15 broad rt front wide fine button calm curls-dark - buttoned - - oar
M16 slender l level- lash arched straight rose braid-dark topper stock - - primer
M17 gaunt r up+ open sloped long smile cropped-fair - open - freckles primer
M18 young l down wide bushy snub shout tousled-dark topper> frilled - - primer
P01 gaunt l down specs fine hooked pursed fringe-grey - apron - lines saw
P02 oval rb front specs thick broad calm close-grey - vest grizzled - bottle
P03 round l cock lash arched straight grim cropped-red mobcap apron - folds saw
P04 broad lt lean squint thick broken grin cropped-dark knitted waistcoat full - cask
P05 square r level+ patch bushy button grim long-grey stocking canvas-striped moustache scar adze
P06 oval lb front open knit broad shout close - checked - ring mallet
P07 heavy l up squint arched snub shout fringe-dark kerchief apron - folds ladle
P08 round rb cock lash thick broad smile curls-dark mobcap striped - ring kettle
P09 gaunt r down sad sloped long wry long-brown stocking checked stubble lines cleaver
P10 square l level keen knit roman grim cropped-brown black-cloth sailcloth muttons scar rammer
P11 heavy rt lean squint bushy broken calm fringe-grey - striped grizzled - shot
P12 gaunt lb front+ open raised straight wry curls-dark knitted pea-jacket - scar linstock
P13 oval l cock heavy thick straight calm swept-red sennit< vest full-red - axe
P14 slender r front- lash sloped roman pursed braid-fair spotted sailcloth - - plane
P15 square l up squint bushy button grin fringe-dark - waistcoat muttons folds square,pipe
P16 broad r lean keen thick snub grim long-dark straw< striped stubble ring coil
P17 long l down sad arched hooked calm long-grey spotted canvas-striped full - bandolier
P18 slender lb level lash knit broad rose braid-dark straw vest - - fid
P19 square l lean keen bushy roman grim cropped-grey tarpaulin< pea-jacket full - wheel
P20 gaunt rb front heavy thick broad calm close-grey tarpaulin blue-striped grizzled - great-wheel
P21 heavy l cock patch thick broken grin long-dark black-cloth pea-jacket stubble - wheel,pipe
P22 long l up keen fine straight calm cropped-brown stocking blue-striped - - raised-glass
P23 broad rb up open raised broad grin close striped sailcloth - ring raised-glass
P24 slender l level lash fine snub smile long-fair tarpaulin blue-striped - - raised-glass
R01 square l level+ keen thick straight grim cropped-dark shako-star cross - - musket
R02 slender r front lash fine roman calm bob-dark shako-rose cross - - musket
R03 broad lb up heavy knit broad full close marine single - - musket
R04 oval l cock squint bushy broken grin cropped-red shako-star> star stubble scar musket
R05 gaunt r down+ sad sloped hooked pursed cropped-grey shako-star single whiskers lines musket
R06 young l front- wide raised snub smile tousled-fair marine-far< cross - freckles musket
R07 heavy lt lean open thick button shout cropped-dark marine single muttons folds musket
R08 oval rb level keen thick straight calm close shako-rose cross chin - musket
R09 long r lean patch arched long grim swept-dark+dark marine star moustache - musket
R10 square rt front heavy bushy snub wry cropped-dark marine-far star full cheek musket
C01 broad l up keen knit roman shout wig-one+grey shako-star star muttons - halberd,chevrons
C02 gaunt r lean+ squint thick hooked wry swept-grey+grey marine star moustache scar sabre,chevrons
C03 oval lb front open bushy broad calm close-grey shako-rose cross grizzled - halberd,chevrons
C04 heavy l down specs bushy broken grim cropped-grey marine-far< single muttons - sabre,chevrons
"""
RANKS = {
    "L": "lieutenant",
    "M": "midshipman",
    "P": "petty_officer",
    "R": "marine",
    "C": "corporal",
}
WEARS = {"corporal": "marine"}
"""Whose clothes a rank wears."""
SKINS = {"t": "-tan", "b": "-brown"}


class Pose(NamedTuple):
    """How a head turned left is held: the features moved within it, the head inclined."""

    aside: float = 0
    nod: float = 0
    roll: float = 0


POSES = {
    "level": Pose(),
    "front": Pose(4.4, 0, 0),
    "up": Pose(-0.6, -3.2, 8),
    "down": Pose(0.8, 3.2, -7),
    "lean": Pose(0.6, 0, 9),
    "cock": Pose(2.6, 0.6, -9),
}
HEIGHTS = {"+": (-3.5, 1.0), "-": (3.5, 0.9)}
"""How far a head is moved down, and how much smaller it is."""


class Look(NamedTuple):
    """One officer: the parts he is made of."""

    name: str
    build: str
    turn: str
    pose: str
    eyes: str
    brows: str
    nose: str
    mouth: str
    hair: str
    hat: str
    dress: str
    beard: str
    marks: str
    held: str

    @property
    def rank(self) -> str:
        """Return the rank."""
        return RANKS[self.name[0]]

    @property
    def right(self) -> bool:
        """Whether he looks to the right of the plate."""
        return self.turn[0] == "r"

    @property
    def skin(self) -> str:
        """The end of the name of what is painted in the colour of his skin."""
        return SKINS.get(self.turn[1:], "")

    @property
    def posed(self) -> Pose:
        """How he holds his head."""
        return POSES[self.pose.rstrip("+-")]

    @property
    def height(self) -> tuple[float, float]:
        """How far his head is moved down, and its size."""
        return HEIGHTS.get(self.pose[-1], (0.0, 1.0))

    @property
    def askew(self) -> float:
        """How far his hat is turned, in degrees."""
        return {"<": -9.0, ">": 9.0}.get(self.hat[-1], 0.0)

    def body(self) -> Iterator[str]:
        """Return what lies behind the head."""
        yield f"wash-{self.rank}"
        yield f"neck-{self.turn[0]}{self.skin}"
        yield f"dress-{WEARS.get(self.rank, self.rank)}-{self.dress}"

    def features(self) -> Iterator[str]:
        """Return what moves within the face when the head turns."""
        for kind in ("eyes", "brows", "nose", "mouth"):
            yield f"{kind}-{getattr(self, kind)}"
        yield from (f"mark-{each}" for each in self.marks.split(",") if each not in {"-", "ring"})

    def growth(self) -> Iterator[str]:
        """Return beard, ear-ring and hair."""
        if self.beard != "-":
            yield f"beard-{self.beard}"
        yield f"hair-{self.hair.partition('+')[0]}"
        if "ring" in self.marks:
            yield "mark-ring"

    def covered(self) -> str:
        """Return the hat, or nothing."""
        return "" if self.hat == "-" else f"hat-{self.hat.rstrip('<>')}"

    def things(self) -> list[str]:
        """Return what he holds."""
        return [each for each in self.held.split(",") if each != "-"]


LOOKS = {row.split()[0]: Look(*row.split()) for row in ROWS.strip().splitlines()}
