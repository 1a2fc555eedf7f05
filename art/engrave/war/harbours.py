"""The forty ports: a vignette of each, 96 by 60, known by what stands there.

Where goods are traded there is a quay, and mostly a crane; forts have their guns.
"""

from __future__ import annotations

from collections.abc import Callable

from art.engrave.plate import CARD, box, disc, shape
from art.engrave.victory.scene import LAND, ROOF
from art.engrave.war.roads import SHORE, Roads
from art.engrave.war.world import PORTS

Draw = Callable[[Roads], None]


def london(s: Roads) -> None:
    """Draw Saint Paul's among steeples."""
    s.steeple(16, 14, 14, 5)
    s.steeple(80, 12, 16, 5)
    s.drum(48, 8, 18)
    s.dome(48, SHORE - 18, 9)
    s.nave(32, 32, 10)
    s.houses(4, 3)
    s.houses(66, 3)


def bordeaux(s: Roads) -> None:
    """Draw twin spires over a long front of houses."""
    s.steeple(40, 18, 20, 5)
    s.steeple(48, 18, 20, 5)
    s.nave(46, 20, 13)
    s.houses(2, 3, 11, 9)
    s.houses(62, 3, 10, 9)


def cadiz(s: Roads) -> None:
    """Draw a cathedral behind the sea wall, and a watch tower."""
    s.drum(56, 7, 19)
    s.dome(56, SHORE - 19, 8)
    s.tower(72, SHORE, 7, 26)
    s.tower(38, SHORE, 6, 22)
    s.houses(8, 3, 9, 12)
    s.rampart(-6, 108, 8)


def lisbon(s: Roads) -> None:
    """Draw the tower in the river before hills of houses."""
    s.land(16, 20, 14, 8, 4, 2)
    s.houses(2, 3, 8, 12)
    s.tower(66, 50, 15, 24)
    s.turret(66, 30, 6, 2)
    s.turret(81, 30, 6, 2)
    s.rampart(54, 40, 9, 52)


def amsterdam(s: Roads) -> None:
    """Draw gables on a canal and a windmill."""
    s.mill(14)
    s.gables(30, 8)


def copenhagen(s: Roads) -> None:
    """Draw a twisted spire over gables."""
    s.face(box(44, SHORE - 18, 8, 18))
    s.ink("M42 27L46.500 14L47 6L47.600 2L48.400 6L49.500 14L54 27Z")
    s.line("M44.500 20Q48 17 51 19M45.500 14Q48 11 50 13", 1)
    s.gables(6, 4, 9)
    s.gables(54, 4, 9)


def gibraltar(s: Roads) -> None:
    """Draw the Rock above its batteries."""
    s.hill((18, 45), (26, 22), (34, 5), (44, 8), (62, 14), (76, 24), (88, 40), (98, 45), foot=46)
    s.rampart(4, 40, 9)
    s.rampart(50, 34, 7)


def marseille(s: Roads) -> None:
    """Draw two forts at the mouth of the harbour, a church on the hill."""
    s.land(4, 8, 16, 24, 16, 8, 5)
    s.face(box(44, 8, 8, 12))
    s.ink("M43 9L48 2L53 9Z")
    s.tower(6, SHORE, 16, 17)
    s.tower(74, SHORE, 16, 17)
    s.rampart(20, 22, 7)
    s.rampart(56, 20, 7)


def bergen(s: Roads) -> None:
    """Draw wooden houses under steep mountains and firs."""
    s.land(18, 34, 22, 38, 26, 30, 16)
    s.firs((8, 40, 12), (16, 38, 11), (84, 40, 13), (91, 42, 11))
    for x in (22, 34, 46, 58):
        s.gable(x, SHORE, 10, 9, 8)
        s.windows(SHORE - 7, x + 3.5, x + 6.5, wide=1.6, high=2.4)
    s.rampart(68, 22, 7)


def saint_louis(s: Roads) -> None:
    """Draw long white houses on a flat island."""
    s.land(2, 3, 4, 3, 2)
    s.palms(8, 86)
    for x in (16, 40):
        s.face(box(x, SHORE - 13, 22, 13))
        s.windows(SHORE - 11, *[x + 4 + 5 * k for k in range(4)], wide=2.2, high=3)
        s.windows(SHORE - 5.5, *[x + 4 + 5 * k for k in range(4)], wide=2.2, high=4)
    s.palms(64)


