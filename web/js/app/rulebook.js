// The book of rules and the glossary: files of their own for each language and game
// (web/lang/en/games/portsmouth/rules.md: chapters, paragraphs that begin with the numbers of their
// rules, examples after them).

import { gameOf } from './games.js';
import { set } from './store.js';
import { language, onLanguageChange } from './text.js';

/** @typedef {{words: string, strong: boolean}} Part */
/** @typedef {{numbers: string[], parts: Part[], plain: string, example: boolean}} Paragraph */
/** @typedef {{id: string, title: string, paragraphs: Paragraph[]}} Chapter */
/** @typedef {{word: string, numbers: string[], means: string}} Term */
/** @typedef {{chapters: Chapter[], terms: Term[]}} Book */

const EXAMPLE = /^\*([^*]+)\*\s+(.*)$/s;

/** The books fetched so far, by language and game. @type {Map<string, Promise<Book>>} */
const books = new Map();
/** @type {Book | null} */
let open = null;
let opened = '';
/** The game whose book was asked for last. */
let about = '';
let missing = false;

onLanguageChange(() => {
  if (opened) fetchRulebook(about);
});

/** The book asked for last, in the page's language; null while it is on its way. @returns {Book | null} */
export function rulebook() {
  return opened === `${language()}/${about}` ? open : null;
}

/** Tells whether the rulebook asked for last could not be fetched. */
export function isRulebookMissing() {
  return missing;
}

/** Fetches the book of a game in the page's language once. @param {string} game @returns {Promise<void>} */
export async function fetchRulebook(game) {
  about = game;
  const folder = language();
  const wanted = `${folder}/${game}`;
  if (opened === wanted) return;
  const coming = books.get(wanted) ?? read(folder, game);
  books.set(wanted, coming);
  try {
    const found = await coming;
    if (wanted !== `${language()}/${about}`) return; // another has been asked for meanwhile
    open = found;
    opened = wanted;
    missing = false;
  } catch {
    books.delete(wanted);
    missing = true;
  }
  set({});
}

/** @param {string} folder @param {string} game @returns {Promise<Book>} */
async function read(folder, game) {
  const [rules, words] = await Promise.all([
    text(folder, game, 'rules.md'),
    text(folder, game, 'glossary.md'),
  ]);
  const number = `(?:${gameOf(game)?.rule_number || '(?!)'})`;
  return { chapters: parse(rules, number), terms: parseTerms(words, number) };
}

/** A file of a game in a language. @param {string} folder @param {string} game @param {string} name */
async function text(folder, game, name) {
  const answer = await fetch(new URL(`web/lang/${folder}/games/${game}/${name}`, document.baseURI));
  if (!answer.ok) throw new Error(name);
  return answer.text();
}

/** Chapters and paragraphs of the file. @param {string} source @param {string} number a pattern of rule numbers @returns {Chapter[]} */
export function parse(source, number) {
  const head = new RegExp(`^\\*\\*(${number}(?:, ${number})*)\\. ?(.*)$`, 's');
  const [, ...chapters] = source.split(/^## /m);
  return chapters.map((chapter) => {
    const [first, ...rest] = chapter.trim().split(/\n\s*\n/);
    const [, title, id] = first.match(/^(.*?) \{#(\w+)\}$/) ?? ['', first, ''];
    return { id, title, paragraphs: rest.map((each) => paragraph(each, head)) };
  });
}

/** @param {string} source @param {RegExp} head @returns {Paragraph} */
function paragraph(source, head) {
  const line = source.replace(/\s+/g, ' ').trim();
  const [, numbers = '', rest = ''] = line.match(head) ?? [];
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

/** The words of the glossary, in the order of the language. @param {string} source @param {string} number a pattern of rule numbers @returns {Term[]} */
export function parseTerms(source, number) {
  const term = new RegExp(`^\\*\\*([^*]+)\\*\\* \\((${number}(?:, ${number})*)\\)\\. (.*)$`, 's');
  const lines = source.split(/\n\s*\n/).map((each) => each.replace(/\s+/g, ' ').trim());
  return lines
    .map((line) => line.match(term))
    .filter((found) => found !== null)
    .map(([, word, numbers, means]) => ({ word, numbers: numbers.split(', '), means }))
    .sort((a, b) => a.word.localeCompare(b.word, language()));
}

/**
 * The paragraph that bears a number, the examples that follow it, and their chapter.
 * @param {string} number
 */
export function ruleAt(number) {
  for (const chapter of rulebook()?.chapters ?? []) {
    const at = chapter.paragraphs.findIndex((each) => each.numbers.includes(number));
    if (at < 0) continue;
    const rest = chapter.paragraphs.slice(at + 1);
    const end = rest.findIndex((each) => !each.example);
    return { chapter, rule: chapter.paragraphs[at], examples: end < 0 ? rest : rest.slice(0, end) };
  }
  return null;
}
