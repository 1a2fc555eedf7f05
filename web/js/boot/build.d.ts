/** Defined, and true, in a built page alone (tools/bundle.py). */
declare const BUILD_JOINS_WORDS: boolean;
