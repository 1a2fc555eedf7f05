// Reckons statistics of made-up records, for test_statistics.py.

globalThis.location = { href: 'https://harbour.example/index.html', pathname: '/' };
const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => kept.set(key, text),
  removeItem: (key) => kept.delete(key),
  get length() {
    return kept.size;
  },
  key: (at) => [...kept.keys()][at],
};
globalThis.document = { getElementById: () => null, documentElement: { dataset: {} } };
globalThis.addEventListener = () => {};

const own = await import('../../web/js/saves/statistics.js');
const puzzles = await import('../../web/js/saves/puzzles.js');
const { recordOf, parseRecord } = await import('../../web/js/saves/records.js');
const { ACHIEVEMENTS } = await import('../../web/js/games/portsmouth/scores/achievements.js');

/** A record as the log-book would read it back. */
function readBack(fields) {
  const { fault, record } = parseRecord(JSON.stringify(recordOf(fields)));
  if (!record) throw new Error(fault);
  return record;
}

let text = '';
for await (const part of process.stdin) text += part;
const asked = JSON.parse(text);
const { records = [], levels = [], tries = [], days = [], now = '2026-11-22' } = asked;
const games = own.ownGames(records.map(readBack));
for (const { date, share, shown } of tries) {
  if (shown) puzzles.noteShown('portsmouth', date);
  else puzzles.noteTry('portsmouth', date, share);
}
for (const { date, won } of days) puzzles.noteDay('victory', date, won);
const results = puzzles.results('portsmouth');
const dayResults = puzzles.results(puzzles.preparedDays('victory'));
const told = {
  ids: games.map(({ id }) => id),
  places: games.map(({ place }) => place),
  apart: games.map(({ seat, places, totals, options }) => [seat, places, totals, options]),
  summary: own.summaryOf(games),
  streaks: own.streaksOf(games),
  levels: own.groupsOf(games, (game) => own.hardest(game, levels), levels),
  seats: own.groupsOf(games, ({ seats }) => seats, [2, 3, 4]),
  earned: [...own.earnedOf(ACHIEVEMENTS, games)].map(([key, { id }]) => [key, id]),
  results,
  streak: puzzles.streak(results, now),
  days: dayResults,
  daysInARow: puzzles.streak(dayResults, now),
  stars: [0, 0.39, 0.4, 0.75, 0.999, 1].map(puzzles.stars),
  today: puzzles.today(new Date(2026, 10, 3, 23, 59)),
};
process.stdout.write(JSON.stringify(told), () => process.exit());
