// What a game's page part gives to the table: the default export of web/js/games/<key>/index.js.
// Only `board` is required; the table has something plain in the place of everything else.
//
// A part reads `frame.view` (cast it to the type in ./<key>/view.d.ts) and draws with lit-html. It may
// import these, and the rest of the folders that docs/architecture.md allows:
// - app/text.js: `t(id, args)` for a message of its own, `boardText(text)` for one of the engine, with
//   arguments as `writeArgument` writes them; `playerName(seat)`.
// - kit/flag.js: `pin(seat)`, the player's shape in the player's colour.
// - match/mode.js: `optionsOf(frame)`, what may be done. Options that are refused on the board may be
//   missing there: ask `standing`.
// - table/choice.js: `touch(target)` for a place: the first touch selects it, the second plays it;
//   `press(option)` for a button: it plays at once. `standing(frame, target)` says how a place stands:
//   'legal', 'remedy', 'reach' or 'closed'.

import type {
  EntryShape,
  EventShape,
  Frame,
  LineShape,
  OptionShape,
  PlanShape,
  PlanStepShape,
  TextShape,
} from '../protocol.d.ts';
import type { OwnGame } from '../saves/statistics.js';

export type { OwnGame };

/** Anything that lit-html can draw. */
export type Template = unknown;

