// Written by tools/protocol_types.py from portsmouth/api/protocol.py; do not edit.

export type ErrorCode = "bad_notation" | "bad_request" | "bad_setup" | "bug" | "illegal" | "link_broken" | "link_cut" | "link_false" | "link_old" | "link_too_new" | "no_job" | "no_match" | "no_past" | "not_your_turn" | "nothing_to_undo" | "save_broken" | "save_too_new" | "stale";

/** A message of the catalogue; arguments are numbers, words or messages. */
export interface TextShape {
  id: string;
  args: Record<string, any>;
}

/** One line of a score. */
export interface LineShape {
  item: string;
  count: number;
  points: number;
  parts: string[];
}

/** When in the game, and whose turn it is; a reaction in another's turn changes neither. */
export interface MomentShape {
  round: number;
  seat: number;
}

/** All that the page needs to draw the table, whole, every time. ``viewer`` (null: an onlooker) is who looks: view, prompt, log and lesson are for him alone, and ``options``, ``reach``, ``forced`` and ``away`` are filled if he must act. ``secrets``: seats may see different things in this match. ``progress`` is the game's sentence of how far it is. ``n`` numbers the position; requests that change something carry it back. ``reach`` names the targets that a plan leads to. ``log`` holds the entries from the number that was asked for on. ``forced`` is the only thing that can be done, where the page may do it by itself. ``save`` is opaque: keep it, hand it back to ``load``. ``past`` is there if this is no present position but the one after so many entries: nothing can be done in it. */
export interface Frame {
  ok: true;
  n: number;
  game: string;
  seats: number;
  settings: Record<string, any>;
  seed: string;
  table: Record<string, any>;
  actors: number[];
  viewer: number | null;
  secrets: boolean;
  progress: TextShape;
  moment: MomentShape | null;
  view: Record<string, any>;
  prompt: TextShape;
  options: OptionShape[];
  away: RefusalShape | null;
  reach: Record<string, ReachShape>;
  forced: string | null;
  log: EntryShape[];
  entries: number;
  undo: number;
  redo: number;
  outcome: OutcomeShape | null;
  save: string;
  past?: number;
  lesson?: LessonShape;
}

/** A request that changed nothing. ``frame`` is the position as it is, if there is one. */
export interface Failure {
  ok: false;
  code: "bad_notation" | "bad_request" | "bad_setup" | "bug" | "illegal" | "link_broken" | "link_cut" | "link_false" | "link_old" | "link_too_new" | "no_job" | "no_match" | "no_past" | "not_your_turn" | "nothing_to_undo" | "save_broken" | "save_too_new" | "stale";
  text: TextShape;
  detail: string;
  refusal: RefusalShape | null;
  frame: Frame | null;
}

/** What the page may ask. ``viewer`` (null: an onlooker) is who looks at the answer, ``seat`` who acts; where there is no ``viewer``, the ``seat`` looks, else the only seat that must act. ``catalog``; ``components`` with game; ``new`` with game, seats, options, seed, table; ``load`` with save; ``look``; and, each with the ``n`` of the frame it answers: ``play`` with actions, and ``back``, how many to take back first; ``plan`` with target, ``undo``, ``redo``, ``restart``, ``arrange`` with seat, item and place; ``lesson`` with game, lesson, table; ``chart``; ``odds``; and ``past`` with entry, for the position after so many. ``since`` asks for the log from that entry on. ``seats`` with captains, a level or null for each seat, is kept in the table. Jobs, of which a desk has one at a time: ``think`` with save, kind and what the kind needs (``turn``: seat and level; ``hint``: seat and depth; ``goal``: seat and goal; ``analysis``: nothing; ``forecast``: seat and action), ``more`` with job and ms, ``stop`` with job. ``goals`` with seat; ``hinted`` with seat and depth notes a hint in the table; ``branch`` with entry and table begins another match from a position of the past. ``link`` with kind (``game`` or ``turn``) asks for the link of the match, or of another's save; ``open_link`` with link, and the save of the same match if there is one here, what a link holds: neither changes the desk. */
export interface Request {
  op: "arrange" | "branch" | "catalog" | "chart" | "components" | "goals" | "hinted" | "lesson" | "link" | "load" | "look" | "more" | "new" | "odds" | "open_link" | "past" | "plan" | "play" | "redo" | "restart" | "seats" | "stop" | "think" | "undo";
  n?: number;
  since?: number;
  viewer?: number | null;
  seat?: number | null;
  game?: string;
  seats?: number;
  captains?: (string | null)[];
  kind?: string;
  level?: string;
  job?: number;
  ms?: number;
  options?: Record<string, number | string | boolean>;
  seed?: string | null;
  table?: Record<string, any>;
  save?: string;
  actions?: string[];
  action?: string;
  back?: number;
  target?: string;
  item?: string;
  place?: string;
  entry?: number;
  link?: string;
  goal?: string;
  depth?: number;
  lesson?: string;
}

