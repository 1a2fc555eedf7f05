// The page "How to play": the game in a few sentences, with its own emblems.

import { html } from 'lit-html';
import { picture } from '../../app/art.js';
import { t } from '../../app/text.js';
import { howRow, howTable } from '../../kit/howtable.js';
import { capital, list } from '../../table/words.js';
import { notebookLink } from './notebook/notebook.js';
import { components, SHOTS, VALUES, WAYS } from './position.js';

const STEPS = ['cast', 'sail', 'sea', 'port', 'end'];
const MATCH = 60;
const PIRACY = /** @type {[string, string][]} */ ([
  ['letter', 'war-letter'],
  ['pirate', 'war-pirate'],
]);

/** Draws the page. */
export function howToPlay() {
  return html`<section class="howto" aria-labelledby="play">
    <h2 id="play" tabindex="-1">${t('howto-title')}</h2>
    <p>${t('howto-aim')}</p>
    <ol>
      ${STEPS.map((step) => html`<li>${t(`howto-step-${step}`)}</li>`)}
    </ol>
    <p>${t('howto-end', { rounds: MATCH })}</p>
    ${howTable(
      'ways-title',
      WAYS.map((way) => howRow(small(`war-way-${way}`), t(`way-${way}`), t(`howto-way-${way}`))),
    )}
    ${howTable('trade-title', regions().map(regionRow), t('howto-trade-lead'))}
    ${howTable(
      'convoy-title',
      VALUES.map((value) =>
        howRow(small(`war-${value}`), t(`value-${value}`), t(`howto-value-${value}`)),
      ),
      t('howto-convoy-lead'),
    )}
    <p>${t('howto-repair')}</p>
    ${howTable(
      'battle-title',
      SHOTS.map((shot) =>
        howRow(small(`war-shot-${shot}`), capital(t(`shot-${shot}`)), t(`howto-shot-${shot}`)),
      ),
      t('howto-battle-lead'),
    )}
    <h3>${t('howto-fort-title')}</h3>
    <p>${t('howto-fort-lead')}</p>
    ${notebookLink()}
    ${howTable(
      'piracy-title',
      PIRACY.map(([key, art]) =>
        howRow(small(art), t(`howto-piracy-${key}`), t(`howto-piracy-${key}-more`)),
      ),
    )}
  </section>`;
}

/** @returns {string[]} */
function regions() {
  return (components().regions ?? []).map((/** @type {{id: string}} */ { id }) => id);
}

/** @param {string} region */
function regionRow(region) {
  /** @type {string[]} */
  const made = (components().goods ?? [])
    .filter((/** @type {{export: string}} */ good) => good.export === region)
    .map((/** @type {{id: string}} */ good) => good.id);
  return howRow(
    html`${made.map((good) => small(`war-good-${good}`))}`,
    t(`howto-region-${region}`),
    list(made.map((good) => t(`good-${good}`))),
  );
}

/** @param {string} id of an emblem */
function small(id) {
  return picture(id, 'howto__sign');
}
