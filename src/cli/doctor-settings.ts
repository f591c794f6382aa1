import { SETTINGS } from '../config.ts';
import { type Finding, warning } from './doctor-finding.ts';

/** Shorter names resemble many that have nothing to do with Aisle. */
const MIN_LENGTH = 7;
const MAX_TYPOS = 2;

/** Warns of variables that look like misspelled settings: the service ignores them. */
export function checkNames(environment: NodeJS.ProcessEnv): Finding[] {
  return Object.keys(environment).flatMap((name) => {
    if (SETTINGS.includes(name) || name.length < MIN_LENGTH) return [];
    const meant = SETTINGS.find((setting) => setting.length >= MIN_LENGTH && countTypos(name, setting) <= MAX_TYPOS);
    return meant === undefined ? [] : [warning(`${name} is not a setting. Did you mean ${meant}?`)];
  });
}

/** The number of letters to insert, remove or replace (Levenshtein). */
function countTypos(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (b[j] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
