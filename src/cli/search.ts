import { createInterface } from 'node:readline';
import { readConfig } from '../config.ts';
import type { SearchAnswer } from '../domain/search.ts';
import { openDatabase } from '../storage/database.ts';
import { organizationOf } from './assistant.ts';
import { formatFacets } from './facets.ts';
import { Usage, readArgs } from './index.ts';
import { unread } from './output.ts';
import { readFilters } from './search-filters.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
/** Maximum concurrent searches. */
const CONCURRENCY = 4;

type SearchFor = (query: string) => Promise<SearchAnswer>;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(
    args,
    {
      limit: { type: 'string', default: String(DEFAULT_LIMIT) },
      filter: { type: 'string', multiple: true, default: [] },
      facets: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    { min: 1, max: 2 },
  );
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw new Usage(`--limit must be an integer from 1 to ${MAX_LIMIT}, not ${values.limit}.`);
  const filters = readFilters(values.filter);
  const [assistantId = '', query] = positionals;
  const database = await openDatabase(readConfig(process.env));
  try {
    const { search } = database.store;
    const organizationId = await organizationOf(database, assistantId);
    await search.refresh(organizationId, assistantId);
    if (values.facets) {
      const facets = await search.facets(organizationId, assistantId, { query: query ?? '', filters });
      process.stdout.write(values.json ? `${JSON.stringify(facets)}\n` : formatFacets(facets));
      return;
    }
    const searchFor: SearchFor = (words) =>
      search.search(organizationId, assistantId, { query: words, filters, limit, match: 'any' });
    if (query === undefined) {
      const lines = createInterface({ input: process.stdin, crlfDelay: Infinity, signal: unread });
      return await answerLines(lines, searchFor, (line) => process.stdout.write(line));
    }
    const answer = await searchFor(query);
    process.stdout.write(values.json ? `${JSON.stringify(toJson(null, answer))}\n` : toText(answer));
  } finally {
    await database.close();
  }
}

/** NDJSON in, NDJSON out, in the same order; an unreadable line gets an error as its answer. */
export async function answerLines(
  lines: AsyncIterable<string>,
  searchFor: SearchFor,
  write: (line: string) => void,
): Promise<void> {
  let written = Promise.resolve();
  let count = 0;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const answer = answerLine(line, searchFor);
    written = written.then(async () => write(`${JSON.stringify(await answer)}\n`));
    count += 1;
    if (count % CONCURRENCY === 0) await written;
  }
  await written;
}

async function answerLine(line: string, searchFor: SearchFor): Promise<object> {
  let id: unknown = null;
  try {
    const input = JSON.parse(line) as { id?: unknown; query?: unknown } | null;
    id = input?.id ?? null;
    if (typeof input?.query !== 'string') throw new Usage('Each line must be {"id": …, "query": TEXT}.');
    return toJson(id, await searchFor(input.query));
  } catch (error) {
    return { id, results: [], error: (error as Error).message };
  }
}

function toJson(id: unknown, { hits, didYouMean }: SearchAnswer): object {
  const results = hits.map(({ product: { productId, externalId }, score }) => ({ productId, externalId, score }));
  return { id, results, ...(didYouMean !== null && { didYouMean }) };
}

function toText({ hits, didYouMean }: SearchAnswer): string {
  const lines = hits.map(({ product, score }) => `${score.toFixed(2).padStart(7)}  ${product.title}  ${product.url}\n`);
  const correction = didYouMean === null ? '' : `Did you mean: ${didYouMean}\n`;
  return correction + (lines.join('') || 'No products found.\n');
}
