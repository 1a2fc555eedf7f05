// Which picture each bridge card has.

/** The cards of each motif, as the components call them. @type {Record<string, string>} */
const CARDS = {
  cloud: 'p01 p02 p09 p12',
  gull: 'p03 h01',
  sail: 'p04 p10 h03 h04',
  rope: 'p06 h28',
  gun: 'p07 p08 h10 h18 h20',
  lantern: 'p05 h09',
  drum: 'p11 h24',
  helm: 'h06 h07 h08',
  block: 'h02 h05',
  shot: 'h11 h12 h15 h19 h13',
  pike: 'h16 h26 h27',
  bucket: 'h17 h21',
  spar: 'h22 h23',
  flag: 'h14 h25',
};

/** The motif of each card. @type {ReadonlyMap<string, string>} */
const MOTIFS = new Map(
  Object.entries(CARDS).flatMap(([motif, cards]) =>
    cards.split(' ').map((card) => /** @type {const} */ ([card, motif])),
  ),
);

/** The motif of a card; a sail for one that has none. @param {string} card */
export function motifOf(card) {
  return MOTIFS.get(card) ?? 'sail';
}
