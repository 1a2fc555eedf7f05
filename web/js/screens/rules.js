// All the rules, with a search, and where each figure comes from. The text is a file of its own
// (web/lang/en/rules.md): chapters, and paragraphs that begin with the numbers of their rules.

import { html, nothing } from 'lit-html';
import { set } from '../store.js';
import { t } from '../text.js';
import { head } from './head.js';
import { provenance } from './provenance.js';

/** @typedef {{numbers: string[], parts: {words: string, strong: boolean}[], plain: string}} Paragraph */
/** @typedef {{id: string, title: string, paragraphs: Paragraph[]}} Chapter */

const FILE = new URL('../../lang/en/rules.md', import.meta.url);
const NUMBERS = /^\*\*([RCA]\d+[ab]?(?:, [RCA]\d+[ab]?)*)\. ?(.*)$/s;

/** @type {Chapter[] | null} */
let book = null;
/** @type {Promise<void> | null} */
let coming = null;
let missing = false;
let sought = '';
/** The rule that the address names. */
let named = '';

/** Reads the rules once. @returns {Promise<void>} */
function fetchBook() {
  coming ??= fetch(FILE)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`${answer.status}`);
      book = parse(await answer.text());
      missing = false;
    })
    .catch(() => {
      missing = true;
      coming = null;
    })
    .finally(() => set({}));
  return coming;
}

/**
 * Chapters and paragraphs of the file.
 * @param {string} text
 * @returns {Chapter[]}
 */
export function parse(text) {
  const [, ...chapters] = text.split(/^## /m);
  return chapters.map((chapter) => {
    const [first, ...rest] = chapter.trim().split(/\n\s*\n/);
    const [, title, id] = first.match(/^(.*?) \{#(\w+)\}$/) ?? ['', first, ''];
    return { id, title, paragraphs: rest.map(paragraph) };
  });
}

/** @param {string} source @returns {Paragraph} */
function paragraph(source) {
  const line = source.replace(/\s+/g, ' ').trim();
  const [, numbers = '', rest = ''] = line.match(NUMBERS) ?? [];
  // "**R43. Raise money.** Pay" opens with a title; "**R44.** A step" with nothing but the number.
  const words = numbers ? (rest.startsWith('**') ? rest.slice(2).trim() : `**${rest}`) : line;
  const parts = words.split('**').map((each, at) => ({ words: each, strong: at % 2 === 1 }));
  return {
    numbers: numbers ? numbers.split(', ') : [],
    parts: parts.filter((part) => part.words),
    plain: words.replaceAll('**', '').toLowerCase(),
  };
}

/** @param {Readonly<import('../store.js').Store>} store */
export function rules(store) {
  return html`<main class="page rules">
    ${head(store, t('page-rules'))}
    ${book ? whole(book, store) : html`<p role="status">${t(missing ? 'page-rules-missing' : 'page-rules-coming')}</p>`}
    ${missing
      ? html`<button type="button" class="button" @click=${fetchBook}>${t('page-retry')}</button>`
      : nothing}
  </main>`;
}

/** @param {Chapter[]} chapters @param {Readonly<import('../store.js').Store>} store */
function whole(chapters, store) {
  const terms = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((each) => fits(each, terms)) }))
    .filter((chapter) => chapter.paragraphs.length);
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
        <p class="rules__found" role="status">${terms.length ? t('page-rules-found', { count }) : nothing}</p>
      </search>
      <nav class="rules__contents" aria-label=${t('page-rules-contents')} ?hidden=${terms.length > 0}>
        <ol>
          ${chapters.map((chapter) => html`<li><a href="#/rules/${chapter.id}">${chapter.title}</a></li>`)}
          <li><a href="#/rules/sources">${t('page-sources')}</a></li>
        </ol>
      </nav>
    </div>
    <div class="rules__text">
      ${found.map((chapter) => chapterPart(chapter, terms))}
      ${terms.length ? nothing : provenance(store)}
    </div>
  </div>`;
}

/** @param {Chapter} chapter @param {string[]} terms */
function chapterPart(chapter, terms) {
  return html`<section aria-labelledby=${chapter.id}>
    <h2 id=${chapter.id} tabindex="-1">${chapter.title}</h2>
    ${chapter.paragraphs.map((each) => rulePart(each, terms))}
  </section>`;
}

/** @param {Paragraph} rule @param {string[]} terms */
function rulePart(rule, terms) {
  const numbers = rule.numbers.map((id) => html`<a id=${id} href="#/rules/${id}">${id}</a> `);
  const isNamed = rule.numbers.includes(named);
  return html`<p class="rule ${isNamed ? 'rule--named' : ''}">
    <span class="rule__words"
      >${rule.parts.map((part) =>
        part.strong ? html`<b>${marked(part.words, terms)}</b>` : marked(part.words, terms),
      )}</span
    >
    ${numbers.length ? html`<span class="rule__numbers">${numbers}</span>` : nothing}
  </p>`;
}

/** Does a paragraph hold every word, or bear the number? @param {Paragraph} rule @param {string[]} terms */
function fits(rule, terms) {
  return terms.every((term) =>
    /^[rca]\d+[ab]?$/.test(term)
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
}

/** Goes to a rule or chapter by its id, as '#/rules/R54' asks. @param {string} id */
export async function showRule(id) {
  if (!book) await fetchBook();
  named = id;
  if (id) sought = '';
  set({});
  await new Promise((done) => setTimeout(done));
  const place = id ? document.getElementById(id) : null;
  if (!place?.closest('.rules')) return;
  place.focus({ preventScroll: true });
  (place.closest('.rule') ?? place).scrollIntoView({ block: 'start' });
}
