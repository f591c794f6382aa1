import { type Work, doWork } from '../domain/work.ts';

type SearchWork = Extract<Work, { type: 'search' }>;

/** Searches as work that a trace can show. @param count returns the number of things found */
export async function doSearch<T>(
  kind: SearchWork['kind'],
  search: () => Promise<T>,
  count: (found: T) => number,
): Promise<T> {
  const work: SearchWork = { type: 'search', kind };
  return doWork(work, async () => {
    const found = await search();
    work.found = count(found);
    return found;
  });
}
