// Written by tools/protocol_types.py from portsmouth/games/portsmouth/view_schema.py; do not edit.

import type { LineShape } from '../../protocol.d.ts';

/** One cell of the array. ``landsman`` is a trade, "none" for a plain hand. */
export interface CellView {
  id: string;
  kind: "officer" | "town" | "hidden" | "empty";
  card: string | null;
  cost: number | null;
  landsman: string | null;
  pawns: number[];
  used: boolean;
  step_cost: number;
}

/** What is known of the pile. */
export interface PileView {
  left: number;
  towns: number;
  mutinies: number;
  officers: number;
  next: "town" | "mutiny" | "officer" | "none";
}

/** The landsmen's deck: how many, and the trade of the top one. */
export interface LandsmenView {
  left: number;
  next: string | null;
}

/** The seats that a mutiny would hit now, and how many landsmen each would lose. */
export interface MutinyView {
  seats: number[];
  count: number;
}

/** A better prize for Marines, and the least further strength that brings it. */
export interface NextPlaceView {
  need: number;
  place: number;
  points: number;
}

/** How many landsmen short of the most; what a mutiny now would cost in points. */
export interface DangerView {
  gap: number;
  loss: number;
}

/** One ship board; ``score`` and ``total`` are as if the game ended now. ``next_specialty`` is what one more specialty would add to the set. */
export interface ShipView {
  seat: number;
  money: number | null;
  pawn: string | null;
  lieutenants: string[];
  midshipmen: string[];
  used: string[];
  petty_officers: string[];
  marines: string[];
  corporals: string[];
  landsmen: string[];
  seamen: string[];
  berths: Record<string, string>;
  mutineers: number;
  trainer: boolean;
  strength: number;
  place: number;
  next_places: NextPlaceView[];
  next_specialty: number | null;
  danger: DangerView;
  score: LineShape[];
  total: number;
}

/** The table. ``within`` names what the pending decision belongs to, outermost first. */
export interface PortsmouthView {
  round: number;
  rounds: number;
  start: number;
  active: number | null;
  ap: number;
  step: string;
  within: string[][];
  cells: CellView[];
  drawn: string | null;
  pile: PileView;
  landsmen: LandsmenView;
  mutiny: MutinyView;
  prizes: number[];
  ships: ShipView[];
}

/** How many of which kind lie face down in the array. */
export interface FaceDownView {
  officers: number;
  towns: number;
  mutinies: number;
}

/** The unseen officers of a rank, or of one detail within it. ``soon`` holds the chance of at least one among the next 1, 2, 3 ... cards of the pile, ``face_down`` that of at least one among the face-down cards. */
export interface OddsGroup {
  rank: string;
  detail: string;
  left: number;
  soon: number[];
  face_down: number;
}

/** The public odds of the cards that nobody sees. */
export interface OddsView {
  unseen: number;
  pile: PileView;
  face_down: FaceDownView;
  groups: OddsGroup[];
  towns: string[];
  landsmen: LandsmenView;
  trades: Record<string, number>;
}
