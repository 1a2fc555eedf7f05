// The book of rules and the glossary: files of their own for each language and game
// (web/lang/en/games/portsmouth/rules.md: chapters, paragraphs that begin with the numbers of their
// rules, examples after them).

import { set } from './store.js';
import { language, onLanguage } from './text.js';

/** @typedef {{words: string, strong: boolean}} Part */
/** @typedef {{numbers: string[], parts: Part[], plain: string, example: boolean}} Paragraph */
/** @typedef {{id: string, title: string, paragraphs: Paragraph[]}} Chapter */
/** @typedef {{word: string, numbers: string[], means: string}} Term */
/** @typedef {{chapters: Chapter[], terms: Term[]}} Book */

/** The game whose book it is. */
const GAME = 'portsmouth';

const NUMBERS = /^\*\*([RCA]\d+[ab]?(?:, [RCA]\d+[ab]?)*)\. ?(.*)$/s;
const EXAMPLE = /^\*([^*]+)\*\s+(.*)$/s;
const TERM = /^\*\*([^*]+)\*\* \(([RCA\dab, ]+)\)\. (.*)$/s;

/** The books fetched so far, by language. @type {Map<string, Promise<Book>>} */
const shelf = new Map();
/** @type {Book | null} */
let open = null;
let opened = '';
let missing = false;

onLanguage(() => {
  if (opened) fetchBook();
});

/** The book in the page's language; null while it is on its way. @returns {Book | null} */
export function book() {
  return opened === language() ? open : null;
}

/** Could it not be fetched? */
export function bookMissing() {
  return missing;
}

/** Fetches the book of the page's language once. @returns {Promise<void>} */
export async function fetchBook() {
  const wanted = language();
  if (opened === wanted) return;
  const coming = shelf.get(wanted) ?? read(wanted);
  shelf.set(wanted, coming);
  try {
    open = await coming;
    opened = wanted;
    missing = false;
  } catch {
    shelf.delete(wanted);
    missing = true;
  }
  set({});
}

/** @param {string} wanted @returns {Promise<Book>} */
async function read(wanted) {
  const [rules, words] = await Promise.all([text(wanted, 'rules.md'), text(wanted, 'glossary.md')]);
  return { chapters: parse(rules), terms: parseTerms(words) };
}

/** A file in a language. @param {string} wanted @param {string} name */
async function text(wanted, name) {
  const answer = await fetch(new URL(`web/lang/${wanted}/games/${GAME}/${name}`, document.baseURI));
  if (!answer.ok) throw new Error(name);
  return answer.text();
}

/** Chapters and paragraphs of the file. @param {string} source @returns {Chapter[]} */
export function parse(source) {
  const [, ...chapters] = source.split(/^## /m);
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
  const [, opening = '', told = ''] = numbers ? [] : (line.match(EXAMPLE) ?? []);
  // "**R43. Raise money.** Pay" opens with a title; "**R44.** A step" with nothing but the number.
  const rule = rest.startsWith('**') ? rest.slice(2).trim() : `**${rest}`;
  const words = numbers ? rule : opening ? `**${opening}** ${told}` : line;
  const parts = words.split('**').map((each, at) => ({ words: each, strong: at % 2 === 1 }));
  return {
    numbers: numbers ? numbers.split(', ') : [],
    parts: parts.filter((part) => part.words),
    plain: words.replaceAll('**', '').toLowerCase(),
    example: Boolean(opening),
  };
}

/** The words of the glossary, in the order of the language. @param {string} source @returns {Term[]} */
export function parseTerms(source) {
  const lines = source.split(/\n\s*\n/).map((each) => each.replace(/\s+/g, ' ').trim());
  return lines
    .map((line) => line.match(TERM))
    .filter((found) => found !== null)
    .map(([, word, numbers, means]) => ({ word, numbers: numbers.split(', '), means }))
    .sort((a, b) => a.word.localeCompare(b.word, language()));
}

/**
 * The paragraph that bears a number, the examples that follow it, and their chapter.
 * @param {string} number
 */
export function ruleAt(number) {
  for (const chapter of book()?.chapters ?? []) {
    const at = chapter.paragraphs.findIndex((each) => each.numbers.includes(number));
    if (at < 0) continue;
    const rest = chapter.paragraphs.slice(at + 1);
    const end = rest.findIndex((each) => !each.example);
    return { chapter, rule: chapter.paragraphs[at], examples: end < 0 ? rest : rest.slice(0, end) };
  }
  return null;
}
