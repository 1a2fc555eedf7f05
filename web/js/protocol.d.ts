// Written by tools/protocol_types.py from portsmouth/api/protocol; do not edit.

export type ErrorCode = "bad_notation" | "bad_request" | "bad_setup" | "bug" | "illegal" | "link_broken" | "link_cut" | "link_false" | "link_old" | "link_too_new" | "no_job" | "no_match" | "no_past" | "not_your_turn" | "nothing_to_undo" | "save_broken" | "save_too_new" | "stale";

export type Request = CatalogRequest | ComponentsRequest | NewRequest | LoadRequest | LessonRequest | LessonBackRequest | PuzzleRequest | BranchRequest | LookRequest | PlayRequest | UndoRequest | ArrangeRequest | SeatsRequest | StandingAnswersRequest | HintedRequest | PastRequest | SetbacksRequest | OptionsRequest | PlanRequest | GoalsRequest | ReckonRequest | SaveRequest | LinkRequest | OpenLinkRequest | ThinkRequest | MoreRequest | StopRequest;

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

/** What may be asked in another's turn, and the answers that can be given in advance. ``usual`` is what is done for whoever gave none; empty if he is asked. */
export interface StandingQuestionShape {
  key: string;
  answers: string[];
  rule: string;
  usual: string;
}

/** The match of the day: how many play, and the levels of the captains after the player. A ``prepared`` one is asked for by its date (``new`` with ``daily``). */
export interface DailyShape {
  seats: number;
  levels: string[];
  prepared: boolean;
}

/** What can be told of a game without loading its rules. ``minutes`` is how long it takes, from and to. ``levels`` are its captains, the weakest first; ``advice`` who analyses. ``resources`` orders what actions cost. ``rule_number`` is a regular expression of the numbers of its rules. ``abilities`` are among ``chart``, ``chronicle``, ``odds``, ``plans``, ``hints``, ``goals``, ``analysis``, ``forecast``, ``arrange``, ``lessons``, ``puzzle``. ``secrets``: by the ruled options seats see different things; a match's own frame says it for its options. */
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
  first_options: Record<string, number | string | boolean>;
  advice: AdviceLevels | null;
  resources: string[];
  rule_number: string;
  lessons: LessonSpecShape[];
  abilities: string[];
  secrets: boolean;
  daily: DailyShape | null;
  standing_questions: StandingQuestionShape[];
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

/** When in the game, and whose turn it is; a reaction in another's turn changes neither. */
export interface MomentShape {
  /** The round, from 1 on. */
  round: number;
  /** Whose turn it is. */
  seat: number;
}

/** A question that several seats are asked in turn: whom as things stand, the next one first. ``passing`` is the action by which one lets it pass, ``question`` what all are asked together. */
export interface WindowShape {
  seats: number[];
  passing: string;
  question: TextShape;
}

/** All that the page needs to draw the table for one viewer, whole, every time. View, prompt, log and lesson are for the viewer alone; what may be done is told if he must act. */
export interface Frame {
  ok: true;
  /** The number of the position; requests that change something carry it back. */
  n: number;
  /** The game's key. */
  game: string;
  /** How many play. */
  seats: number;
  /** Every option of the game as it is played. */
  settings: Record<string, any>;
  /** What the match was dealt from: a number in digits. */
  seed: string;
  /** The page's own notes beside the game: names, flags, captains, hints, and which entries were ``answered`` in advance; no rule reads them. */
  table: Record<string, any>;
  /** What each seat has answered in advance, by question, as far as the viewer may know it; empty in a game without such questions. */
  standing_answers: Record<string, string>[];
  /** The seats that must act now; none when the game is over. */
  actors: number[];
  /** Who looks; null for an onlooker. */
  viewer: number | null;
  /** May seats see different things in this match? */
  secrets: boolean;
  /** How far the game is, in its own sentence. */
  progress: TextShape;
  /** Round and turn, in a game that has them. */
  moment: MomentShape | null;
  /** What the viewer sees of the game, in the shape of its ``view_schema.py``. */
  view: Record<string, any>;
  /** What is asked of the viewer, or for whom he waits. */
  prompt: TextShape;
  /** Whose ``options`` are told: the viewer's own, or of whom is asked in sight of all. */
  asked: number | null;
  /** The question that several are asked in turn, if one is open. */
  window: WindowShape | null;
  /** What the one who is ``asked`` may do: legal actions, those that a remedy makes legal, and what is refused elsewhere than on the board. */
  options: OptionShape[];
  /** The places of the board where something may be thought of and nothing be done. */
  closed: Record<string, ClosedShape>;
  /** The reasons that ``closed`` names by number. */
  refusals: RefusalShape[];
  /** How many refused options are left out; ``options`` tells them. */
  omitted: number;
  /** Why nothing can be done at a target that no option names. */
  away: RefusalShape | null;
  /** The targets that a plan of several actions leads to. */
  reach: Record<string, ReachShape>;
  /** The only thing that can be done, where the page may do it by itself. */
  forced: string | null;
  /** The entries of the journal from the ``since`` of the request on. */
  log: EntryShape[];
  /** How long the journal is. */
  entries: number;
  /** How many actions can be taken back. */
  undo: number;
  /** How many that were taken back can be done again. */
  redo: number;
  /** How the game ended; null while it runs. */
  outcome: OutcomeShape | null;
  /** There if this is the position after so many entries: nothing can be done in it. */
  past?: number;
  /** There if the match is a lesson. */
  lesson?: LessonShape;
  /** There if the match is a puzzle of the day. */
  puzzle?: PuzzleShape;
}

