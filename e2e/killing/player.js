// Plays in the page by pressing its buttons, whatever game it is, and tells the test what is on the
// screen each time that changes. It asks nothing of the page's own modules.

(() => {
  const NEWEST = 12;
  const PRESSES = [
    '[data-do=lift]',
    '.table [data-do=main]:not([aria-disabled=true])',
    '.table .area-ribbon button',
    '.table .area-actions button',
    '.table [data-target]',
  ];
  const UNDO = 0.12;
  const sleep = (time) => new Promise((done) => setTimeout(done, time));
  const tell = (news) => window.witness?.(JSON.stringify(news));
  let last = '';
  let begun = false;
  let stopped = false;

  /** The newest lines of the log and the players, as they can be read; null where no table is seen. */
  function screen() {
    const players = document.querySelector('.table nav.chips, .table [data-chips], .table nav');
    if (!players || !document.querySelector('.table .area-recap .log')) return null;
    const rows = [...document.querySelectorAll('.table .area-recap [data-entry]')].slice(0, NEWEST);
    const lines = rows.map((row) => {
      const line = row.querySelector('button').cloneNode(true);
      for (const extra of line.querySelectorAll('small, .sr, .log__hint')) extra.remove();
      return [Number(row.dataset.entry), line.textContent.replace(/\s+/g, ' ').trim()];
    });
    return { players: players.textContent.replace(/\s+/g, ' '), lines };
  }

  function look() {
    const seen = screen();
    const text = JSON.stringify(seen?.lines);
    if (!seen || text === last) return;
    last = text;
    tell({ kind: 'seen', ...seen });
  }

  function one(list) {
    return list[Math.floor(Math.random() * list.length)];
  }

  /** A button to press, and whether it takes something back. */
  function choose() {
    const undo = [...document.querySelectorAll('.table button')].find(
      (each) => each.textContent.trim().startsWith('Undo') && !each.disabled,
    );
    if (undo && undo.getAttribute('aria-disabled') !== 'true' && Math.random() < UNDO)
      return { button: undo, back: true };
    const all = PRESSES.map((each) =>
      [...document.querySelectorAll(each)].filter((button) => !button.disabled),
    ).filter((buttons) => buttons.length);
    if (!all.length) return null;
    const first = all[0][0].matches('[data-do=lift], [data-do=main]') && Math.random() < 0.7;
    return { button: one(first ? all[0] : one(all)), back: false };
  }

  function isBusy() {
    return document.getElementById('app')?.getAttribute('aria-busy') === 'true';
  }

  async function play(pause) {
    for (;;) {
      await sleep(4 + Math.random() * pause);
      if (stopped) continue;
      if (isBusy() || document.querySelector('.table .waitbar')) continue;
      document.querySelector('dialog[open]')?.close();
      const press = choose();
      if (!press) continue;
      tell({ kind: 'pressed', back: press.back });
      press.button.click();
    }
  }

  window.playOn = (pause) => {
    stopped = false;
    if (!begun) play(pause);
    begun = true;
  };
  window.playNoMore = () => {
    stopped = true;
  };
  const everything = { childList: true, subtree: true, characterData: true };
  new MutationObserver(look).observe(document, everything);
})();
