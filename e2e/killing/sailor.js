// Plays at random as fast as it can, and tells the test's server of every press: first that the page
// has accepted it, then that it was answered. Runs in a page that may be killed at any moment.

import { saveText } from '../web/js/match/autosave.js';
import { loadMatch, play, redo, startMatch, undo } from '../web/js/match/game.js';
import { current, freshId, setMatchId, openLogBook } from '../web/js/saves/logbook.js';
import { read, write } from '../web/js/saves/localstore.js';
import { readNote } from '../web/js/saves/idbstore.js';
import { get } from '../web/js/app/store.js';

/** What was taken back, for `redo` is noted as the action that it does again. */
const takenBack = [];

function tell(kind, news) {
  return fetch(`/tell/${kind}`, { method: 'POST', body: JSON.stringify(news) });
}

/** The note of a press that was not answered, wherever it lies. */
async function note() {
  await openLogBook();
  const kept = current();
  const text = kept && (read(`ahead/${kept.id}`) ?? (await readNote(kept.id)));
  return text ? JSON.parse(text).question : null;
}

/** A press is accepted when it is noted: with local storage at once, else before the engine is asked. */
const slow = !write('sailor', '1');

function noted() {
  return slow && new Promise((done) => addEventListener('asked', done, { once: true }));
}

async function begin() {
  const id = freshId();
  const table = { names: ['Anson', 'Byron'], flags: [0, 1], id, title: '' };
  const told = tell('accepted', { op: 'new' });
  setMatchId(id);
  await startMatch({ game: 'portsmouth', seats: 2, options: {}, seed: null, table });
  await told;
  takenBack.length = 0;
}

/** One press: what it asks, and the page's promise to have done it. */
function press(frame) {
  if (frame.redo && takenBack.length && Math.random() < 0.4) {
    return [{ op: 'play', actions: [takenBack.pop()] }, redo()];
  }
  if (frame.undo && Math.random() < 0.15) {
    takenBack.push(get().log.at(-1).do);
    return [{ op: 'undo' }, undo()];
  }
  takenBack.length = 0;
  const legal = frame.options.filter((option) => !option.refusal);
  const { action } = legal[Math.floor(Math.random() * legal.length)];
  return [{ op: 'play', actions: [action] }, play([action])];
}

/** Opens what is kept, as a page does, and plays on until it is killed. */
export async function sail(opened) {
  await tell('found', await note());
  await opened();
  if (!get().frame) await begin();
  await tell('opened', await saveText());
  for (;;) {
    const { frame } = get();
    if (frame.outcome) await begin();
    else {
      const ready = noted();
      const [question, done] = press(frame);
      if (ready) await ready;
      const told = tell('accepted', question);
      if (!(await done)) throw new Error(`refused: ${JSON.stringify(question)}`);
      await told;
    }
    await tell('answered', await saveText());
  }
}

/** Without the rest of the page. */
export async function openAlone() {
  await openLogBook();
  const kept = current();
  if (!kept) return;
  setMatchId(kept.id);
  await loadMatch(kept.save);
}

/** In the whole page, which opens by itself what is kept. */
export async function openWhole() {
  await openLogBook();
  while (get().stage?.name !== 'ready') await new Promise((done) => setTimeout(done, 10));
  while (current() && (!get().frame || get().busy)) await new Promise((done) => setTimeout(done, 10));
}
