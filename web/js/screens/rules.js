// All the rules, the glossary, a search through both, and where each figure comes from.

import { html, nothing } from 'lit-html';
import { componentsOf, gameOf, titleOf } from '../app/games.js';
import { LEGACY_GAME } from '../app/legacygame.js';
import { placeOf } from '../app/router.js';
import { fetchRulebook, isRulebookMissing, rulebook } from '../app/rulebook.js';
import { get, set } from '../app/store.js';
import { t } from '../app/text.js';
import { chooser, chosenGame, otherGames } from './chooser.js';
import { head } from './head.js';
import { gamePart, hasComponents } from './home/gamepart.js';

/** @typedef {import('../app/rulebook.js').Paragraph} Paragraph */
/** @typedef {import('../app/rulebook.js').Chapter} Chapter */
/** @typedef {import('../app/rulebook.js').Term} Term */

let sought = '';
/** The rule that the address names. */
let named = '';

/**
 * Whose rules the address names, and which of them: '#/rules/privateer/R5'. A number alone is of the
 * game on the table, or of the one that there was before there were several.
 * @returns {{game: string | null, id: string}}
 */
function addressed() {
  const [first = '', second = ''] = placeOf().parts;
  if (!first) return { game: chosenGame('rules', undefined), id: '' };
  if (gameOf(first)) return { game: first, id: second };
  return { game: get().frame?.game ?? LEGACY_GAME, id: first };
}

/** Draws the rulebook, the glossary and the search. @param {Readonly<import('../app/store.js').Store>} store */
export function rules(store) {
  const { game } = addressed();
  if (!game) return chooser(store, 'rules', t('page-rules'));
  const found = rulebook();
  return html`<main class="page rules" data-game=${game} @keydown=${onKey}>
    ${head(store, t('page-game-rules-name', { game: titleOf(game) }))} ${otherGames('rules')}
    ${
      found
        ? whole(found, store, game)
        : html`<p role="status">${t(isRulebookMissing() ? 'page-rules-missing' : 'page-rules-coming')}</p>`
    }
    ${
      !found && isRulebookMissing()
        ? html`<button type="button" class="button" @click=${() => fetchRulebook(game)}>${t('page-retry')}</button>`
        : nothing
    }
  </main>`;
}

/** "/" goes to the search from everywhere on the page, Escape empties it. @param {KeyboardEvent} event */
function onKey(event) {
  const box = /** @type {HTMLInputElement | null} */ (
    document.querySelector('.rules input[type=search]')
  );
  if (!box) return;
  if (event.key === 'Escape' && sought) clear();
  else if (event.key === '/' && event.target !== box) box.focus();
  else return;
  event.preventDefault();
}

/** Empties the search; the focus stays in it. */
function clear() {
  seek('');
  /** @type {HTMLInputElement | null} */ (
    document.querySelector('.rules input[type=search]')
  )?.focus();
}

/** @param {import('../app/rulebook.js').Book} all @param {Readonly<import('../app/store.js').Store>} store @param {string} game */
function whole({ chapters, terms }, store, game) {
  const { provenance: sources, howToPlay } = gamePart(store, game) ?? {};
  const isNumber = new RegExp(`^(?:${gameOf(game)?.rule_number || '(?!)'})$`, 'i');
  const base = `#/rules/${game}`;
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((each) => fits(each, words, isNumber)),
    }))
    .filter((chapter) => chapter.paragraphs.length);
  const known = terms.filter((term) => fits(asParagraph(term), words, isNumber));
  const count = found.reduce((sum, chapter) => sum + chapter.paragraphs.length, 0);
  return html`<div class="rules__columns">
    <div class="rules__side">
      <search>
        <label class="field"
          ><span>${t('page-rules-search')}</span>
          <input
            type="search"
            autocomplete="off"
            placeholder=${t('page-rules-search-more')}
            .value=${sought}
            @input=${(/** @type {InputEvent} */ event) => seek(/** @type {HTMLInputElement} */ (event.target).value)}
        /></label>
        <p class="rules__found" role="status">${words.length ? countWords(count, known.length) : nothing}</p>
      </search>
      <nav class="rules__contents" aria-label=${t('page-rules-contents')} ?hidden=${words.length > 0}>
        <ol>
          ${howToPlay ? html`<li><a href="${base}/play">${t('page-rules-play')}</a></li>` : nothing}
          ${chapters.map((chapter) => html`<li><a href="${base}/${chapter.id}">${chapter.title}</a></li>`)}
          <li><a href="${base}/glossary">${t('learn-glossary')}</a></li>
          ${sources ? html`<li><a href="${base}/sources">${t('page-sources')}</a></li>` : nothing}
        </ol>
      </nav>
    </div>
    <div class="rules__text">
      ${words.length ? nothing : howToPlay?.()}
      ${words.length && !count && !known.length ? nothingFound() : nothing}
      ${words.length && known.length ? glossary(known, words, base) : nothing}
      ${found.map((chapter) => chapterPart(chapter, words, base))}
      ${words.length ? nothing : html`${glossary(terms, [], base)} ${sources?.(hasComponents(game) ? componentsOf(game) : null) ?? nothing}`}
    </div>
  </div>`;
}