/** A choice at set-up, the ruled default and where the rules speak of it. */
export interface OptionSpecShape {
  key: string;
  default: number | string | boolean;
  values: (number | string | boolean)[];
  rule: string;
}

/** A level of the computer captains, and the most positions that it looks at in a turn. */
export interface LevelShape {
  key: string;
  budget: number;
}

/** The levels that analyse a game. */
export interface AdviceLevels {
  best: string;
  cheap: string;
}

/** A lesson and how many tasks it has. */
export interface LessonSpecShape {
  key: string;
  tasks: number;
}

/** What can be told of a game without loading its rules. ``minutes`` is how long it takes, from and to. ``levels`` are its captains, the weakest first; ``advice`` who analyses. ``resources`` orders what actions cost. ``rule_number`` is a regular expression of the numbers of its rules. ``abilities`` are among ``chart``, ``odds``, ``plans``, ``hints``, ``goals``, ``analysis``, ``forecast``, ``arrange``, ``lessons``. ``secrets``: by the ruled options seats see different things; a match's own frame says it for its options. */
export interface GameShape {
  key: string;
  title: string;
  designer: string;
  seats: number[];
  minutes: number[];
  rules: string;
  stage: string;
  options: OptionSpecShape[];
  levels: LevelShape[];
  first_level: string | null;
  advice: AdviceLevels | null;
  resources: string[];
  rule_number: string;
  lessons: LessonSpecShape[];
  abilities: string[];
  secrets: boolean;
}

/** What a game is played with, with its provenance, as its page part shows it. */
export interface ComponentsAnswer {
  ok: true;
  game: string;
  components: Record<string, any>;
}

/** What the engine offers. */
export interface Catalog {
  ok: true;
  version: string;
  games: GameShape[];
}

/** A line that a captain weighed: its worth in points and the parts of it by item. */
export interface ChoiceShape {
  actions: string[];
  value: number;
  terms: Record<string, number>;
}

/** What a captain would do, up to the next unforeseen thing; ``why``, if there is a reason. */
export interface TurnShape {
  actions: string[];
  nodes: number;
  choices: ChoiceShape[];
  why: TextShape | null;
}

/** A line that is advised: ``steps`` is all of it, ``actions`` what to play for it, without the action that ends the turn. ``main`` is the step that matters most; ``cost`` the whole price. */
export interface AdviceShape {
  actions: string[];
  steps: PlanStepShape[];
  cost: CostShape;
  value: number;
  main: number;
}

/** A hint. Depth 1: ``targets`` says where to look. Depth 2: ``targets`` and ``labels`` of some options that differ, in no order of worth. Depth 3: the best line and what speaks for it. */
export interface TipShape {
  depth: number;
  targets: string[];
  labels: TextShape[];
  best: AdviceShape | null;
  why: TextShape | null;
}

/** The best turns for a goal, or none; ``proved`` if all lines of the turn were looked at. */
export interface PlannedShape {
  turns: AdviceShape[];
  proved: boolean;
  nodes: number;
}

/** What a decision lost, in points, against the best line found; it holds the entries from ``start`` to before ``end``. ``interval`` is null if it was not tried out; ``seen`` is what the captain saw at once. ``grade`` is ``best``, ``small`` or ``costly``. */
export interface VerdictShape {
  seat: number;
  round: number;
  start: number;
  end: number;
  step: string;
  seen: number;
  loss: number;
  interval: number[] | null;
  grade: string;
  best: AdviceShape;
  why: TextShape | null;
}

/** A turn in an analysis: everybody's lead before it, its decisions, the luck of its draws. */
export interface ChapterShape {
  seat: number;
  round: number;
  start: number;
  end: number;
  before: number[];
  verdicts: VerdictShape[];
  luck: number[];
}

/** A whole analysis; ``after`` is everybody's lead in the last position. While the job runs, its news are ``{"chapter": ChapterShape}`` and, for a decision that was tried out, ``{"verdict": VerdictShape}``, which takes the place of the one with its ``start``. */
export interface AnalysisShape {
  chapters: ChapterShape[];
  after: number[];
  luck: number[];
  loss: number[];
}

/** How likely a result is: its key, its words, and its part of 1000. */
export interface OddsShape {
  key: string;
  label: TextShape;
  permille: number;
}

/** What may come of an option, the likeliest first; the parts sum up to 1000. ``exact`` if they were counted; else ``tries`` says on how many re-deals the option was tried. */
export interface ForecastShape {
  outcomes: OddsShape[];
  exact: boolean;
  tries: number;
}

/** Something that a turn can be planned for. */
export interface GoalShape {
  key: string;
  label: TextShape;
}

/** What the seat that must act may plan its turn for. */
export interface GoalsAnswer {
  ok: true;
  n: number;
  goals: GoalShape[];
}