def elmina(s: Roads) -> None:
    """Draw a white castle on its rock."""
    s.land(3, 8, 14, 14, 10, 3)
    s.tower(30, 32, 12, 14)
    s.tower(56, 32, 9, 10)
    s.rampart(18, 58, 10, 34)
    s.palms(8, 88)


def benguela(s: Roads) -> None:
    """Draw a trading house under bare hills."""
    s.land(10, 22, 14, 20, 26, 12)
    s.hall(22, SHORE, 28, 9, 7)
    s.windows(SHORE - 7, 27, 33, 39, 45, wide=2, high=3.4)
    s.steeple(58, 10, 8, 6)
    s.palms(14, 70)


def christiansborg(s: Roads) -> None:
    """Draw a fort on the beach under a flag."""
    s.land(4, 6, 8, 6, 4)
    s.flag(48, 22, 14)
    s.tower(42, SHORE - 9, 12, 12)
    s.rampart(18, 60, 12)
    s.palms(9, 14, 86)


def cape_town(s: Roads) -> None:
    """Draw Table Mountain over a low fort."""
    s.hill((2, 45), (14, 28), (22, 12), (70, 11), (76, 24), (84, 20), (94, 40), (98, 45), foot=46)
    s.houses(30, 3, 9, 5)
    s.rampart(8, 26, 8)
    s.rampart(62, 26, 8)


def mozambique(s: Roads) -> None:
    """Draw a long low fort and a chapel at its point."""
    s.palms(10, 88)
    s.rampart(14, 66, 13)
    s.face(box(66, SHORE - 9, 12, 9))
    s.dome(72, SHORE - 9, 5)
    s.turret(20, SHORE - 12, 6)
    s.dhow(40, 54)


def port_louis(s: Roads) -> None:
    """Draw pointed peaks behind a battery."""
    s.hill((-2, 38), (12, 24), (20, 30), (30, 6), (33, 3), (37, 14), (52, 28), (64, 10), (72, 24),
           (98, 38), foot=46)  # fmt: skip
    s.houses(48, 3, 9, 6)
    s.rampart(10, 34, 9)
    s.palms(90)


def bombay(s: Roads) -> None:
    """Draw an arched gate in the walls, and a dhow."""
    s.palms(6, 90)
    s.rampart(10, 26, 10)
    s.rampart(60, 26, 10)
    s.face(box(36, SHORE - 20, 24, 20))
    s.door(48, SHORE, 9, 15)
    s.dome(48, SHORE - 20, 5)
    s.turret(38, SHORE - 19, 6, 2)
    s.turret(58, SHORE - 19, 6, 2)
    s.dhow(20, 54)


def goa(s: Roads) -> None:
    """Draw a white church front between two towers."""
    s.land(6, 12, 8, 10, 6)
    s.tower(28, SHORE, 9, 26)
    s.tower(59, SHORE, 9, 26)
    s.face(f"M37 {SHORE}V22L48 12L59 22V{SHORE}Z")
    s.door(48, SHORE, 7, 11)
    s.windows(28, 43, 53, wide=2.4, high=5)
    s.line("M48 12V5M45 8H51", 1.2)
    s.palms(12, 20, 84)


def pondicherry(s: Roads) -> None:
    """Draw a colonnade by the beach."""
    s.palms(6, 14, 90)
    s.face(box(22, SHORE - 16, 56, 16))
    s.ink(
        "".join(box(26 + 8 * k, SHORE - 13, 4, 13) for k in range(6)) + box(74, SHORE - 13, 2, 13)
    )
    s.face("M36 29L50 19L64 29Z", ROOF)


def madras(s: Roads) -> None:
    """Draw a spire within a star fort, and the surf."""
    s.steeple(48, 20, 20, 6)
    s.houses(54, 2, 10, 13)
    s.rampart(8, 38, 10)
    s.rampart(50, 40, 10)
    s.line("M2 49q4 -4 8 0t8 0t8 0M60 49q4 -4 8 0t8 0t8 0", 1.4)


def tranquebar(s: Roads) -> None:
    """Draw a castle of two floors above the beach."""
    s.palms(8, 88)
    s.rampart(12, 72, 8)
    s.face(box(28, SHORE - 24, 40, 16))
    s.windows(SHORE - 21, 33, 40, 48, 56, 63, wide=2.4, high=3)
    s.windows(SHORE - 15, 33, 40, 48, 56, 63, wide=2.4, high=4)
    s.turret(29, SHORE - 23, 5)
    s.turret(67, SHORE - 23, 5)


