// Written by tools/protocol_types.py from portsmouth/games/signals/view_schema.py; do not edit.

/** The table. ``hand`` and ``bid`` are the viewer's own; 0 is the bid of nothing. Flags are 1 to 18, smokes 19 to 21. ``hands`` counts everybody's cards, ``sealed`` says who has bid. */
export interface SignalsView {
  shots_left: number;
  armour: number;
  step: "bid" | "window" | "gun" | "over";
  hand: number[] | null;
  bid: number | null;
  hands: number[];
  sealed: boolean[];
  deck: number;
  spent: number[];
  hulls: number[];
  powder: number[];
  winner: number | null;
  target: number | null;
  charged: boolean;
}

/** The chances of a hit, and how many smokes the viewer has not seen. */
export interface SignalsOdds {
  hit: number;
  charged_hit: number;
  smokes: number;
}
