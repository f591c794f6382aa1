import { type Verdicts, collectPatterns, nameOf, readVerdicts, writeVerdicts } from './all.ts';
import { judgeGrowth } from './recheck.ts';

/** `npm run regexes`: judges the patterns that have no verdict yet, and forgets those that are gone. */
const known = readVerdicts();
const verdicts: Verdicts = {};
for (const piece of (await collectPatterns()).pieces) {
  const name = nameOf(piece);
  const growth = known[name] ?? verdicts[name] ?? judgeGrowth(piece.source, piece.flags);
  if (typeof growth === 'string') verdicts[name] = growth;
  else {
    console.error(`src/${piece.file}:${piece.line}: rewrite ${name}\n  ${growth.complaint}`);
    process.exitCode = 1;
  }
}
writeVerdicts(verdicts);
