import fs from 'node:fs';
import path from 'node:path';
import { sumOf } from '../src/chat/evidence/boosted-trees.ts';
import { MAX_DOUBT } from '../src/chat/evidence/doubt.ts';
import { askedNames } from '../test/chat/evidence/asked-names.ts';
import { checkerOf } from '../test/chat/evidence/gated.ts';
import { HALVES } from '../test/chat/gauntlet/gauntlet.ts';
import { type Judged, judgeAll } from '../test/chat/gauntlet/said.ts';
import { boost } from './boosting.ts';

const TREES = path.join(import.meta.dirname, '../src/chat/evidence/doubt.json');
const BOOSTING = { trees: 200, depth: 3, rate: 0.1, penalty: 5, minExamples: 12 };

/** How much a sentence about a name counts that only the shopper wrote: no gauntlet has any. */
const ASKED_WEIGHT = 4;

const examplesOf = (judged: readonly Judged[], weight = 1) =>
  judged.flatMap(({ signs, isFalse }) => (signs ? [{ signs, isPositive: isFalse, weight }] : []));

/** Each part is judged by what was learned from the others. */
const PARTS = 5;

/**
 * Learns how likely a sentence is false from the gauntlets that a developer reads, and writes it where the check finds it.
 * Prints what it tells of shops if it is learned from others.
 */
export function trainDoubt(): void {
  const shops = HALVES.develop.map((shop) => ({ shop, sentences: judgeAll([shop]) }));
  for (let part = 0; part < PARTS; part++) {
    const others = shops.filter((_, at) => at % PARTS !== part).flatMap(({ sentences }) => sentences);
    const trees = boost(examplesOf(others), BOOSTING);
    for (const { shop, sentences } of shops.filter((_, at) => at % PARTS === part)) printShop(shop, sentences, trees);
  }
  const examples = [
    ...examplesOf(shops.flatMap(({ sentences }) => sentences)),
    ...examplesOf(ofAskedNames(), ASKED_WEIGHT),
  ];
  const trees = boost(examples, BOOSTING);
  fs.writeFileSync(TREES, `[\n${trees.map((tree) => `  ${JSON.stringify(tree)}`).join(',\n')}\n]\n`);
  process.stdout.write(`${trees.length} trees from ${examples.length} sentences\n`);
}

const ofAskedNames = (): Judged[] =>
  askedNames.map(({ sentence, isFalse, ...options }) => ({
    isFalse,
    signs: checkerOf(options).judge({ text: sentence, kind: 'sentence' }).signs,
  }));

function printShop(shop: string, sentences: readonly Judged[], trees: ReturnType<typeof boost>): void {
  const told = [true, false].map((isFalse) => {
    const own = sentences.filter((each) => each.signs && each.isFalse === isFalse);
    const cut = own.filter(({ signs }) => signs && sumOf(trees, signs) > MAX_DOUBT.unobjected);
    return `${cut.length} of ${own.length}`;
  });
  process.stdout.write(`  ${shop.padEnd(14)} by the others: false and cut ${told[0]}, true and cut ${told[1]}\n`);
}