/** @param {number} rules @param {number} terms */
function countWords(rules, terms) {
  const paragraphs = t('page-rules-found', { count: rules });
  return terms ? `${paragraphs} ${t('learn-words-found', { count: terms })}` : paragraphs;
}

function nothingFound() {
  return html`<section class="rules__nothing">
    <p>${t('learn-nothing-found', { words: sought.trim() })}</p>
    <button type="button" class="button" @click=${clear}>${t('learn-clear-search')}</button>
  </section>`;
}

/** @param {Term} term @returns {Paragraph} */
function asParagraph({ word, numbers, means }) {
  return { numbers, parts: [], plain: `${word} ${means}`.toLowerCase(), example: false };
}

/** The words of the game. @param {Term[]} terms @param {string[]} words @param {string} base */
function glossary(terms, words, base) {
  return html`<section class="glossary" aria-labelledby="glossary">
    <h2 id="glossary" tabindex="-1">${t('learn-glossary')}</h2>
    <p class="glossary__lead">${t('learn-glossary-lead')}</p>
    <dl>
      ${terms.map(
        ({ word, numbers, means }) => html`<div class="term">
          <dt>${marked(word, words)}</dt>
          <dd>
            ${marked(means, words)}
            <span class="term__numbers">${numbers.map((id) => html`<a href="${base}/${id}">${id}</a> `)}</span>
          </dd>
        </div>`,
      )}
    </dl>
  </section>`;
}

/** @param {Chapter} chapter @param {string[]} terms @param {string} base */
function chapterPart(chapter, terms, base) {
  return html`<section aria-labelledby=${chapter.id}>
    <h2 id=${chapter.id} tabindex="-1">${chapter.title}</h2>
    ${chapter.paragraphs.map((each) => rulePart(each, terms, base))}
  </section>`;
}

/** @param {Paragraph} rule @param {string[]} terms @param {string} base */
function rulePart(rule, terms, base) {
  const numbers = rule.numbers.map((id) => html`<a id=${id} href="${base}/${id}">${id}</a> `);
  const isNamed = rule.numbers.includes(named);
  return html`<p class="rule ${isNamed ? 'rule--named' : ''} ${rule.example ? 'example' : ''}">
    <span class="rule__words"
      >${rule.parts.map((part) =>
        part.strong ? html`<b>${marked(part.words, terms)}</b>` : marked(part.words, terms),
      )}</span
    >
    ${numbers.length ? html`<span class="rule__numbers">${numbers}</span>` : nothing}
  </p>`;
}

/** Does a paragraph hold every word, or bear the number? @param {Paragraph} rule @param {string[]} terms @param {RegExp} isNumber */
function fits(rule, terms, isNumber) {
  return terms.every((term) =>
    isNumber.test(term)
      ? rule.numbers.some((number) => number.toLowerCase() === term)
      : rule.plain.includes(term),
  );
}

/** Words with those that were sought marked. @param {string} words @param {string[]} terms */
function marked(words, terms) {
  if (!terms.length) return words;
  const escaped = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words
    .split(new RegExp(`(${escaped.join('|')})`, 'i'))
    .map((each, at) => (at % 2 ? html`<mark>${each}</mark>` : each));
}

/** @param {string} words */
function seek(words) {
  sought = words;
  set({});
  document.querySelector('.rules search')?.scrollIntoView({ block: 'nearest' });
}

/** Goes to the rule or chapter that the address names. */
export async function showRule() {
  const { game, id } = addressed();
  if (!game) return;
  await fetchRulebook(game);
  named = id;
  if (id) sought = '';
  set({});
  await new Promise((done) => setTimeout(done));
  const place = id ? document.getElementById(id) : null;
  if (!place?.closest('.rules')) return;
  place.focus({ preventScroll: true });
  (place.closest('.rule') ?? place).scrollIntoView({ block: 'start' });
}
