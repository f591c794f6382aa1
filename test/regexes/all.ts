import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import { openPieces } from './pieces.ts';
import type { Growth } from './recheck.ts';
import { reviewedFiles } from './reviewed.ts';
import { type Pattern, patternsIn, readSource, sourceFiles } from './source.ts';

/** All patterns of the source. */
export interface Patterns {
  literals: Pattern[];
  /** The parts of patterns whose time is not known to be linear from their form alone. */
  pieces: Pattern[];
  /** Places that put together a pattern that was never seen while the program ran. */
  unseen: string[];
}

/** The verdicts of `npm run regexes`, by pattern: they take too long to be found again each time. */
const VERDICTS = new URL('./verdicts.json', import.meta.url);

export type Verdicts = Record<string, Extract<Growth, string>>;

export const nameOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`;

export const readVerdicts = (): Verdicts => JSON.parse(fs.readFileSync(VERDICTS, 'utf8')) as Verdicts;

export function writeVerdicts(verdicts: Verdicts): void {
  const sorted = Object.entries(verdicts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  fs.writeFileSync(VERDICTS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Takes apart the patterns of all source files, those included that are put together at run time. */
export async function collectPatterns(): Promise<Patterns> {
  const read = sourceFiles().map((file) => ({ file, ...patternsIn(file, readSource(file)) }));
  const building = read.filter(({ builtAt }) => builtAt.length > 0);
  const built = await recordBuilt(building.map(({ file }) => file));

  const seen = new Set(built.map(placeOf));
  const unseen = building
    .flatMap(({ file, builtAt }) => builtAt.map((line) => placeOf({ file, line })))
    .filter((place) => !seen.has(place));

  const literals = read.flatMap((each) => each.literals);
  const pieces = new Map<string, Pattern>();
  for (const pattern of [...literals, ...built]) {
    const flags = pattern.flags.replaceAll(/[gd]/g, '');
    for (const source of openPieces(pattern.source, flags)) {
      const piece = { ...pattern, source, flags };
      pieces.set(`${piece.file} ${nameOf(piece)}`, piece);
    }
  }
  return { literals, pieces: [...pieces.values()], unseen };
}

/** Patterns that are not known to be bounded, with their places and what to do about each. */
export function complaintsAbout({ pieces, unseen }: Omit<Patterns, 'literals'>, verdicts: Verdicts): string[] {
  const isQuadratic = (piece: Pattern) => verdicts[nameOf(piece)] === 'quadratic';
  const unknown = pieces.filter((piece) => !(nameOf(piece) in verdicts));
  const slow = pieces.filter((piece) => isQuadratic(piece) && !(piece.file in reviewedFiles));
  const unneeded = Object.keys(reviewedFiles).filter(
    (file) => !pieces.some((piece) => piece.file === file && isQuadratic(piece)),
  );
  return [
    ...unknown.map((piece) => `${placeOf(piece)}: run "npm run regexes", which judges ${nameOf(piece)}`),
    ...slow.map(
      (piece) => `${placeOf(piece)}: rewrite it, as time grows with the square of a text in ${nameOf(piece)}`,
    ),
    ...unseen.map((place) => `${place}: let test/regexes/built.ts run this, so that its pattern is seen`),
    ...unneeded.map((file) => `${file}: take it off test/regexes/reviewed.ts, as it has no such pattern any more`),
  ];
}

const placeOf = ({ file, line }: Pick<Pattern, 'file' | 'line'>): string => `src/${file}:${line}`;

async function recordBuilt(files: readonly string[]): Promise<Pattern[]> {
  const worker = new Worker(new URL('./built.ts', import.meta.url));
  const { promise, resolve, reject } = Promise.withResolvers<Pattern[]>();
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.postMessage(files, []);
  try {
    return await promise;
  } finally {
    await worker.terminate();
  }
}
