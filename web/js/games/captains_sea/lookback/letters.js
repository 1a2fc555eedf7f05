// The letters of the house within a drawing that stands for itself: as an image, or kept as a file, it can use
// none of the page's fonts.

import { set } from '../../../app/store.js';

/** The families that the plan is written in: its title, and all else. */
const FAMILIES = ['IM Fell English', 'EB Garamond'];

const kept = { style: '', asked: /** @type {Promise<void> | null} */ (null) };

/** The fonts as an element of SVG; empty until they have come. */
export function letters() {
  if (!kept.asked) loadLetters().then(() => set({}));
  return kept.style;
}

/** Fetches the fonts; without them others are taken. */
export function loadLetters() {
  kept.asked ??= embedded().then((style) => {
    kept.style = style;
  });
  return kept.asked;
}

async function embedded() {
  const faces = await Promise.all(FAMILIES.map((family) => faceOf(family).catch(() => '')));
  return `<style>${faces.join('')}</style>`;
}

/** The rule of a family with its letters in it. @param {string} family */
async function faceOf(family) {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
  const rule = rules.find(({ style }) => style.getPropertyValue('font-family').includes(family));
  const [, path] = /url\("?([^")]+)"?\)/.exec(rule?.style.getPropertyValue('src') ?? '') ?? [];
  if (!rule || !path) return '';
  const found = await fetch(new URL(path, rule.parentStyleSheet?.href ?? location.href));
  const data = await dataOf(await found.blob());
  return `@font-face{font-family:"${family}";font-weight:400 800;src:url(${data})}`;
}

/** The rules for fonts among others, those of imported sheets included. @param {CSSRuleList} rules @returns {CSSFontFaceRule[]} */
function rulesIn(rules) {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    if (rule instanceof CSSImportRule && rule.styleSheet) return rulesIn(rule.styleSheet.cssRules);
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
  });
}

/** @param {Blob} blob @returns {Promise<string>} its bytes as an address */
function dataOf(blob) {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}