export interface GamePage {
  /** What one plays on: an element of the class `area-market`. Everything that can be pointed at
   * carries its name in `data-target`: the `target` of the engine's options. A place is a button that
   * calls `touch(target)`, with `aria-pressed` for the selected one, and for listeners what it shows
   * in an element of the class `sr`. The board gets the height that is left: 374 x 347 px on a phone
   * of 390 x 664. What is higher lies over the next area; `container-type: size` on the element and
   * `cqw` and `cqh` within fit the board to it. `moves` are to be drawn over it: the analysis tells
   * them in words besides. */
  board(frame: Frame, selected: string | null, moves?: ShownMoves): Template;
  /** A strip of facts above the board: an element of the class `area-strip`. */
  strip?(frame: Frame): Template;
  /** What belongs to the player who looks, under the board: an element of the class `area-dock`. */
  dock?(frame: Frame): Template;
  /** Does the position ask a question that takes the place of the actions? */
  asks?(frame: Frame): boolean;
  /** That question with its answers: an element of the class `area-ribbon`. */
  question?(frame: Frame): Template;
  /** How an argument of an engine's message is written on the page, such as a cell in capitals;
   * undefined for one that stays as it is. */
  writeArgument?(name: string, value: string | number | boolean): string | undefined;
  /** Something that one looks at before the game goes on, such as how a combat ended: an element of the
   * class `area-moment` in place of everything below the title, and one of the class `area-bar` with
   * the way on. Captains wait until it is put away. */
  moment?(frame: Frame): Template | null;
  /** What tells one question from the next, so that the focus goes into it. */
  questionKey?(frame: Frame): string;
  /** What is pointed at, told: an element of the class `area-inspector`. Without it: the label, the
   * price, the effects and the refusal of what stands there. */
  inspector?(frame: Frame, selected: string | null): Template;
  /** Buttons for what needs no place: an element of the class `area-actions`. Without it: a button
   * for each option of the frame, those of places on the board too. Where the board has them all, give
   * an empty element of that class. */
  actions?(frame: Frame, selected: string | null): Template;
  /** The button that does what is pointed at: an element of the class `area-bar`. */
  bar?(frame: Frame, selected: string | null): Template;
  /** What a player's chip shows besides name and flag; `label` is all of it for listeners. */
  chip?(frame: Frame, seat: number): { label: string; sums: Template; more?: Template };
  /** Is this the last of it, so that the title row says so? */
  isEnding?(frame: Frame): boolean;
  /** The sheet that a chip opens; `ui.seat` is whose. */
  seatSheet?: string;
  targets?: Targets;
  /** Are lines of several actions asked for when one points there? The first is then meant. `best` is
   * the option that stands there, `once` whether it can be done at once. Needs the ability `plans`. */
  plansAt?(frame: Frame, target: string, best: OptionShape | null, once: boolean): boolean;
  /** Would this option lose something that one may not want to lose? Then it wants a second press. */
  warns?(option: OptionShape): boolean;
  /** What one most likely wants to do next; the main button holds it while nothing that can be done is
   * pointed at. */
  likeliest?(frame: Frame): Likely | null;
  /** The price of a whole line in words, without what was only exchanged on the way; the sum of all
   * its steps, unless told otherwise. */
  lineCost?(line: { steps: readonly PlanStepShape[]; cost: PlanShape['cost'] }): string;
  /** The words of an option for the main button, where its label is too long for it. */
  shortLabel?(frame: Frame, option: OptionShape): string | undefined;
  /** Does an action go without saying where another needs it first, such as leaving a step? */
  isSilent?(option: OptionShape): boolean;
  /** A whole line as one commitment. */
  planWords?(frame: Frame, target: string, plan: PlanShape): string;
  /** Where the first depth of a hint points, such as the ship that an option moves: the target of a
   * place or a card; null for the question that is asked, of which the first hint names answers at once. Without it: the target of the option. */
  hintAt?(frame: Frame, target: string): string | null;
  /** What a task of a lesson is about: a selector within the table, marked while the coach speaks of it;
   * `dock` keeps what belongs to the player in sight, `questions` are the steps that ask for it: while
   * another question stands, the coach asks for its answer first. Without them no question does. */
  lessonFocus?(
    lesson: string,
    task: string,
  ): { at?: string; dock?: boolean; questions?: readonly string[] };
  /** What the coach of a lesson says at the question that is asked: what to do, in place of the task, and why, if
   * that is other than why the task is done. Without it he says the task, or that the question comes first. */
  lessonAsk?(frame: Frame): { goal: string; why?: string } | undefined;
  /** The questions that none of these lessons tells of, by the names of their steps: in the first game after
   * lessons, each is told once. Without it nothing is told there. */
  untaught?(finished: readonly string[]): readonly string[];
  /** What a lesson's pupil is told before the first task: who he is, and what is his; shown open. On small screens
   * it lies over the board, or `beside` the task where there is no room for that. */
  lessonIntro?(lesson: string): { words: string; beside?: boolean } | undefined;
  /** What a pupil knows at the end of a lesson, in a sentence or two. */
  lessonLearnt?(lesson: string): string | undefined;
  /** What the coach says of a moment that a lesson's pupil looks at. */
  lessonMoment?(lesson: string): string | undefined;
  /** Opens what has the button of an option, such as a tab, before the coach points at it. Returns `main`
   * where the main button does the option as things stand, `button` where one beside its place does. */
  reveal?(option: { action: string; verb: string }): unknown;
  /** Sounds of events, by their kind. */
  sounds?: Record<string, string>;
  /** The kind of event that begins a new part of the game, marked while one leafs through the log:
   * `round`, unless told otherwise. */
  partEvent?: string;
  /** Letters that the table does not know. */
  keys?: Record<string, (frame: Frame) => void>;
  /** Letters among them that only look: they work in the past, too. */
  keysThatLook?: readonly string[];
  /** Lines for the sheet of keys. */
  keyLines?(): { keys: string; does: string }[];
  /** Hears a key after the table's own; true if it was dealt with. */
  onKey?(event: KeyboardEvent, frame: Frame): boolean;
  /** Verbs of the command line, as the engine calls them. Without them there is none. */
  commands?: {
    verbs: readonly string[];
    /** A verb in the language of the page. */
    word(verb: string): string;
    /** The target that a verb without one means. */
    target?(frame: Frame): string | null;
  };
  /** Sheets of the game; one of the name of the table's own takes its place. */
  sheets?: Record<string, Sheet>;
  /** What of them stands in the menu, and what may be done at nearly every question. */
  menu?: (SheetEntry | DeedEntry)[];
  /** What is told of a captain while he acts: an element of the class `area-inspector`. `entries` are
   * those of the turn at hand. Without it: the last thing that he did. */
  watching?(frame: Frame, seat: number, entries: readonly EntryShape[]): Template;
  /** How many times as long as another action a captain's next one is shown, besides the time of his turn;
   * 0 for like any other. */
  lingers?(frame: Frame, action: string): number;
  /** What fills the sheet of comparison and the end of the game. */
  score?: {
    /** Everybody's lines and totals while the game runs; after its end the outcome has them. */
    standing?(frame: Frame): { lines: LineShape[][]; totals: number[] };
    /** The result in words where no points tell it, as after a prepared position; null elsewhere. Then
     * no points are shown. */
    result?(frame: Frame): string | null;
    /** Is it a fight of two, which one wins and the other loses? Nobody comes second then. */
    duel?: boolean;
    /** How it was won, in a sentence or two under the result. */
    story?(frame: Frame): string;
    /** The name of an item, as `ScoreLine` calls it. Without it the item itself is shown. */
    item?(item: string): string;
    /** What has made a score, such as a card. */
    part?(part: string): { picture: Template; name: string };
    /** A line of the scores as a deed, such as "8 crafts"; without it the name of its item. '' for one
     * that is no deed: nothing is told. */
    deed?(line: LineShape): string;
    /** A picture of the common sprite for each player at the end, as large as the place is good. */
    emblem?: string;
    /** What stands there instead on the page: each player's own ship as the game has left her. */
    figure?(frame: Frame, seat: number): Template;
    /** Pictures of whom a seat has gathered, with their tones, for the picture of the result. */
    crew?(frame: Frame, seat: number): { id: string; tone: string }[];
    /** Under the comparison. */
    extras?(frame: Frame): Template;
    /** Under the final scores. */
    endNotes?(frame: Frame): Template;
    /** Under the analysis of a match that is over. */
    analysisNotes?(frame: Frame): Template;
  };
  /** The line of what others did: events that go without saying, and those with a short form. */
  recap?: {
    silent: ReadonlySet<string>;
    /** An event without its player, the seat whose name stands before it already; null for the whole
     * sentence. */
    brief?(event: EventShape, seat: number): string | null;
    /** Events that belong to the end of a turn, set apart by a semicolon. */
    refill?: ReadonlySet<string>;
    /** Is an event left out because the next one says more: a step of a longer way? */
    follows?(event: EventShape, next: EventShape | undefined): boolean;
    /** An action that no event tells, in brief: the log leaves it out once the turn has gone on. Null for
     * those that it always shows. */
    unsaid?(action: string): string | null;
    /** Do the lines of a row stand under its heading as rows stand in the log, the newest on top? Without it
     * they are told from the first on. */
    newestFirst?: boolean;
    /** Is a turn told only once it is over? The table shows it while it goes on. */
    whole?: boolean;
    /** Events that listeners hear of in another way: by a notice of the game, or by the next question. */
    noticed?: ReadonlySet<string>;
    /** Events that the log leaves to its headings, such as whose turn begins. */
    headed?: ReadonlySet<string>;
    /** Events that stand on a line of their own in the log. */
    alone?: ReadonlySet<string>;
    /** Events with which the next turn begins within an action: what follows stands under that turn in
     * the log. Their facts tell the `seat`, and the `round` if the game has rounds. */
    begins?: ReadonlySet<string>;
    /** What a part of the game is called where its turns are everybody's: the log then has one heading
     * for each, and a flag at every line. Parts are counted from 1: what comes before the first
     * `partEvent`; 0 as long as there was none. */
    partName?(part: number): string;
    /** Does an entry stand in the row of the one before it in the log, such as a swap after a swap?
     * `first` is the first of that row. */
    joins?(entry: EntryShape, before: EntryShape, first: EntryShape): boolean;
    /** Events that begin a row of the log, also within an action: what follows stands in that row. */
    heads?: ReadonlySet<string>;
    /** The lines of a row of the log, each under who did it; no row where there are none. Without it an
     * entry is one line, in the words of `brief`. */
    lines?(entries: readonly EntryShape[]): LogLine[];
    /** Beside an entry of the log: a button that tells more of it, such as how a fight went. */
    more?(entry: EntryShape): Template;
    /** What each place shows, to be marked where it has changed. */
    faces?(frame: Frame): Map<string, string>;
    /** What a turn of a seat came to, besides the points of `score.standing`. Without it the turn is told
     * in a line, event by event. */
    outcome?(
      entries: readonly EntryShape[],
      seat: number,
      before: Frame,
      after: Frame,
    ): TurnOutcome;
  };
  /** What can be earned in one's own games. */
  achievements?: readonly Achievement[];
  /** Pieces that move between two positions: for each action what flies. */
  flights?(before: Frame, after: Frame, entries: readonly EntryShape[]): Flight[][];
  /** Goals of the planner that stand in a group of their own. */
  goalGroups?: { words(): string; has(goal: string): boolean }[];
  /** Why nothing can be planned now, which the menu then says; null where something can. */
  noGoals?(frame: Frame): string | null;
  /** What kind of decision a verdict of the analysis is about; null for a choice within a turn. */
  stepWords?(step: string): string | null;
  /** Was something left to chance in some entries, besides the cards that were drawn? Where a game doesn't say,
   * any turn may have swung by luck. */
  hasChance?(entries: readonly EntryShape[]): boolean;
  /** What some entries came to, in a sentence; null for nothing that has one. */
  deedOf?(entries: readonly EntryShape[], seat: number): string | null;
  /** Refusals, by the ids of their words, that only say that something is so already: that list leaves them out. */
  evident?: ReadonlySet<string>;
  /** Targets that the list of all that can be done names in one line, its last, and where that leads. */
  bundled?: { has(target: string): boolean; words(): string; target: string };
  /** In that list: what stands in one line with other options under `words`, and what it is called there; null
   * for a line of its own. */
  gathers?(
    frame: Frame,
    option: Pick<OptionShape, 'label' | 'target'>,
  ): { words: string; each: string } | null;
  /** In that list: what an answer brings, where neither its price nor its effects say it; `nothing` for no more. */
  answerNote?(frame: Frame, option: OptionShape): unknown;
  /** The affair of several decisions that such a kind belongs to, such as a combat. */
  affairOf?(step: string): string | null;
  /** Does an action only lead on, so that a line that is told in short leaves it out? */
  isPassing?(action: string): boolean;
  /** Does a captain's reason name a moment that has gone by, after what has happened since he said it? */
  isOutdated?(why: TextShape, since: readonly EventShape[]): boolean;
  /** Is what it loses only known once it is tried out? */
  isUnvalued?(action: string): boolean;
  /** Does it do nothing at all, so that no line that has more in it tells it? */
  isIdle?(action: string): boolean;
  /** The whole table in words. */
  text?(frame: Frame): Template;
  /** What a match is about, such as who meets whom: it stands in its title. */
  matchName?(frame: Frame): string;
  /** Which moment of the game a position of the past is, such as "Turn 4, impulse 3", by the entries
   * before it; '' for none. */
  momentOf?(entries: readonly EntryShape[]): string;
  /** Fields of the new-game sheet besides the options of the rules. `played` gives the player's own
   * finished games, the oldest first. */
  setup?(sheet: SetupSheet, redraw: () => void, played: () => readonly OwnGame[]): Template;
  /** The options that those fields set: they don't stand among the rulings. */
  setupOptions?: readonly string[];
  /** The part `#sources` of the rules: where the components come from, null before they are known. */
  // biome-ignore lint/suspicious/noExplicitAny: the data of a game are of its own shape
  provenance?(components: Record<string, any> | null): Template;
  /** The part `#play` in front of the rules: the game on one page, with its pictures. */
  howToPlay?(): Template;
  /** Subscriptions and timers of the game's own: called when the table opens, its result when the
   * table closes. */
  mount?(): () => void;
}

