import path from 'node:path';
import autocannon from 'autocannon';
import { isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { withShop } from './load.ts';
import { median } from './quantiles.ts';

const { ROUNDS, SECONDS } = isQuick ? { ROUNDS: 3, SECONDS: 2 } : { ROUNDS: 5, SECONDS: 4 };
const CONNECTIONS = 16;
/** Two runs of the same code differ by as much. */
const NOT_SLOWER = 0.95;

/** A request that is repeated to load a server: a POST if it has a body, else a GET. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  body?: object;
}

const READS = ['get_assistant', 'list_catalogue'] as const;
export type Read = (typeof READS)[number];

/**
 * Compares the service with a floor server, by the two reads that integrators call most.
 * @param wanted the share of the floor's requests that the service is to answer
 * @param sizes numbers of products, at least 10,000
 */
export async function compareActions(
  floorFile: string,
  wanted: Readonly<Record<Read, number>>,
  sizes: readonly number[],
): Promise<void> {
  for (const products of sizes)
    await withShop(async ({ key, assistantId }, start) => {
      const [ours, floor] = [await start('src/cli.ts', 'serve'), await start(floorFile)];
      for (const action of READS)
        await compare(
          `${action}, ${products.toLocaleString('en')} products, share of the floor`,
          [actionLoad(ours, action, key, assistantId), actionLoad(floor, action, key, assistantId)],
          wanted[action],
        );
    }, products);
}

/** Compares the service with that of another checkout, which has its own modules installed, by the same reads. */
export async function compareCheckouts(directory: string): Promise<void> {
  const other = (await import(path.resolve(directory, 'bench/load.ts'))) as Pick<
    typeof import('./load.ts'),
    'withShop'
  >;
  await withShop((ours, start) =>
    other.withShop(async (theirs, startOther) => {
      const urls = [await start('src/cli.ts', 'serve'), await startOther('src/cli.ts', 'serve')] as const;
      for (const action of READS)
        await compare(
          `${action}, ratio to the other checkout`,
          [
            actionLoad(urls[0], action, ours.key, ours.assistantId),
            actionLoad(urls[1], action, theirs.key, theirs.assistantId),
          ],
          NOT_SLOWER,
        );
    }),
  );
}

/** An action called over REST with a key. */
export const actionLoad = (url: string, action: Read, key: string, assistantId: string): Load => ({
  url: `${url}/api/rest/actions/${action}`,
  headers: { Authorization: `Bearer ${key}` },
  body: { assistantId },
});

/**
 * Reports the ratio of the median requests per second of two loads. Rounds alternate, so that a noisy machine affects
 * both alike; the first one warms up.
 * @param atLeast the bound of the ratio
 */
export async function compare(what: string, [ours, other]: [Load, Load], atLeast: number): Promise<void> {
  const rates: Record<'mine' | 'theirs', number[]> = { mine: [], theirs: [] };
  for (let round = 0; round <= ROUNDS; round++)
    for (const which of round % 2 === 0 ? (['theirs', 'mine'] as const) : (['mine', 'theirs'] as const)) {
      const rate = await measure(which === 'mine' ? ours : other);
      if (round > 0) rates[which].push(rate);
    }
  const [mine, theirs] = [median(rates.mine), median(rates.theirs)];
  process.stdout.write(`${mine.toFixed(0)}/s compared with ${theirs.toFixed(0)}/s  `);
  report(what, mine / theirs, { atLeast });
}

async function measure({ url, headers, body }: Load): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(body
      ? { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
      : { headers }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result['2xx'] / result.duration;
}
