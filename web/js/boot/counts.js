// What the page has done since it was opened, counted: the budget (tools/budget.json) holds it to this.

export const counts = {
  /** How often the screen was drawn. */
  draws: 0,
  /** How many answers came from either worker. */
  answers: 0,
  /** How long they were in all, in characters. */
  characters: 0,
  /** The longest of them but for saves and matches that are opened, which grow with the journal. */
  longest: 0,
  /** Answers that took too long to be drawn together with the press that asked for them. */
  late: 0,
};

Object.assign(globalThis, { pageCounts: counts });

/** Adds an answer of the engine to the counts. @param {string} text @param {boolean} grows is it a save, or a whole log? */
export function countAnswer(text, grows) {
  counts.answers += 1;
  counts.characters += text.length;
  if (!grows) counts.longest = Math.max(counts.longest, text.length);
}