/** How a job stands: positions looked at of the most there may be; ``result`` in the end. ``news`` holds what was found since the last answer; ``result`` is null in a job that was stopped. A job of kind ``turn`` comes to a TurnShape, ``hint`` to a TipShape, ``goal`` to a PlannedShape, ``analysis`` to an AnalysisShape, ``forecast`` to a ForecastShape. */
export interface JobAnswer {
  ok: true;
  job: number;
  done: boolean;
  progress: number[];
  news: Record<string, any>[];
  result: Record<string, any> | null;
}

/** One task of a lesson and the rules that it teaches. */
export interface TaskShape {
  key: string;
  done: boolean;
  rules: string[];
}

/** What to do next: the action, what it points at, and its label. */
export interface HintShape {
  action: string;
  verb: string;
  target: string;
  label: TextShape;
}

/** How a lesson stands. ``step`` is the number of the first task that is not met. ``stuck`` says that it can't be met in this turn any more, or not at all. */
export interface LessonShape {
  key: string;
  step: number;
  tasks: TaskShape[];
  hint: HintShape | null;
  stuck: "no" | "turn" | "lost";
  over: boolean;
}

/** A match as a text for an address. */
export interface LinkText {
  ok: true;
  link: string;
  entries: number;
}

/** What a link holds, every action of it checked. ``turn`` (whose it is) is null once the game is over. ``id`` is the match's, "" in a link of kind ``game``; ``common`` is how many entries it shares with what is known here. ``save`` is for ``load``; in a link of kind ``turn`` its captains are seen by the receiver. */
export interface LinkAnswer {
  ok: true;
  kind: "game" | "turn";
  id: string;
  game: string;
  seats: number;
  table: Record<string, any>;
  progress: TextShape;
  turn: number | null;
  entries: number;
  outcome: OutcomeShape | null;
  relation: "new" | "same" | "longer" | "older" | "other";
  common: number;
  save: string;
}

/** Something that happened, as facts and as a sentence. */
export interface EventShape {
  kind: string;
  facts: Record<string, any>;
  text: TextShape;
}

/** One entry of the journal with what it set off, as far as the viewer may know. ``seat`` acted, ``turn`` says in whose turn; ``do`` is null while it is sealed from the viewer. */
export interface EntryShape {
  number: number;
  seat: number;
  turn: number | null;
  do: string | null;
  events: EventShape[];
}

/** Everybody's score after the turn of ``seat`` in a round; before the first turn round 0. ``lines`` holds for each seat the points of each of the chart's items. */
export interface ChartPoint {
  round: number;
  seat: number | null;
  totals: number[];
  lines: ((number | null)[])[];
}

/** How the scores went; the last point is the position on the table. */
export interface ChartAnswer {
  ok: true;
  n: number;
  items: string[];
  points: ChartPoint[];
}

/** How the game ended; ``places`` is 1 for every winner. */
export interface OutcomeShape {
  reason: string;
  places: number[];
  totals: number[];
  scores: LineShape[][];
}

/** A seat that is paid, and how much of which resource. */
export interface PayeeShape {
  seat: number;
  resource: string;
  amount: number;
}

/** A price: all that leaves the purse by resource, without zeros; and who gets a part of it. */
export interface CostShape {
  amounts: Record<string, number>;
  payees: PayeeShape[];
}

/** Why not: a code, its sentence, the rule, and actions that would help. */
export interface RefusalShape {
  code: string;
  rule: string;
  text: TextShape;
  remedy: string[];
}

/** A candidate action; legal if ``refusal`` is null. */
export interface OptionShape {
  action: string;
  verb: string;
  target: string;
  label: TextShape;
  cost: CostShape;
  effects: TextShape[];
  refusal: RefusalShape | null;
}

/** One action of a plan as an option, when its turn comes: always legal by then. */
export interface PlanStepShape {
  action: string;
  verb: string;
  target: string;
  label: TextShape;
  cost: CostShape;
  effects: TextShape[];
}

/** Several actions toward a target, to be played in one request. ``cost`` is the sum of all steps; ``left`` what the seat holds after them, by resource, but for what a die or a draw brings; ``asks`` what the last one makes the engine ask; ``through`` the names of what works on the way; ``harms``: never to be done unasked; ``short``: why the line stops short of all that the target offers. */
export interface PlanShape {
  actions: string[];
  steps: PlanStepShape[];
  cost: CostShape;
  left: Record<string, number>;
  asks: TextShape | null;
  through: TextShape[];
  harms: boolean;
  short: RefusalShape | null;
}

/** What the best plan for a target does in the end, and its whole price. */
export interface ReachShape {
  verb: string;
  cost: CostShape;
}

/** What could be done about a target in several actions: the best plan first, or why none. */
export interface Plans {
  ok: true;
  n: number;
  target: string;
  plans: PlanShape[];
  refusal: RefusalShape | null;
}

/** What the viewer may reckon of what he does not see; the game knows its shape. */
export interface OddsAnswer {
  ok: true;
  n: number;
  odds: Record<string, any>;
}
