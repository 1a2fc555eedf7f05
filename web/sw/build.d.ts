// What tools/precache.py writes into the first line of sw.js.

type Listed = [path: string, sha256: string, size: number];

declare const RELEASE: {
  version: string;
  hash: string;
  others: string;
  lost: Record<string, string>;
  packs: Record<string, Listed[]>;
};
