// What Portsmouth gives the page (web/js/games/contract.d.ts).

export default {};
