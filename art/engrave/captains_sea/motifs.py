"""The fourteen motifs of the bridge cards."""

from __future__ import annotations

from art.engrave.captains_sea.aloft import (
    block,
    cloud,
    flag,
    gull,
    helm,
    lantern,
    rope,
    spar,
    topsail,
)
from art.engrave.captains_sea.arms import bucket, drum, gun, pike, shot

MOTIFS = {
    "gun": gun,
    "shot": shot,
    "rope": rope,
    "spar": spar,
    "block": block,
    "helm": helm,
    "flag": flag,
    "pike": pike,
    "bucket": bucket,
    "cloud": cloud,
    "gull": gull,
    "drum": drum,
    "sail": topsail,
    "lantern": lantern,
}