/** A request that changed nothing. */
export interface Failure {
  ok: false;
  /** What kind of failure it is. */
  code: "bad_notation" | "bad_request" | "bad_setup" | "bug" | "illegal" | "link_broken" | "link_cut" | "link_false" | "link_old" | "link_too_new" | "no_job" | "no_match" | "no_past" | "not_your_turn" | "nothing_to_undo" | "save_broken" | "save_too_new" | "stale";
  /** The sentence for the player. */
  text: TextShape;
  /** More for a report; the traceback of a ``bug``. */
  detail: string;
  /** The reason why an action may not be done. */
  refusal: RefusalShape | null;
  /** The position as it is, if there is one. */
  frame: Frame | null;
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

/** A line that is advised, without the action that ends the turn. ``steps`` is all of it, ``actions`` what to play for it. ``main`` is the step that matters most; ``cost`` the whole price. ``worth`` is what ``actions`` bring for sure, null in an analysis; ``gain`` the points that the line is estimated to bring by the end of the game. ``figure`` says what a planned turn makes of its goal. */
export interface AdviceShape {
  actions: string[];
  steps: PlanStepShape[];
  cost: CostShape;
  worth: WorthShape | null;
  gain: number;
  figure: TextShape | null;
  main: number;
}

/** A hint of depth 1, 2 or 3. Depth 1: ``targets`` says where to look. Depth 2: ``targets`` and ``labels`` of some options that differ, in no order of worth; where these would be nearly all that are open, ``why`` says what matters most in their place, and if nobody can say that, depth 3 follows at once. Depth 3: the best line and what speaks for it. */
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

/** What chance added to a decision, in points beyond what was to be expected. Of a thousand cases ``permille`` turn out as well or better; as badly or worse, if ``points`` are less than 0. What is ``decisive`` decided the game, and its points tell nothing more. */
export interface FortuneShape {
  points: number;
  permille: number;
  decisive: boolean;
}

/** What a decision lost, in points, against the best line found. It covers the entries from ``start`` to before ``end``. ``interval`` is null if it was not tried out, else ``deals`` says on how many deals; ``seen`` is the bot's first estimate. ``grade`` is ``small`` or ``costly`` where the interval excludes 0; else ``best``, where nothing better was found, or ``open``. ``done`` is what was played, as far as it could be foreseen. Where odds were counted, there is an ``interval`` without ``deals``. ``told`` says in a sentence what was done and what was better, ``why`` what speaks for the latter. ``fortune`` is what chance made of it, null where that is little; the other figures don't depend on it. */
export interface VerdictShape {
  seat: number;
  round: number;
  start: number;
  end: number;
  step: string;
  seen: number;
  loss: number;
  interval: number[] | null;
  deals: number;
  grade: string;
  best: AdviceShape;
  done: PlanStepShape[];
  why: TextShape | null;
  told: TextShape | null;
  fortune: FortuneShape | null;
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

/** A whole analysis; ``after``: the leads in the last position, ``luck``: what chance brought. While the job runs, its news are ``{"chapter": ChapterShape}``, first without the luck of its draws, and ``{"verdict": VerdictShape}`` for a decision that was tried out. What comes later takes the place of what has the same ``start``. */
export interface AnalysisShape {
  chapters: ChapterShape[];
  after: number[];
  luck: number[];
}

/** How likely a result is: its key, its words, and its part of 1000. */
export interface OddsShape {
  key: string;
  label: TextShape;
  permille: number;
}

/** The odds of what follows if people go on in one way: its key, its words, its results. ``tries`` is the number of samples, 0 if the odds were counted. */
export interface CaseShape {
  key: string;
  label: TextShape;
  outcomes: OddsShape[];
  tries: number;
}

/** The odds of an option's results, the likeliest first; the parts sum up to 1000. ``exact`` if they were counted; else ``tries`` is the number of samples. ``cases`` are the odds of what follows, where that hangs on people's choices. While the job runs, its news are ``{"forecast": ForecastShape}`` with fewer samples. */
export interface ForecastShape {
  outcomes: OddsShape[];
  exact: boolean;
  tries: number;
  cases: CaseShape[];
}

/** What came after a choice: the mean lead, games won and games drawn. The lead is in points, unless the game's ``Bots.worth_of_end`` counts something else. */
export interface SequelShape {
  lead: number;
  won: number;
  drawn: number;
}

/** A choice and another in its place, each played on by bots in so many ``games``. ``gain`` is what the other would have brought more, in points of the lead; ``interval`` its 95 % interval, null while there are too few games. While the job runs, its news are ``{"what_if": WhatIfShape}`` with fewer games. */
export interface WhatIfShape {
  games: number;
  done: SequelShape;
  other: SequelShape;
  gain: number;
  interval: number[] | null;
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

/** How a job stands: positions looked at of the most there may be; ``result`` in the end. ``news`` holds what was found since the last answer; ``result`` is null in a job that was stopped. A job of kind ``turn`` comes to a TurnShape, ``hint`` to a TipShape, ``goal`` to a PlannedShape, ``analysis`` to an AnalysisShape, ``forecast`` to a ForecastShape, ``what_if`` to a WhatIfShape. */
export interface JobAnswer {
  ok: true;
  /** The number of the job. */
  job: number;
  /** Has it come to its end? */
  done: boolean;
  /** How many positions have been looked at, and how many there are at most. */
  progress: number[];
  /** What was found since the last answer. */
  news: Record<string, any>[];
  /** What it came to; null before, and in a job that was stopped. */
  result: Record<string, any> | null;
  /** How many entries the match has that is thought about... */
  since: number;
  /** ... and its mark, for ``save`` and the next ``think``. */
  mark: string;
}

/** One task of a lesson and the rules that it teaches. */
export interface TaskShape {
  key: string;
  done: boolean;
  rules: string[];
}

/** What to do next: the action, what it points at, its label. ``line`` are all actions to the task, ``aim`` is what the last of them points at. */
export interface HintShape {
  line: string[];
  aim: string;
  action: string;
  verb: string;
  target: string;
  label: TextShape;
}

/** How a lesson stands. ``step`` is the number of the first task that is not met. ``stuck`` says that it can't be met in this turn any more, or not at all; ``note`` names the detour that the learner took, if it is one that the page has a word for. */
export interface LessonShape {
  key: string;
  step: number;
  tasks: TaskShape[];
  hint: HintShape | null;
  stuck: "no" | "turn" | "lost";
  note: string;
  over: boolean;
}

/** An action of the best line, and what it is called. */
export interface PuzzleStepShape {
  action: string;
  label: TextShape;
}

/** How a puzzle of the day stands: points before the turn, now, and by the best line. */
export interface PuzzleShape {
  date: string;
  seat: number;
  goal: TextShape;
  before: number;
  now: number;
  best: number;
  over: boolean;
  line: PuzzleStepShape[];
}

/** A match as a text for an address. */
export interface LinkText {
  ok: true;
  link: string;
  entries: number;
}

/** What a link holds, every action of it checked. ``turn`` (whose it is) is null once the game is over; ``actors`` must act. ``id`` is the match's, "" in a link of kind ``game``; ``common`` is how many entries it shares with what is known here. ``save`` is for ``load``; in a link of kind ``turn`` its captains are seen by the receiver. */
export interface LinkAnswer {
  ok: true;
  kind: "game" | "turn";
  id: string;
  game: string;
  seats: number;
  table: Record<string, any>;
  progress: TextShape;
  turn: number | null;
  actors: number[];
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

/** In which round, to a tenth, each seat is expected to have so many points as ``goal``. */
export interface RaceShape {
  goal: number;
  rounds: number[];
}

/** How the scores went; the last point is the position on the table. ``race`` is what the viewer may expect of it; None where nothing can be said. */
export interface ChartAnswer {
  ok: true;
  n: number;
  items: string[];
  points: ChartPoint[];
  race: RaceShape | null;
}

/** What the viewer may be told of the whole match; the game knows its shape. */
export interface ChronicleAnswer {
  ok: true;
  n: number;
  chronicle: Record<string, any>;
}

/** What the entry of a number took from a player's plans. */
export interface SetbackShape {
  number: number;
  text: TextShape;
}

/** What others took from a player's plans, in the order of the entries. */
export interface SetbacksAnswer {
  ok: true;
  n: number;
  setbacks: SetbackShape[];
}

/** How the game ended; ``places`` is 1 for every winner. */
export interface OutcomeShape {
  reason: string;
  places: number[];
  totals: number[];
  scores: LineShape[][];
}

/** What may stand in any request that is answered with a frame. */
export interface Asked {
  /** Who looks at the answer; null for an onlooker. Without it the ``seat`` looks, else the only seat that must act. */
  viewer?: number | null;
  /** The first entry that is wanted of the log; 0 unless told. */
  since?: number;
  /** Are the options of another than the viewer told, if they show nothing that is hidden? */
  open_questions?: boolean;
  /** The people at this device who are not asked where one answer is left (``Step.unasked``); undo goes past it. None unless told. */
  unasked?: number[];
}

/** Deal a match. */
export interface NewRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "new";
  /** The game's key. */
  game: string;
  /** How many play. */
  seats: number;
  /** Options that are not as usual, by key. */
  options?: Record<string, number | string | boolean>;
  /** Digits or a word; null for one by chance. */
  seed?: string | null;
  /** A date, as in 2026-11-22: options and seed are those of the match prepared for that day. */
  daily?: string;
  /** The page's notes beside the game. */
  table?: Record<string, any>;
}

/** Open a saved match. */
export interface LoadRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "load";
  /** The save's text. */
  save: string;
}

/** Begin a lesson; its frames tell which tasks are done. */
export interface LessonRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "lesson";
  /** The game's key. */
  game: string;
  /** The lesson's key. */
  lesson: string;
  /** The page's notes beside the game. */
  table?: Record<string, any>;
}

/** Put the task at hand of the lesson on the table again, as it was when it was first set. */
export interface LessonBackRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "lesson_back";
  /** The position that is on the table. */
  n: number;
  /** What changes of the page's notes beside the game. */
  table: Record<string, any>;
}

