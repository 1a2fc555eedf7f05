// Asks the page who is to look at made-up positions, for test_viewer.py.

globalThis.location = { href: 'https://harbour.example/index.html', pathname: '/' };
globalThis.document = {
  baseURI: 'https://harbour.example/',
  documentElement: { dataset: {}, style: { setProperty() {} } },
  getElementById: () => ({
    textContent: JSON.stringify([{ key: 'signals', levels: [{ key: 'mate' }] }]),
  }),
  querySelector: () => null,
  createTreeWalker: () => ({}),
  createComment: () => ({}),
  addEventListener() {},
};
globalThis.localStorage = { getItem: () => null };
globalThis.matchMedia = () => ({ matches: false });
globalThis.addEventListener = () => {};

const { addresseeOf, chooseViewer, givenNames, namesFor } = await import(
  '../../web/js/match/viewer.js'
);
const { actingCaptain } = await import('../../web/js/match/captains.js');
const { actingFriend } = await import('../../web/js/match/friends.js');

let text = '';
for await (const part of process.stdin) text += part;
const answers = JSON.parse(text).map(({ frame, now, standIn, shared }) => {
  const { viewer, curtain } = chooseViewer(frame, now, { standIn, shared });
  const own = addresseeOf(frame, { shared });
  return {
    names: namesFor(frame, own, { shared }),
    given: givenNames(frame, own),
    viewer,
    curtain: curtain?.seat ?? null,
    captain: actingCaptain(frame),
    friend: actingFriend(frame),
  };
});
process.stdout.write(JSON.stringify(answers), () => process.exit());
