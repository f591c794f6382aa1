import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { report, reportLeftOut } from './figure.ts';
import { UNKNOWN_FIELDS } from '../src/domain/provenance.ts';
import type { ProductFields } from '../src/domain/product.ts';
import type { DatabaseStore } from '../src/storage/store.ts';

const SAMPLE = path.join(import.meta.dirname, '../../shared/samples/search');
const BATCH = 500;
/** Judgements go from 0 to 3. */
const MAX_RATING = 3;
const WANTED = { ndcg: 0.76, recall: 0.84 };

interface Judgements {
  queries: { id: number; query: string }[];
  labels: { queryId: number; externalId: string; rating: number }[];
}

/** NDCG@10 and recall@50 on the judged sample, over all queries and over each half of them. */
export async function benchRelevance(store: DatabaseStore): Promise<void> {
  if (!fs.existsSync(SAMPLE)) {
    reportLeftOut('relevance', `there is no sample in ${SAMPLE}`);
    return;
  }
  const lines = gunzipSync(fs.readFileSync(path.join(SAMPLE, 'products.jsonl.gz')))
    .toString()
    .trim()
    .split('\n');
  const products = lines.map((line): ProductFields => ({ ...UNKNOWN_FIELDS, ...(JSON.parse(line) as ProductFields) }));
  const { queries, labels } = JSON.parse(fs.readFileSync(path.join(SAMPLE, 'judgements.json'), 'utf8')) as Judgements;
  const { organizationId } = await store.organizations.insert('Relevance');
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'Sample', modelName: 'none' });
  const started = performance.now();
  for (let at = 0; at < products.length; at += BATCH)
    await store.transaction((trx) => trx.catalogue.merge(organizationId, assistantId, products.slice(at, at + BATCH)));
  const loaded = performance.now();
  await store.search.refresh(organizationId, assistantId);
  const rate = (products.length / (loaded - started)) * 1000;
  process.stdout.write(
    `${products.length} products in at ${rate.toFixed(0)}/s, known after ${(performance.now() - loaded).toFixed(0)} ms\n`,
  );
  const scores: { ndcg: number; recall: number; query: string }[] = [];
  for (const { id, query } of queries) {
    const ratings = new Map(
      labels.filter((label) => label.queryId === id).map((label) => [label.externalId, label.rating]),
    );
    if (![...ratings.values()].some((rating) => rating > 0)) continue; // nothing to find: every order is equally good
    const { hits } = await store.search.search(organizationId, assistantId, { query, limit: 50, match: 'any' });
    scores.push({
      query,
      ...measure(
        hits.map(({ product }) => product.externalId ?? ''),
        ratings,
      ),
    });
  }
  if (process.env['VERBOSE'])
    for (const { query, ndcg, recall } of scores)
      process.stdout.write(`  ${query}: ${ndcg.toFixed(3)} ${recall.toFixed(3)}\n`);
  reportScores('', scores);
  reportScores(
    ', the even ones',
    scores.filter((_, index) => index % 2 === 0),
  );
  reportScores(
    ', the odd ones',
    scores.filter((_, index) => index % 2 === 1),
  );
}

function measure(found: readonly string[], ratings: ReadonlyMap<string, number>) {
  const gain = (id: string) => (ratings.get(id) ?? 0) / MAX_RATING;
  const ideal = [...ratings.values()].toSorted((a, b) => b - a).map((rating) => rating / MAX_RATING);
  const wanted = [...ratings].filter(([, rating]) => rating >= 1).map(([id]) => id);
  const seen = new Set(found);
  return {
    ndcg: discounted(found.map(gain)) / discounted(ideal),
    recall: wanted.filter((id) => seen.has(id)).length / wanted.length,
  };
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, 10).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}

function reportScores(name: string, scores: readonly { ndcg: number; recall: number }[]): void {
  const mean = (key: 'ndcg' | 'recall') => scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
  report(`NDCG@10 of ${scores.length} queries${name}`, mean('ndcg'), { atLeast: WANTED.ndcg });
  report(`recall@50 of ${scores.length} queries${name}`, mean('recall'), { atLeast: WANTED.recall });
}