def colombo(s: Roads) -> None:
    """Draw Dutch gables among palms, behind a wall."""
    s.palms(10, 22, 72, 86)
    s.gables(32, 4)
    s.rampart(16, 66, 7)


def batavia(s: Roads) -> None:
    """Draw a town hall with its cupola, gables and palms."""
    s.face(box(30, SHORE - 16, 36, 16))
    s.face("M40 29L48 22L56 29Z", ROOF)
    s.drum(48, 3, 25)
    s.dome(48, SHORE - 25, 4)
    s.windows(SHORE - 13, 35, 41, 55, 61, wide=2.4, high=3.4)
    s.windows(SHORE - 7, 35, 41, 55, 61, wide=2.4, high=3.4)
    s.door(48, SHORE, 5, 8)
    s.gables(6, 3)
    s.palms(76, 86)


def manila(s: Roads) -> None:
    """Draw a walled town under a volcano."""
    s.hill((30, 45), (48, 26), (60, 8), (68, 9), (78, 24), (98, 40), foot=46)
    s.steeple(24, 22, 8, 8)
    s.nave(28, 20, 14)
    s.rampart(6, 62, 9)
    s.junk(80, 54)


def macao(s: Roads) -> None:
    """Draw a church front over its stairs, and a junk."""
    s.land(8, 14, 18, 14, 8, 3)
    s.face("M26 35V24H30V16H34V10L42 4L50 10V16H54V24H58V35Z")
    s.windows(27, 32, 42, 52, wide=3, high=8)
    s.windows(18, 37, 42, 47, wide=2.2, high=4)
    s.line("M42 4V0M22 37H62M20 40H64M18 43H66", 1.2)
    s.junk(80, 54)


def bencoolen(s: Roads) -> None:
    """Draw a low fort under a smoking mountain."""
    s.face("M60 8q-3 -6 3 -6q2 -3 6 0q6 -1 4 3q-4 3 -7 2q-3 2 -6 1z", CARD, 0.9)
    s.hill((24, 45), (44, 26), (58, 9), (64, 10), (76, 26), (98, 42), foot=46)
    s.rampart(8, 44, 9)
    s.palms(60, 72, 88)


def malacca(s: Roads) -> None:
    """Draw a ruined church on its hill and a gate below."""
    s.land(4, 14, 24, 22, 10, 4)
    s.face("M36 24V12H40V8L46 4L52 8V12H58V24Z")
    s.windows(15, 42, 50, wide=3, high=5)
    s.face(box(62, SHORE - 14, 16, 14))
    s.door(70, SHORE, 6, 9)
    s.rampart(14, 46, 7)
    s.palms(88)


def lifau(s: Roads) -> None:
    """Draw huts on a beach below high mountains."""
    s.land(16, 36, 26, 40, 22, 30, 14)
    s.palms(10, 74, 88)
    s.huts(24, 40, 56)


def boston(s: Roads) -> None:
    """Draw a white steeple, a long wharf and the light."""
    s.land(4, 8, 14, 10, 4, 2)
    s.steeple(30, 18, 22, 6)
    s.nave(33, 16, 9)
    s.houses(4, 2)
    s.houses(52, 3, 8)
    s.face("M74 50L78 44H94L98 50Z", LAND, 1)
    s.light(86, 45, 20)


def quebec(s: Roads) -> None:
    """Draw the upper town on its cliff."""
    s.hill((-2, 30), (14, 22), (30, 18), (66, 18), (72, 30), (80, 42), (98, 45), foot=46)
    s.rampart(16, 46, 8, 20)
    s.face(box(38, 2, 6, 12))
    s.ink("M36.500 4L41 -8L45.500 4Z")
    s.houses(20, 4, 8, 5)
    s.firs((86, 44, 13), (92, 45, 10))


def veracruz(s: Roads) -> None:
    """Draw the island fort with its tower before the town."""
    s.drum(18, 5, 15)
    s.dome(18, SHORE - 15, 6)
    s.houses(2, 1, 8, 8)
    s.houses(25, 2, 8, 8)
    s.tower(72, 40, 9, 20)
    s.rampart(46, 46, 11, 50)


