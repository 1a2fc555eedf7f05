// What the build writes into the page right after its first screen, which is drawn before any script has
// come: who has played here sees the entries of those who come back instead of those of a first visit.

try {
  const folder = new URL('.', location.href).pathname; // as in saves/localstore.js
  const played = Object.keys(localStorage).some(
    (key) => key.startsWith(folder) && /^[^/]+\/(save\/|voyages)/.test(key.slice(folder.length)),
  );
  if (played) {
    document.querySelector('.home--first')?.classList.remove('home--first');
    for (const each of document.querySelectorAll('[data-visit]')) each.toggleAttribute('hidden');
  }
} catch {
  // Nothing is kept where storage is forbidden: every visit is a first one.
}
