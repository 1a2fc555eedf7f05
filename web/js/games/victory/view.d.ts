// Written by tools/protocol_types.py from portsmouth/games/victory/view_schema.py; do not edit.

import type { LineShape } from '../../protocol.d.ts';

/** What cubes of a kind score: points now, and from how many on so many; None if never more. */
export interface SetView {
  points: number;
  next: number | null;
  next_points: number | null;
}

/** One seat's port, cubes, hand and tokens. ``hand`` is None where the viewer may not see it; ``buildings`` are the cards from the port to the right; ``delivered`` counts Passengers. ``points`` is the sum of ``score``, which has the bonus for declaring only after the end. */
export interface PortView {
  cubes: Record<string, number>;
  sets: Record<string, SetView>;
  hand: string[] | null;
  hand_size: number;
  fields: string[];
  buildings: string[];
  delivered: number;
  pieces: number;
  admiralty: number;
  jolly_rogers: number;
  points: number;
  score: LineShape[];
}

/** One ship that is in play, with its log. ``id`` is the colour it has kept and its number, ``holder`` the seat that has it now. ``voyage`` and ``space`` (0 is the start) are None while it is docked. ``damage`` has the faces of the dice on each track, ``free`` how many spaces are left there. ``upgrade`` is the card under the log, ``passengers`` counts those aboard, ``acted`` tells whether it has moved in this voyages step, ``hunters`` are the seats that could attack it where it is before its holder's next turn, by what lies open. */
export interface ShipView {
  id: string;
  holder: number;
  voyage: string | null;
  space: number | null;
  damage: Record<string, number[]>;
  free: Record<string, number>;
  cannons: number;
  upgrade: string | null;
  passengers: number;
  acted: boolean;
  hunters: number[];
}

/** A way to pay: its cubes in letters, what is left then, and the points with it. */
export interface PaymentView {
  cubes: string;
  left: Record<string, number>;
  points: number;
}

/** The crew upgrade that lies open until it is paid, and the ship that it is for. ``points`` are those before; ``payments`` has the best way to pay first. */
export interface FittingView {
  card: string;
  ship: string;
  points: number;
  payments: PaymentView[];
}

/** One side of a combat. ``sealed`` tells whether it has chosen in this round. ``shot``, ``letter`` and ``flees`` are None where the viewer may not know yet: the shot is shown with the dice, flight once both have chosen, a Letter of Marque to its own seat alone. ``cannons`` is how many dice it throws, None before both have chosen; ``thrown`` are its dice as they fell, ``dice`` those left after 1s and equal ones; ``fresh`` are the dice of this round on its own log. */
export interface SideView {
  seat: number;
  ship: string;
  sealed: boolean;
  shot: string | null;
  letter: boolean | null;
  flees: boolean | null;
  cannons: number | null;
  thrown: number[];
  dice: number[];
  fresh: number[];
}

/** The combat at hand: its round from 1, and its sides, the attacker's first. */
export interface FightView {
  round: number;
  sides: SideView[];
}

/** The table. ``step`` is the pending decision, ``over`` after the end. ``first`` began the game, ``active`` is whose turn it is, None after the end; ``declarer`` is who has declared, ``last_turns`` who still has a turn after that, ``near_goal`` from how many points on that may come soon; ``duel`` is the task of a prepared combat. ``bank`` are the cubes left, ``pile`` how many cards are left, ``discards`` those that lie open, the last one on top; ``tokens`` counts those left of each sort. For the active seat: ``plays`` of a card, ``pushes`` by Churches and crew dice that Taverns take off (``free_crew``) which are left in this turn. */
export interface VictoryView {
  round: number;
  round_limit: number;
  goal: number;
  near_goal: number;
  first: number;
  active: number | null;
  step: string;
  declarer: number | null;
  last_turns: number[];
  duel: string | null;
  bank: Record<string, number>;
  pile: number;
  discards: string[];
  tokens: Record<string, number>;
  plays: number;
  pushes: number;
  free_crew: number;
  fitting: FittingView | null;
  ports: PortView[];
  ships: ShipView[];
  fight: FightView | null;
}

/** What a voyage has brought so far, ``any`` of it cubes of choice, and Passengers aboard. */
export interface AboardView {
  cubes: Record<string, number>;
  any: number;
  passengers: number;
}

/** By how much each end of a fight changes the points of the attacker and of the defender. ``sank``: the target is sunk, ``lost``: the attacker's ship; ``took``: the target is captured, ``taken``: the attacker's ship. ``needs`` is what it takes each side to sink the enemy (``hull``), to board it (``crew`` and ``sails``), and to get away (``sails``); ``cargo`` is what both have aboard. */
export interface StakesView {
  sank: number[];
  lost: number[];
  took: number[];
  taken: number[];
  needs: Record<string, number>[];
  cargo: AboardView[];
}

/** What fights are about: those that the viewer could begin, and the one at hand (``a1-b1``). */
export interface VictoryOdds {
  fights: Record<string, StakesView>;
}