/** A sheet in the menu; `closed` says why it can't be opened now, null where it can. */
export interface SheetEntry {
  sheet: string;
  words(): string;
  closed?(frame: Frame): string | null;
}

/** In the menu: what may be done at nearly every question and belongs to none of them, such as to give up. */
export interface DeedEntry {
  verb: string;
  words(): string;
}

/** A line of the log. */
export interface LogLine {
  /** Who did it; null where nobody did. */
  seat: number | null;
  /** The entry that it tells of; a press leads to the position after it. */
  entry: number;
  /** Which of its events it tells; without it, all of them. */
  at?: number;
  words: string;
  /** Does it head what follows, such as a round of a combat? */
  head?: boolean;
  /** Is it what came of all? */
  strong?: boolean;
  /** The entry in which it was decided, whose reason stands here; null for none. Where no line has it, the
   * last reason stands at the last line. */
  decided?: number | null;
}

/** What a turn came to. */
export interface TurnOutcome {
  /** All of it in good sentences, where there is room for them; without it the facts side by side. */
  sentence?: string;
  /** Is the last reason of who acted told under the facts, too, as under a sentence? */
  reasoned?: boolean;
  /** Who or what was won: a small picture, what it is called, what it is, and all of it in full; what is
   * said of it aloud is its kind, unless `spoken` says more. */
  won: { picture: Template; name: string; kind: string; full: string; spoken?: string }[];
  /** What else came of it, the weightiest first; `brief` where there is little room, with a `sign` of
   * what it means on the board. */
  facts: { words: string; brief?: string; sign?: Template }[];
}