def havana(s: Roads) -> None:
    """Draw the lighthouse over its castle."""
    s.face("M40 50L46 40H92L98 50Z", LAND, 1)
    s.light(58, 34, 20)
    s.rampart(44, 52, 10, 44)
    s.drum(14, 5, 13)
    s.dome(14, SHORE - 13, 6)
    s.houses(21, 2, 8, 7)


def kingston(s: Roads) -> None:
    """Draw houses with galleries under high blue mountains."""
    s.land(22, 30, 38, 32, 36, 26, 18)
    s.houses(24, 4, 10, 6)
    s.palms(10, 18, 80)
    s.rampart(70, 24, 6)


def st_thomas(s: Roads) -> None:
    """Draw three hills and a round tower on the middle one."""
    s.land(6, 22, 10, 26, 10, 22, 6)
    s.tower(43, 21, 10, 12)
    s.houses(16, 2, 9, 6)
    s.houses(62, 2, 9, 6)
    s.rampart(34, 28, 7)


def cartagena(s: Roads) -> None:
    """Draw the clock gate in its wall and a dome."""
    s.drum(22, 6, 20)
    s.dome(22, SHORE - 20, 7)
    s.rampart(-4, 46, 10)
    s.rampart(54, 48, 10)
    s.face(box(38, SHORE - 15, 20, 15))
    s.face(box(43, SHORE - 27, 10, 12))
    s.ink("M41.500 18L48 7L54.500 18Z")
    s.door(48, SHORE, 6, 9)
    s.add(shape(disc(48, 23.5, 3), 1.2))
    s.palms(78)


def rio(s: Roads) -> None:
    """Draw the Sugarloaf at the mouth of the bay."""
    s.hill((52, 45), (60, 38), (66, 20), (72, 8), (77, 6), (82, 14), (87, 34), (94, 45), foot=46)
    s.land(24, 16, 10, 6, 3)
    s.steeple(22, 14, 9, 6)
    s.nave(25, 16, 9)
    s.palms(8, 48)


def paramaribo(s: Roads) -> None:
    """Draw white wooden houses along the river."""
    s.palms(6, 90)
    for x in (14, 32, 50):
        s.gable(x, SHORE, 15, 12, 9)
        s.windows(SHORE - 10, x + 4, x + 11, wide=2, high=3)
        s.windows(SHORE - 5, x + 4, x + 11, wide=2, high=3)
    s.steeple(74, 16, 14, 6)


def cayenne(s: Roads) -> None:
    """Draw a small fort on a wooded hill."""
    s.land(4, 10, 18, 20, 12, 6, 3)
    s.rampart(28, 30, 7, 26)
    s.flag(42, 19, 12)
    s.huts(14, 72)
    s.palms(26, 60, 84)


def callao(s: Roads) -> None:
    """Draw a great fort before the Andes."""
    s.land(24, 38, 28, 42, 30, 40, 26)
    s.tower(22, SHORE - 8, 13, 9)
    s.tower(62, SHORE - 8, 13, 9)
    s.rampart(8, 82, 11)


def buenos_aires(s: Roads) -> None:
    """Draw a low town on the plain, a dome and a fort on the bank."""
    s.drum(30, 6, 14)
    s.dome(30, SHORE - 14, 7)
    s.houses(4, 2, 9, 5)
    s.houses(38, 2, 9, 5)
    s.rampart(58, 34, 9)
    s.flag(74, 36, 12)
    s.boat(16, 54, 0.6)


DRAWN: dict[str, Draw] = {
    draw.__name__: draw
    for draw in (
        london, bordeaux, cadiz, lisbon, amsterdam, copenhagen, gibraltar, marseille, bergen,
        saint_louis, elmina, benguela, christiansborg, cape_town, mozambique, port_louis, bombay,
        goa, pondicherry, madras, tranquebar, colombo, batavia, manila, macao, bencoolen, malacca,
        lifau, boston, quebec, veracruz, havana, kingston, st_thomas, cartagena, rio, paramaribo,
        cayenne, callao, buenos_aires,
    )
}  # fmt: skip
CRANES = {
    "london": 8, "bordeaux": 78, "amsterdam": 26, "boston": 66, "saint_louis": 72,
    "benguela": 78, "batavia": 68, "rio": 44,
}  # fmt: skip
"""Where a crane has room."""


def port(id: str) -> str:
    """Draw a port."""
    scene = Roads()
    DRAWN[id](scene)
    if id in CRANES:
        scene.crane(CRANES[id])
    trades = next(each.trade for each in PORTS if each.id == id)
    return scene.finish(quay=trades)
