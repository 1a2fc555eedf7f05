// Written by tools/protocol_types.py from portsmouth/games/war/view_schema.py; do not edit.

import type { LineShape } from '../../protocol.d.ts';

/** What a convoy lacks for a way of the win chart. */
export interface LackView {
  ships: number;
  gold: number;
  flags: number;
}

/** Own flags on the board. */
export interface FlagsView {
  nation: number;
  pirate: number;
}

/** One convoy. ``at`` is a cell, a port, or None while no port is chosen. ``most`` is the most that each value can be; ``hold`` the crates that fit, ``load`` those aboard; ``hand`` the cards that the viewer sees, ``hidden`` how many do not lie open; ``nation_flags`` and ``pirate_flags`` are left in the stack; ``dear`` are crates sold in this visit where they are not exported; ``ways`` says what is missing for each way to win. */
export interface ConvoyView {
  nation: string;
  at: string | null;
  ships: number;
  values: Record<string, number>;
  most: number;
  cannons: number;
  hold: number;
  load: number;
  gold: number;
  cargo: Record<string, number>;
  passenger: string | null;
  letters: number;
  pirate: boolean;
  becalmed: boolean;
  hand: string[];
  hidden: number;
  nation_flags: number;
  pirate_flags: number;
  flags: FlagsView;
  dear: number;
  ways: Record<string, LackView>;
  score: LineShape[];
}

/** One port: its nation (None under a pirate flag), flags and marker. ``brings`` is what the cargo of who looks would fetch there, ``steps`` how far it is from there; for an onlooker they are those of the seat whose turn it is. */
export interface HarbourView {
  id: string;
  nation: string | null;
  black: string | null;
  owner: number | null;
  pirate: boolean;
  plague: boolean;
  brings: number;
  steps: number | null;
}

/** The port action at hand: what it was begun with, goods sold and bought, cheap crates left. */
export interface BusinessView {
  business: string;
  sold: string[];
  bought: string[];
  cheap: number;
}

/** The conflict at hand, with a convoy or a port; counters are shown to their own side only. */
export interface ConflictView {
  attacker: number;
  defender: number | null;
  port: string | null;
  cannons: number;
  strength: string | null;
  played: (string | null)[];
  loaded: number[];
  loads: (string[] | null)[];
}

/** The whole table. ``asked`` are the numbers that belong to the question, ``spaces`` the allowance while a move is chosen, ``reach`` the steps to each space within it, ``prize`` crates of a captured convoy that lie apart. */
export interface WarView {
  round: number;
  rounds: number;
  first: number;
  active: number | null;
  step: string;
  asked: (number | string)[];
  convoys: ConvoyView[];
  ports: HarbourView[];
  sheet: Record<string, number>;
  deck: number;
  discards: string[];
  globe: string | null;
  bag: number;
  laid: string[];
  letters: number;
  roll: number;
  spaces: number | null;
  reach: Record<string, number>;
  second: boolean;
  visit: BusinessView | null;
  fight: ConflictView | null;
  prize: Record<string, number>;
  way: string | null;
}
