// What the build writes into the page right after its first screen, which is drawn before any script has
// come: who has played here sees the entries of those who come back instead of those of a first visit.

try {
  const root = `${new URL('.', location.href).pathname}portsmouth/`;
  const played = ['save/', 'voyages'].some((part) =>
    Object.keys(localStorage).some((key) => key.startsWith(root + part)),
  );
  if (played) {
    document.querySelector('.home--first')?.classList.remove('home--first');
    for (const each of document.querySelectorAll('[data-visit]')) each.toggleAttribute('hidden');
  }
} catch {
  // Nothing is kept where storage is forbidden: every visit is a first one.
}