/** Begin the puzzle of a date; its frames tell how it stands. */
export interface PuzzleRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "puzzle";
  /** The game's key. */
  game: string;
  /** The date, as in 2026-11-22. */
  date: string;
  /** The page's notes beside the game. */
  table?: Record<string, any>;
}

/** Begin another match from a position of this one. */
export interface BranchRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "branch";
  /** The position that is on the table. */
  n: number;
  /** After how many entries the other match begins. */
  entry: number;
  /** The notes of the new match. */
  table: Record<string, any>;
}

/** Show the table as it is; changes nothing. */
export interface LookRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "look";
  /** Read by no operation that only looks. */
  n?: number;
  /** Who looks, where there is no ``viewer``. */
  seat?: number | null;
}

/** Do actions in order, all or none. */
export interface PlayRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "play";
  /** The position that the request was made for. */
  n: number;
  /** What to do, in the game's notation; one at least. */
  actions: string[];
  /** Who acts; needed where several choose at once. */
  seat?: number | null;
  /** How many actions to take back first. */
  back?: number;
}

/** Take back the last action, do it again, or take back all since the last barrier. */
export interface UndoRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "undo" | "redo" | "restart";
  /** The position that the request was made for. */
  n: number;
}

/** Lay an item elsewhere on a player's own board; no rule reads it. */
export interface ArrangeRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "arrange";
  /** The position that the request was made for. */
  n: number;
  /** Whose board is meant. */
  seat: number;
  /** What is moved. */
  item: string;
  /** Where to; empty for its usual place. */
  place: string;
}