/** What is likely done next: an option, or only a target that lines of actions lead to. */
export interface Likely {
  target: string;
  option: OptionShape | null;
  words: string;
  worth?: OptionShape['worth'];
  /** All that it plays, where that is more than the option. */
  actions?: readonly string[];
  /** Is it only pointed at by the first press, and done by the second? */
  confirms?: boolean;
}

/** Something that a player earns once, told from the records of his own games alone. */
export interface Achievement {
  key: string;
  words(): string;
  /** What has to be done for it. */
  how(): string;
  /** Does a game earn it? `games` are all of the player's finished games of this kind up to and with
   * this one, the oldest first. */
  earned(game: OwnGame, games: readonly OwnGame[]): boolean;
}

/** What a seat did in a position of the past, and what would have been better; nothing if nothing was. */
export interface ShownMoves {
  seat: number;
  played: readonly PlanStepShape[];
  better: readonly PlanStepShape[];
}

/** A piece on its way. */
export interface Flight {
  /** A seat's pin; the likeness of a place, or of a part of one; a coin with words on it; the
   * likeness of a place that is turned over where it lies; the likeness of a part of a place that
   * keeps its size, or that sinks where it lies. On the board an element with the attribute
   * `data-likeness` may stand for a place that is not shown. */
  piece: 'pin' | 'card' | 'part' | 'coin' | 'flip' | 'token' | 'sink';
  /** A place's target; else `chip <seat>`, `strip`, `drawn` or `bar`, for an area of the table; or
   * `dock <seat>`, the dock while it is in sight and that seat's chip otherwise. */
  from: string;
  to: string;
  /** Where in the dock, or in the place: a selector. */
  toPart?: string;
  /** Whose pin. On a place the pins stand in an element with the attribute `data-pins`. */
  seat?: number;
  /** The place whose likeness it is, before ('old') or after ('new') the change. */
  look?: string;
  when?: 'old' | 'new';
  /** Which part of the place: a selector. */
  part?: string;
  /** What stands on a coin. */
  words?: string;
}

