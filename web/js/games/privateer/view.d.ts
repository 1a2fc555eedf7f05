// Written by tools/protocol_types.py from portsmouth/games/privateer/view_schema.py; do not edit.

import type { LineShape } from '../../protocol.d.ts';

/** One track: its position 0 to 5 and value, and what the next position costs this captain. ``value`` is printed; Relics that help stand in the ship's ``spaces``, ``combat``, ``crew`` and ``hold``. ``price`` and ``gain`` (Infamy) are None at the last position. */
export interface TrackView {
  position: number;
  value: number;
  price: number | null;
  gain: number | null;
}

/** One seat's ship. ``silver`` is None where the viewer may not see the purse. ``spaces`` are half spaces in a turn that begins now, without the wind; ``combat`` is added to the die, ``crew`` to Crew rolls; ``hold`` and ``load`` are cards. ``port`` is where it lies, ``score`` its Infamy line by line. */
export interface ShipView {
  captain: string | null;
  colour: string;
  square: string;
  port: string | null;
  last_port: string;
  tracks: Record<string, TrackView>;
  spaces: number;
  combat: number;
  crew: number;
  hold: number;
  load: number;
  silver: number | null;
  cargo: Record<string, number>;
  relics: string[];
  debts: number;
  infamy: number;
  score: LineShape[];
}

/** One port: its square, colour and good, and its card. ``sells`` and ``buys`` are the printed prices. For the viewer's ship: ``brings`` is what its cargo sells for there, ``last`` whether it is the last port, where it may not trade, ``turns`` how many turns away it is under this wind, a turn that runs included. */
export interface PortView {
  id: string;
  square: string;
  colour: string;
  good: string;
  card: string | null;
  sells: Record<string, number>;
  buys: Record<string, number>;
  brings: number;
  last: boolean;
  turns: number;
}

/** A deck: how many cards are left, and which were discarded, in that order. */
export interface DeckView {
  left: number;
  discarded: string[];
}

/** The fight at hand. ``defender`` is None for a Merchant. ``dice`` and ``totals`` are the attacker's and the defender's, empty before the roll; ``most`` is how many goods the winner may still take, ``goods`` what the colour die shows. */
export interface FightView {
  square: string;
  attacker: number;
  defender: number | null;
  dice: number[];
  totals: number[];
  winner: number | null;
  most: number;
  goods: string[];
  rerolled: boolean;
}

/** The port visit at hand: whether cargo changed hands, and tracks stepped up and down. */
export interface VisitView {
  port: string;
  traded: boolean;
  upgraded: string[];
  stripped: string[];
}

/** The table. ``reach`` gives the half spaces of every square that the active ship can end on. ``before`` is for each of them the square before it on a cheapest way, for the eye. ``half_spaces`` is what it may spend in all; both stand only while it may sail. ``offered`` are the captains of each seat, two or one, while they are chosen. ``card`` is the Bounty Card of this turn. */
export interface PrivateerView {
  round: number;
  season: number;
  goal: number;
  first: number;
  active: number | null;
  step: string;
  wind: string;
  offered: string[][];
  ports: PortView[];
  bank: Record<string, number>;
  bounty: DeckView;
  port_cards: DeckView;
  card: string | null;
  becalmed: boolean;
  slowed: number;
  half_spaces: number | null;
  reach: Record<string, number>;
  before: Record<string, string>;
  fight: FightView | null;
  visit: VisitView | null;
  ships: ShipView[];
  closed_purses: boolean;
}

/** What an attack comes to: chances in thousandths, goods of a win in hundredths. */
export interface FightOdds {
  defender: number | null;
  win: number;
  lose: number;
  goods: number;
}

/** A seat that could attack before the viewer's next turn; its chance in thousandths. */
export interface DangerOdds {
  seat: number;
  win: number;
}

/** What a viewer can reckon from what lies open. ``fights`` is by the square of each Merchant and ship that the viewer's ship can reach, once it has attacked by its own square alone; ``danger`` by square that it can end on; ``bounty`` counts the cards left in the deck by name. */
export interface PrivateerOdds {
  fights: Record<string, FightOdds>;
  danger: Record<string, DangerOdds[]>;
  bounty: Record<string, number>;
}
