// Lays made-up positions on the table, one after the other, for test_out_of_turn.py.

globalThis.location = { href: 'https://harbour.example/index.html', pathname: '/', hash: '' };
globalThis.document = {
  baseURI: 'https://harbour.example/',
  documentElement: { dataset: {}, style: { setProperty() {} } },
  getElementById: () => ({
    textContent: JSON.stringify([
      {
        key: 'signals',
        levels: [{ key: 'mate' }],
        standing_questions: [{ key: 'window', answers: ['lay', 'never'], rule: 'S5' }],
      },
    ]),
  }),
  querySelector: () => null,
  createTreeWalker: () => ({}),
  createComment: () => ({}),
  createElement: () => ({ setAttribute() {}, style: {} }),
  addEventListener() {},
};
globalThis.localStorage = { getItem: () => null };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.addEventListener = () => {};

const { get } = await import('../../web/js/app/store.js');
const { showPosition, standInFor } = await import('../../web/js/match/position.js');
const { answerers, changed, takesAnswers, wasAnswered } = await import(
  '../../web/js/match/answers.js'
);
const { askedSeat } = await import('../../web/js/table/turninfo.js');
const { followTurns, missedTurns, recapOpen } = await import(
  '../../web/js/table/log/missedturns.js'
);

let text = '';
for await (const part of process.stdin) text += part;
const { positions, steps } = JSON.parse(text);
const told = [];
for (const [at, frame] of positions.entries()) {
  const since = at ? positions[at - 1].entries : 0;
  await showPosition({ ...frame, log: frame.log.slice(since) }, { another: at === 0, since });
  if (steps[at] !== undefined) await standInFor(steps[at]);
  const now = get();
  followTurns(now.frame, now.log);
  told.push({
    mode: now.mode.kind,
    viewer: now.frame.viewer,
    asked: askedSeat(now.frame),
    recap: recapOpen() ? missedTurns().map(({ seat }) => seat) : [],
    answerers: answerers(now.frame),
    takes: takesAnswers(now.frame),
    answered: now.log.map((entry) => wasAnswered(now.frame, entry)),
  });
}
const given = changed({ window: 'lay', fog: 'wait' }, 'window', 'never');
process.stdout.write(JSON.stringify({ told, given, none: changed(given, 'window', '') }), () =>
  process.exit(),
);
