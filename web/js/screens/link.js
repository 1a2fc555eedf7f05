// The screen of a link: what the engine found in it, and what can be done with that.

import { html, nothing } from 'lit-html';
import { signalFlag } from '../app/art.js';
import { titleOf } from '../app/games.js';
import { hashOf, linkIn, readLink } from '../app/links.js';
import { trustNote } from '../app/linktrust.js';
import { pasteForm } from '../app/paste.js';
import { get, set, subscribe } from '../app/store.js';
import { formatText, list, onLanguageChange, t } from '../app/text.js';
import { EngineError } from '../boot/engine.js';
import { FRIEND } from '../match/friends.js';
import { keepBoth, keepShared, openMine, takeTurn } from '../match/linkinbox.js';
import { find } from '../saves/logbook.js';
import { progress } from './engineprogress.js';
import { head } from './head.js';

/** @typedef {import('../app/store.js').Store} Store */
/** @typedef {import('../app/links.js').Link} Link */
/** @typedef {import('../protocol.d.ts').LinkAnswer} LinkAnswer */

/** @type {{hash: string, state: 'waiting' | 'reading' | 'open' | 'refused', answer: LinkAnswer | null, trouble: () => string}} */
const opened = { hash: '', state: 'waiting', answer: null, trouble: () => '' };

subscribe(({ screen, stage, catalog }) => {
  if (screen !== 'link') return;
  const { hash } = location;
  if (hash !== opened.hash) Object.assign(opened, { hash, state: 'waiting', answer: null });
  const link = linkIn(hash);
  if (link?.text && opened.state === 'waiting' && stage?.name === 'ready' && catalog) check(link);
});

onLanguageChange(() => set({}));

/** Has the engine read the link, and a turn's once more beside the same match of the log-book. @param {Link} link */
async function check({ text }) {
  const { hash } = opened;
  opened.state = 'reading';
  /** @type {Partial<typeof opened>} */
  let found;
  try {
    const first = await readLink(text);
    const known = first.id ? find(first.id) : null;
    found = {
      state: 'open',
      answer: known ? await readLink(text, known.record?.save ?? '') : first,
    };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    found = { state: 'refused', trouble: () => formatText(error.text) };
  }
  if (opened.hash === hash) Object.assign(opened, found);
  set({});
}

/** Draws the screen of a link. @param {Readonly<Store>} store */
export function linkScreen(store) {
  const link = linkIn(location.hash);
  const { state, answer } = opened;
  return html`<main class="page link" data-link=${link?.text ? state : 'empty'}>
    ${head(store, t('links-screen'))}
    <div aria-live="polite">${link?.text ? body(store, link, answer) : nothing}</div>
    ${link?.text && state !== 'refused' ? nothing : pasteForm(t('links-paste'))}
  </main>`;
}

/** @param {Readonly<Store>} store @param {Link} link @param {LinkAnswer | null} answer */
function body(store, link, answer) {
  if (opened.state === 'refused') return refusal();
  if (!answer)
    return html`<p>${t('links-checking')}</p>${store.stage?.name === 'ready' ? nothing : progress(store)}`;
  return html`<section class="linked">
    <h2>${titleOf(answer.game)}</h2>
    ${crew(answer)}
    <p class="linked__state">${stateWords(answer)}</p>
    <p>${t('links-checked', { count: answer.entries })}${link.at === null ? nothing : html` ${t('links-points-at', { at: link.at })}`}</p>
    ${answer.kind === 'turn' ? html`<p class="linked__turn">${turnWords(answer)}</p>` : nothing}
    <div class="linked__buttons">${answer.kind === 'turn' ? turnButtons(answer) : gameButtons(answer, link)}</div>
    ${answer.kind === 'turn' ? trustNote() : nothing}
  </section>`;
}

function refusal() {
  return html`<section class="linked linked--refused">
    <h2>${t('links-refused')}</h2>
    <p>${opened.trouble()}</p>
    <p>${t('links-refused-more')}</p>
  </section>`;
}

/** Who plays, under which flags, and with what score in the end. @param {LinkAnswer} answer */
function crew({ seats, table, outcome, kind }) {
  return html`<ul class="linked__crew">
    ${Array.from({ length: seats }, (_, seat) => {
      const mine =
        kind === 'turn' &&
        !outcome &&
        table.captains[seat] !== FRIEND &&
        table.captains[seat] === null;
      return html`<li>
        ${signalFlag(table.flags[seat])}
        <b>${table.names[seat]}</b>
        <small>${outcome ? t('links-total', { points: outcome.totals[seat] }) : mine ? t('links-you') : nothing}</small>
      </li>`;
    })}
  </ul>`;
}

/** @param {LinkAnswer} answer */
function stateWords({ table, outcome, progress, turn }) {
  if (!outcome) {
    const told = formatText(progress);
    return turn === null
      ? told
      : t('links-state-progress', { progress: told, who: table.names[turn] });
  }
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [table.names[seat]] : []));
  const told = t(winners.length > 1 ? 'links-shared' : 'links-winner', { who: list(winners) });
  return t('links-state-over', { winners: told });
}

/** How a turn stands to the game of the log-book. @param {LinkAnswer} answer */
function turnWords(answer) {
  const { relation, common, entries, table, outcome, turn, actors } = answer;
  const mine = table.captains.indexOf(null);
  const who = table.names[mine] ?? '';
  const asked = turn !== null && turn !== mine && actors.includes(mine);
  if (relation === 'new') {
    if (outcome) return t('links-turn-over');
    return asked ? t('links-turn-asked', { who }) : t('links-turn-new', { who });
  }
  if (relation === 'longer') return t('links-turn-longer', { count: entries - common });
  if (relation === 'older')
    return t('links-turn-older', {
      count: (find(answer.id)?.record?.entries ?? entries + 1) - entries,
    });
  return t(`links-turn-${relation}`, { common });
}

/** @param {LinkAnswer} answer @param {Link} link */
function gameButtons(answer, { text, at }) {
  const watch = hashOf({ way: 'r', text, at: at ?? 0 });
  return html`<a class="button button--first" href=${watch}>${t(at === null ? 'links-watch' : 'links-watch-at')}</a>
    ${button(t('links-keep'), () => keepShared(answer))}`;
}

/** @param {LinkAnswer} answer */
function turnButtons(answer) {
  const over = answer.outcome !== null;
  switch (answer.relation) {
    case 'new':
      return first(t(over ? 'links-take-over' : 'links-take'), () => takeTurn(answer));
    case 'longer':
      return first(t(over ? 'links-take-over' : 'links-go-on'), () => takeTurn(answer));
    case 'other':
      return [
        first(t('links-open-mine'), () => openMine(answer)),
        button(t('links-keep-both'), () => keepBoth(answer)),
      ];
    default:
      return first(t('links-open-mine'), () => openMine(answer));
  }
}

/** @param {string} words @param {() => unknown} act */
function first(words, act) {
  return html`<button type="button" class="button button--first" @click=${() => get().busy || act()}>${words}</button>`;
}

/** @param {string} words @param {() => unknown} act */
function button(words, act) {
  return html`<button type="button" class="button" @click=${() => get().busy || act()}>${words}</button>`;
}
