// Written by tools/protocol_types.py from portsmouth/games/captains_sea/view_schema.py; do not edit.

import type { LineShape } from '../../protocol.d.ts';

/** Smoke markers of one value in a square. */
export interface SmokeView {
  square: string;
  value: number;
  count: number;
}

/** When a Load marker comes up; to her captain when a section is loaded. */
export interface DueView {
  turn: number;
  impulse: number;
}

/** A broadside section: sound and manned boxes, dice at the present range, its load. ``special`` tells that its marker was moved on, so that it is known to be Chain or Double. */
export interface SectionView {
  id: string;
  sound: number;
  manned: number | null;
  dice: number | null;
  shot: string | null;
  special: boolean;
  loaded: boolean;
  due: DueView | null;
}

/** A manoeuvre at hand: which it is and what it costs, if that is known, and points paid. */
export interface PlanView {
  plan: string | null;
  cost: number | null;
  paid: number;
}

/** One seat's ship, her crew and her captain's hand. ``tasks`` are points at other tasks than guns, by name; ``melee`` those without a task. ``chasers`` are due at bow and stern, None once loaded. ``acts`` are impulses with Activate markers; ``strained`` tells that a Strain was selected, ``strain`` which. ``missed_stays`` is the heading to which she falls back. ``orders_off`` are the windows in which her captain isn't asked. ``hits`` are those that count for her captain, ``points`` the sum of ``score``. */
export interface ShipView {
  ship: string;
  quality: string;
  square: string;
  heading: number;
  position: string;
  sail: string | null;
  fighting_only: number;
  morale: string;
  crew: number;
  crew_boxes: number;
  crew_red: number[];
  melee: number | null;
  tasks: Record<string, number> | null;
  rigging: number;
  rigging_boxes: number;
  boxes: number;
  sections: SectionView[];
  chasers: (DueView | null)[];
  bears: string | null;
  plan: PlanView | null;
  strained: boolean;
  strain: number | null;
  backed: boolean;
  wore: boolean;
  wore_here: boolean;
  missed_stays: number | null;
  burning: boolean;
  speed: number;
  acts: number[];
  fired: boolean;
  slowed: boolean;
  hand: string[] | null;
  hand_size: number;
  orders_off: string[];
  halves: number;
  bonus: number;
  hits: number;
  points: number;
  score: LineShape[];
}

/** An attack of the fire step at hand; ``dice`` are those of the fore and the aft section. ``least`` and ``parry`` are the faces from which a die hits and parries; ``waits`` tells which dice come next, "to_hit" or "defense". */
export interface AttackView {
  seat: number;
  side: string;
  chasers: string | null;
  ends: string[];
  high: boolean;
  shot: string;
  rake: string | null;
  dice: number[];
  defense: number;
  least: number;
  parry: number;
  waits: string | null;
  hits: number;
  net: number;
  total: number;
  hull: number;
  rigging: number;
  crew: number;
}

/** The fire step at hand: who fires, whose aim is sealed, which aims are known, attacks. */
export interface VolleyView {
  fires: boolean[];
  sealed: boolean[];
  aims: (string | null)[];
  attacks: AttackView[];
}

/** The melee at hand by seat: points that fight and support, dice, what each lacks to hit. */
export interface BoardingView {
  attacker: number;
  split: number[];
  support: number[];
  dice: number[][];
  lacks: number[][];
}

/** The whole sea as one seat, or an onlooker, sees it. ``impulse`` is 0 outside the impulses; ``wind`` the heading to which it blows; ``leader`` has the initiative for ``run`` turns in a row; ``first`` is the seat with the duel's first ship. ``lasting`` and ``coming`` are cards that stand in this and in the next turn. */
export interface CaptainsSeaView {
  duel: string;
  chase: boolean;
  must_take: boolean;
  columns: number;
  rows: number;
  turn: number;
  turn_limit: number | null;
  impulse: number;
  step: string;
  wind: number;
  leader: number | null;
  run: number;
  first: number;
  range: number;
  relation: string;
  mover: number | null;
  grappled: boolean;
  smoke: SmokeView[];
  lasting: string | null;
  coming: string | null;
  deck: number;
  discards: string[];
  ships: ShipView[];
  volley: VolleyView | null;
  boarding: BoardingView | null;
  ending: string | null;
  loser: number | null;
}
