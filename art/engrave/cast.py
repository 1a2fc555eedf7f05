"""Who plays whom: the looks of the 68 officers, one by one.

A row names, in this order: build, turn, eyes, brows, nose, mouth, hair, hat, dress, beard, marks,
held. The turn is l or r, a capital for a face ruled dark: hands came from every shore. A hyphen is
nothing; a hair may be tied in a queue (+dark, +grey); marks and things held are joined by commas.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

ROWS = """
L01 oval   l open   thick  straight calm   wig+grey cocked-lace lapels - - trumpet
L02 square r keen   bushy  roman  grim   swept-dark+dark cocked-cord laced whiskers - sword
L03 long   l heavy  arched hooked wry    wig-one+grey cocked-feather lapels - lines trumpet
L04 heavy  r squint knit   broken grim   fringe-grey cocked-bare closed muttons scar sword
L05 gaunt  l sad    raised long   calm   swept-grey+grey cocked-band undress - folds trumpet
L06 oval   R keen   thick  broad  full   close cocked-lace laced - - sword
L07 broad  l patch  thick  straight wry  cropped-dark tricorne undress stubble scar trumpet
L08 young  r open   fine   snub   smile  curls-fair cocked-band closed - - sword
L09 long   l keen   fine   straight calm swept-brown cocked-cord closed whiskers - sextant
L10 square l spectacles arched roman pursed wig+grey cocked-bare laced - lines chart
L11 broad  r squint bushy  button smile  cropped-grey tricorne lapels muttons folds glass
L12 gaunt  l open   knit   hooked grim   swept-dark+dark cocked-feather undress - cheek sextant
M01 young  l wide   fine   snub   smile  tousled-fair - open - freckles dirk
M02 young  R wide   arched broad  calm   close - stock - - dirk
M03 oval   r open   thick  straight wry  parted-dark round buttoned - - dirk
M04 young  r wide   raised button open   curls-fair - frilled - - purse
M05 long   l heavy  fine   long   calm   swept-dark+dark - buttoned - - purse
M06 broad  l open   sloped straight smile cropped-brown round open - freckles purse
M07 young  l keen   thick  straight calm  cropped-brown - stock - scar bill
M08 young  r spectacles fine snub pursed parted-fair - frilled - - bill
M09 oval   L open   fine   broad  smile  curls-dark round buttoned - - bill
M10 young  l sad    sloped button calm   tousled-dark - frilled - - letter
M11 square r keen   knit   roman  grim   swept-brown+dark - stock - - letter
M12 young  L wide   raised broad  smile  close topper open - - letter
M13 oval   l squint thick  broken smile  cropped-dark - open - freckles oar
M14 young  r open   arched snub   wry    cropped-brown topper stock - - oar
M15 broad  r wide   fine   button calm   curls-dark - buttoned - - oar
M16 young  l heavy  raised straight pursed parted-fair round stock - - call
M17 gaunt  r open   sloped long   smile  parted-dark - open - freckles call
M18 young  l wide   bushy  snub   open   tousled-fair topper frilled - - call
P01 gaunt  l spectacles fine hooked pursed fringe-grey - apron - lines saw
P02 oval   R spectacles thick broad calm close-grey - vest grizzled - bottle
P03 heavy  r heavy  bushy  straight grim cropped-grey dark-kerchief apron stubble folds saw
P04 broad  l squint thick  broken smile  cropped-dark knitted waistcoat full - cask
P05 square r patch  bushy  button grim   long-grey stocking canvas-striped moustache scar adze
P06 oval   L open   knit   broad  full   close - checked - ring mallet
P07 heavy  l squint arched snub   open   fringe-dark kerchief apron - folds ladle
P08 broad  R keen   thick  broad  smile  close - striped chin ring kettle
P09 gaunt  r sad    sloped long   wry    long-brown stocking checked stubble lines cleaver
P10 square l keen knit roman grim cropped-brown dark-kerchief canvas-checked muttons scar rammer
P11 heavy  r squint bushy  broken calm   fringe-grey - striped grizzled - shot
P12 gaunt  L open   raised straight wry  curls-dark knitted pea-jacket - scar linstock
P13 oval   l heavy  thick  straight calm swept-brown+dark sennit vest dark - axe
P14 long   r open   sloped roman  pursed cropped-grey kerchief canvas-checked - lines plane
P15 square l squint bushy  button smile  fringe-dark - waistcoat muttons folds square,pipe
P16 broad  r keen   thick  snub   grim   long-dark straw striped stubble ring coil
P17 long   l sad    arched hooked calm   long-grey spotted canvas-striped full - bandolier
P18 oval   L squint knit   broad  grim   close straw vest moustache cheek fid
P19 square l keen   bushy  roman  grim   cropped-grey tarpaulin pea-jacket full - wheel
P20 gaunt  R heavy  thick  broad  calm   close-grey tarpaulin blue-striped grizzled ring great-wheel
P21 heavy  l patch  thick  broken wry    long-brown topper pea-jacket stubble - wheel,pipe
P22 long   l keen   fine   straight calm cropped-brown stocking blue-striped - - raised-glass
P23 broad  L open   raised broad  smile  close striped canvas-checked - ring raised-glass
P24 gaunt r squint bushy long grim long-dark tarpaulin blue-striped whiskers lines raised-glass
R01 square l keen   thick  straight grim cropped-dark shako-star cross - - musket
R02 long   r open   fine   roman  calm   swept-brown+dark marine cross moustache - musket
R03 broad  L heavy  knit   broad  full   close shako-rose single - - musket
R04 oval   l squint bushy  broken wry    cropped-brown marine-far star stubble scar musket
R05 gaunt  r sad    sloped hooked pursed cropped-grey shako-star single whiskers lines musket
R06 young  l wide   raised snub   smile  tousled-fair shako-rose cross - freckles musket
R07 heavy  l open   thick  button grim   swept-grey+grey marine single muttons folds musket
R08 oval   R keen   thick  straight calm close marine-far cross chin - musket
R09 long   r patch  arched long   grim   swept-dark+dark shako-rose star moustache - musket
R10 square r heavy  bushy  snub   open   cropped-dark shako-star star - cheek musket
C01 broad  l keen   knit   roman  grim   wig-one+grey shako-star star muttons - halberd,chevrons
C02 gaunt  r squint thick  hooked wry    swept-grey+grey marine star moustache scar sabre,chevrons
C03 oval   L open   bushy  broad  calm   close-grey shako-rose cross grizzled - halberd,chevrons
C04 heavy l spectacles bushy broken grim cropped-grey marine-far single muttons lines sabre,chevrons
"""
RANKS = {"L": "lieutenant", "M": "midshipman", "P": "petty", "R": "marine", "C": "marine"}


class Look(NamedTuple):
    """One officer: the parts he is made of."""

    name: str
    build: str
    turn: str
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
    def right(self) -> bool:
        """Whether he looks to the right of the plate."""
        return self.turn in "rR"

    @property
    def skin(self) -> str:
        """The end of a shade's name: which way the head is turned, and how its skin is ruled."""
        return f"{self.turn.lower()}{'-dark' if self.turn.isupper() else ''}"

    def body(self) -> Iterator[str]:
        """Return what lies behind the head; turned with it if its name says nothing of a side."""
        yield f"neck-{self.skin}"
        yield f"dress-{RANKS[self.name[0]]}-{self.dress}"

    def head(self) -> Iterator[str]:
        """Return the head and what it wears, from back to front."""
        yield f"head-{self.build}"
        yield f"shade-{self.build}-{self.skin}"
        for kind in ("eyes", "brows", "nose", "mouth"):
            yield f"{kind}-{getattr(self, kind)}"
        yield from (f"mark-{each}" for each in self.marks.split(",") if each != "-")
        if self.beard != "-":
            yield f"beard-{self.beard}"
        yield f"hair-{self.hair.partition('+')[0]}"
        if self.hat != "-":
            yield f"brim-{self.skin[0]}"
            yield f"hat-{self.hat}"

    def things(self) -> list[str]:
        """Return what he holds."""
        return self.held.split(",")


LOOKS = {row.split()[0]: Look(*row.split()) for row in ROWS.strip().splitlines()}
