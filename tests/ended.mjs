// A catalogue as the build ends it (tools/bundle.py), so that text.js takes it for whole.

/** @param {string} text @param {URL} url */
export function ended(text, url) {
  const path = url.href.slice(new URL('.', globalThis.document.baseURI).href.length);
  return `${text}\n# End of ${path}\n`;
}
