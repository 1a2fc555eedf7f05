// The page "How to play": the game in a few sentences, with the signs of its table.

import { html, nothing } from 'lit-html';
import { picture } from '../../app/art.js';
import { t } from '../../app/text.js';
import { howRow, howTable } from '../../kit/howtable.js';
import { anySign, buildingName, byKind, cube, cubeSigns } from './names.js';
import { buildingOf, fieldOf, KINDS, SHOTS, TRACKS } from './position.js';

const STEPS = ['produce', 'voyages', 'repairs', 'draw', 'play', 'discard'];
const POINTS = ['passengers', 'piece', 'admiralty', 'jolly'];
const FIELDS = ['commerce', 'shipyards', 'industry'];
const BUILDINGS = [
  'fort',
  'church',
  'town_hall',
  'foundry',
  'armoury',
  'mine',
  'quarry',
  'logging_camp',
  'textile_mill',
  'crafting_guild',
  'artisan_guild',
  'tavern',
];

/** Draws the page. */
export function howToPlay() {
  return html`<section class="howto" aria-labelledby="play">
    <h2 id="play" tabindex="-1">${t('howto-title')}</h2>
    <p>${t('howto-aim')}</p>
    <ol>
      ${STEPS.map((step) => html`<li>${t(`howto-step-${step}`)}</li>`)}
    </ol>
    <p>${t('howto-end')}</p>
    ${howTable('signs-title', signs())} ${howTable('combat-title', combat(), t('howto-combat-dice'), t('howto-combat-lead'))}
    ${howTable('points-title', points())}
    ${howTable(
      'fields-title',
      FIELDS.map((field) =>
        howRow(price(fieldOf(field)), t(`field-${field}`), t(`howto-field-${field}`)),
      ),
      t('howto-fields-lead'),
    )}
    ${howTable(
      'buildings-title',
      BUILDINGS.map((id) =>
        howRow(
          picture(`built-${id}`, 'howto__building tone--picture', '0 0 96 60'),
          html`${buildingName(id)} <br />${price(buildingOf(id))}`,
          t(`howto-building-${id}`),
        ),
      ),
      t('howto-buildings-lead'),
    )}
  </section>`;
}

/** What a space of a voyage shows. */
function signs() {
  const small = /** @type {[string, unknown][]} */ ([
    ['cubes', html`<span class="howto__set">${KINDS.map(cube)}</span>`],
    ['any', anySign()],
    ['blast', sign('v-blast', 'blast')],
    ['anchor', sign('v-anchor', 'anchor')],
    ['piece', sign('v-piece', 'coin')],
    ['ship', ship()],
  ]);
  return small.map(([key, art]) =>
    howRow(art, t(`howto-sign-${key}`), t(`howto-sign-${key}-more`)),
  );
}

/** The shots with the track that each hits, and flight. */
function combat() {
  return [
    ...SHOTS.map((shot, at) =>
      howRow(sign(`shot-${shot}`), shotName(shot, at), t(`howto-shot-${shot}`)),
    ),
    howRow(sign('v-flight'), t('table-flee'), t('howto-shot-flight')),
  ];
}

/** A shot, and the spaces that it fills. @param {string} shot @param {number} at */
function shotName(shot, at) {
  return html`${t(`shot-${shot}`)}<span class="howto__track" aria-hidden="true"
      >${t(`table-meter-${TRACKS[at]}`)} ${[2, 3, 4, 5, 6].map((face) => html`<span class="pip">${face}</span>`)}</span
    >`;
}

/** What scores besides fields and buildings. */
function points() {
  const four = Array.from({ length: 4 }, () => cube('wood'));
  return [
    howRow(
      html`<span class="howto__set">${four}</span>`,
      t('howto-points-sets'),
      t('howto-points-sets-more'),
    ),
    howRow(ship(), t('howto-points-ship'), t('howto-points-ship-more')),
    ...POINTS.map((key) =>
      howRow(
        sign(`v-${key}`, key === 'piece' ? 'coin' : 'token'),
        t(`howto-points-${key}`),
        t(`howto-points-${key}-more`),
      ),
    ),
  ];
}

/** A picture of the sprite in the colours of its tone. @param {string} id @param {string} [tone] */
function sign(id, tone = 'ink') {
  return picture(id, `howto__sign tone--${tone}`);
}

/** A ship in the first player's colour. */
function ship() {
  return picture('v-ship', 'howto__sign shipsign--0');
}

/** What a field or building costs; nothing as long as the engine has not told it.
 * @param {{cost: Record<string, number>} | undefined} printed
 */
function price(printed) {
  return html`<span class="howto__price">${printed ? cubeSigns(byKind(printed.cost)) : nothing}</span>`;
}
