/** Maximum concurrent answers per organization: each takes some 30 ms, so about 30 shoppers are served per second. */
const MAX_AT_ONCE = 1;

export type FewAtOnce = <T>(organizationId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Keeps an organization with many concurrent questions from occupying the database and the event loop: work beyond the
 * limit is queued, first come, first served.
 */
export function createFewAtOnce(max = MAX_AT_ONCE): FewAtOnce {
  const atWork = new Map<string, { count: number; waiting: (() => void)[] }>();

  return async (organizationId, work) => {
    const place = atWork.get(organizationId) ?? { count: 0, waiting: [] };
    atWork.set(organizationId, place);
    if (place.count >= max) await new Promise<void>((resolve) => place.waiting.push(resolve));
    else place.count++;
    try {
      return await work();
    } finally {
      const next = place.waiting.shift();
      if (next) next();
      else if (--place.count === 0) atWork.delete(organizationId);
    }
  };
}
