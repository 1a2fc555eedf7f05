// What lives as long as the table is shown: everything at the table that hears of changes, of presses
// and keys, and the same of the game on it.

import { page } from '../app/games.js';
import { drawWith, get, subscribe } from '../app/store.js';
import { mountDetails } from './details.js';
import { mountBotDriver } from './driver/botdriver.js';
import { mountBack } from './input/back.js';
import { mountSecondPress } from './input/secondpress.js';
import { mountCoach } from './lesson/coachstate.js';
import { mountFirstSteps } from './lesson/firststeps.js';
import { mountMotion } from './motion/motion.js';
import { mountReplay } from './past/replay.js';
import { mountPuzzle } from './puzzle/puzzlepanel.js';
import { mountRuleLinks } from './rules/rulelink.js';
import { mountRuleSheet } from './rules/rulesheet.js';
import { mountScoreReveal } from './score/scorereveal.js';
import { mountSharing } from './share/sharesheet.js';
import { forgetShown } from './ui.js';
import { mountSelectionSpeech } from './voice/announcer.js';
import { mountAnnouncer } from './voice/live.js';
import { mountPrinting } from './voice/print.js';

/** Starts everything that listens while the table is shown. @returns {() => void} ends it */
export function mountTable() {
  const stops = [
    mountMotion(),
    mountSelectionSpeech(),
    mountCoach(),
    mountFirstSteps(),
    mountPuzzle(),
    mountScoreReveal(),
    mountAnnouncer(),
    mountDetails(),
    mountBotDriver(),
    mountReplay(),
    mountRuleLinks(),
    mountRuleSheet(),
    mountSecondPress(),
    mountBack(),
    mountSharing(),
    mountPrinting(),
    page()?.mount?.(),
  ];
  return () => stops.forEach((stop) => stop?.());
}

/**
 * Draws at every change; while that shows the table, it is mounted.
 * @param {Parameters<typeof drawWith>[0]} draw
 */
export function drawMounted(draw) {
  /** @type {ReturnType<typeof page>} */
  let game = null;
  let unmount = () => {};
  subscribe(({ screen, frame, curtain }) => {
    const shown = screen === 'table' && frame && !curtain ? page() : null;
    if (shown === game) return;
    game = shown;
    unmount();
    if (get().curtain) forgetShown();
    unmount = shown ? mountTable() : () => {};
  });
  drawWith(draw);
}