/** Say who plays each seat; kept in the table. */
export interface SeatsRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "seats";
  /** The position that the request was made for. */
  n: number;
  /** For each seat a level, ``friend`` (on another device), or null for a person here. */
  captains: (string | null)[];
}

/** Answer in advance what may come in others' turns; kept beside the game. */
export interface StandingAnswersRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "standing_answers";
  /** The position that the request was made for. */
  n: number;
  /** Who answers: a person here. */
  seat: number;
  /** By the keys of the game's questions; the others are asked when they come. */
  answers: Record<string, string>;
}

/** Note in the table that a hint was asked. */
export interface HintedRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "hinted";
  /** The position that the request was made for. */
  n: number;
  /** Who asked. */
  seat: number;
  /** How deep the hint was: 1, 2 or 3. */
  depth: number;
}

/** The position after so many entries, to be looked at; answered by a frame with ``past``. */
export interface PastRequest {
  viewer?: number | null;
  since?: number;
  open_questions?: boolean;
  unasked?: number[];
  op: "past";
  /** The position that is on the table. */
  n?: number;
  /** After how many entries. */
  entry: number;
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

/** What a line is worth to the seat that acts, as far as it can be foreseen. ``before`` and ``after`` are its points if the game ended then; ``changes`` names what else is different, such as a rank, a set completed, a danger. */
export interface WorthShape {
  before: number;
  after: number;
  changes: TextShape[];
}

/** A candidate action; legal if ``refusal`` is null. ``worth`` is what it brings, its remedy included; null where nothing changes or nothing is told. */
export interface OptionShape {
  action: string;
  verb: string;
  target: string;
  label: TextShape;
  cost: CostShape;
  effects: TextShape[];
  refusal: RefusalShape | null;
  worth: WorthShape | null;
}

/** A place of the board where nothing can be done now. */
export interface ClosedShape {
  /** The number of the reason among the frame's ``refusals``. */
  why: number;
  /** What the first option there would set off. */
  effects: TextShape[];
}

/** A refused option in short. */
export interface RefusedShape {
  /** In the game's notation. */
  action: string;
  /** What one would point at. */
  target: string;
  /** What it is called. */
  label: TextShape;
  /** The number of the reason among the answer's ``refusals``. */
  why: number;
}

/** What may be thought of: whole at a target, or in short all that is refused. */
export interface OptionsAnswer {
  ok: true;
  /** The position that it is about. */
  n: number;
  /** The target; null where all that is refused was asked for. */
  target: string | null;
  /** All options at the target, the one that is meant first. */
  options: OptionShape[];
  /** All that is refused, where no target was named. */
  refused: RefusedShape[];
  /** The reasons that ``refused`` names by number. */
  refusals: RefusalShape[];
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

/** Several actions toward a target, to be played in one request. ``cost`` is the sum of all steps; ``left`` what the seat holds after them, by resource, but for what a die or a draw brings; ``asks`` what the last one makes the engine ask; ``through`` the names of what works on the way; ``harms``: never to be done unasked; ``short``: why the line stops short of all that the target offers; ``worth``: what it brings. */
export interface PlanShape {
  actions: string[];
  steps: PlanStepShape[];
  cost: CostShape;
  left: Record<string, number>;
  asks: TextShape | null;
  through: TextShape[];
  harms: boolean;
  short: RefusalShape | null;
  worth: WorthShape | null;
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
  options: OptionShape[];
  refusal: RefusalShape | null;
}

/** What the viewer may reckon of what he does not see; the game knows its shape. */
export interface OddsAnswer {
  ok: true;
  n: number;
  odds: Record<string, any>;
}

/** What can be told of each game without loading its rules; answered by ``Catalog``. */
export interface CatalogRequest {
  op: "catalog";
}

/** What a game is played with; answered by ``ComponentsAnswer``. */
export interface ComponentsRequest {
  op: "components";
  /** The game's key. */
  game: string;
}

/** What others took from the viewer's plans; answered by ``SetbacksAnswer``. */
export interface SetbacksRequest {
  op: "setbacks";
  /** The position that is on the table. */
  n: number;
  /** After how many entries the viewer's last turn was over. */
  entry: number;
  /** Whose plans; nobody's for an onlooker. */
  viewer?: number | null;
}

/** What may be thought of in a position; answered by ``OptionsAnswer``. */
export interface OptionsRequest {
  op: "options";
  /** The position that the request was made for. */
  n: number;
  /** Whose options; needed where several choose at once. */
  seat?: number | null;
  /** Who looks; he may ask for his own only. */
  viewer?: number | null;
  /** Where: all options there are told whole. Without it, all that is refused, in short. */
  target?: string | null;
  /** In a match that is over: all that could have been done in the place of this entry, whole. */
  entry?: number;
}

/** Lines of several actions toward a target, and all options there; answered by ``Plans``. */
export interface PlanRequest {
  op: "plan";
  /** The position that the request was made for. */
  n: number;
  /** What the lines lead to. */
  target: string;
  /** Who acts; needed where several choose at once. */
  seat?: number | null;
  /** Who looks; he may ask for his own only. */
  viewer?: number | null;
}

/** What a turn may be planned for; answered by ``GoalsAnswer``. */
export interface GoalsRequest {
  op: "goals";
  /** The position that the request was made for. */
  n: number;
  /** Whose turn. */
  seat: number | null;
  /** Who looks; he may ask for his own only. */
  viewer?: number | null;
}

/** What was and what may be. ``chart``: how the scores went (``ChartAnswer``); ``odds``: those of what is not seen (``OddsAnswer``); ``chronicle``: the match as its game looks back on it (``ChronicleAnswer``). */
export interface ReckonRequest {
  op: "chart" | "odds" | "chronicle";
  /** The position that the request was made for. */
  n: number;
  /** Who looks. */
  viewer?: number | null;
  /** Once the match is over: the ``odds`` before this entry, for the seat whose it is. */
  entry?: number;
  /** The ``odds`` of these figures, with all others as they are in the position. */
  chosen?: Record<string, number>;
}

/** The match, to be kept or thought about; answered by ``SaveAnswer``. */
export interface SaveRequest {
  op: "save";
  /** The position that is meant; the present one unless told. */
  n?: number;
  /** How many entries are known already... */
  since?: number;
  /** ... to whoever got this mark: then only the entries after them are told, if they fit. */
  mark?: string;
}

/** A match as a text for an address; answered by ``LinkText``. */
export interface LinkRequest {
  op: "link";
  /** ``game`` to look at, ``turn`` to pass on. */
  kind: string;
  /** The position on the table... */
  n?: number;
  /** ... or another's save. */
  save?: string;
}

/** What a link holds, every action of it checked; answered by ``LinkAnswer``. */
export interface OpenLinkRequest {
  op: "open_link";
  /** The text from the address. */
  link: string;
  /** The save of the same match, if there is one here. */
  save?: string | null;
}

/** Begin a job, which takes the place of another; answered by ``JobAnswer``. The match comes whole as a save, or as the entries that came since the last job. */
export interface ThinkRequest {
  op: "think";
  /** ``turn``, ``hint``, ``goal``, ``forecast``, ``analysis`` or ``what_if``. */
  kind: string;
  /** The match whole. */
  save?: string | null;
  /** How many entries the match of the last job had... */
  since?: number;
  /** ... and the mark that the last answer told of it... */
  mark?: string;
  /** ... and the entries since, as ``save`` told them. */
  entries?: any[][];
  /** Whose turn, hint, goal or action it is. */
  seat?: number | null;
  /** The captain's level, for ``turn``. */
  level?: string;
  /** How much a ``hint`` tells: 1, 2 or 3. */
  depth?: number;
  /** The key of a ``goal``. */
  goal?: string;
  /** What a ``forecast`` is about, or what a ``what_if`` does in the place of an entry. */
  action?: string;
  /** A line that a ``what_if`` does in the place of entries up to the one that both end with. */
  actions?: string[];
  /** After how many entries the position of a ``forecast`` was; now, unless told. Of a ``what_if`` the entry that is changed. */
  entry?: number;
  /** How long to think at once, in milliseconds; not at all unless told. */
  ms?: number;
}

/** Go on with a job; answered by ``JobAnswer``. */
export interface MoreRequest {
  op: "more";
  /** The number of the job. */
  job: number;
  /** For about how long, in milliseconds. */
  ms: number;
}

/** Forget a job; answered by ``JobAnswer``. */
export interface StopRequest {
  op: "stop";
  /** The number of the job. */
  job: number;
}

/** The match: whole, or the entries since what was known. It holds what a viewer may not see. */
export interface SaveAnswer {
  ok: true;
  /** The position that it is of. */
  n: number;
  /** The save, to be kept and handed back to ``load``; null where ``entries`` are enough. */
  save: string | null;
  /** The entries since: seat, action, mark; for ``think`` alone. */
  entries: any[][] | null;
}