/** What one points at. */
export interface Targets {
  /** Is it a place on the board, with an element of that `data-target`? */
  isPlace(target: string): boolean;
  /** All places as Tab and the arrows go through them. */
  order(frame: Frame): readonly string[];
  /** A place in a word or two. */
  name(frame: Frame, target: string): string;
  /** All that a place shows, in a sentence. */
  told?(frame: Frame, target: string): string;
  /** What listeners hear when one points at what opens without a deed of its own, such as a card with
   * several uses; empty for nothing, null for the refusal that stands there. */
  opened?(frame: Frame, target: string): string | null;
  /** Topics of the rules for a place. */
  topics?(frame: Frame, target: string): string[];
  /** Where the keyboard starts, and where it goes when a turn begins. */
  start?(frame: Frame): string | null;
}

export interface Sheet {
  title(frame: Frame): string;
  body(frame: Frame): Template;
  /** Does it hold nothing to press? Then its text takes the focus, so that it can be scrolled. */
  toRead?: boolean;
  /** Is it about the question at hand? Then it closes with the next one. */
  passing?: boolean;
}

/** The new-game sheet as it is filled in. */
export interface SetupSheet {
  seats: number;
  options: Record<string, string | number | boolean>;
  /** The name that a seat plays under. */
  nameOf(seat: number): string;
  /** Has two seats change places: who plays, name and flag. */
  swap(one: number, other: number): void;
  /** The seat of the only person, who is addressed as "you"; -1 if there is none. */
  own(): number;
}
