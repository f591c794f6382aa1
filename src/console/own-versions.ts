/** By the version of a record: the next one, which this window's own change has made. */
const NEXT = new Map<string, string>();

/** The newest version that nobody else has made: a page may have several forms that change the same record. */
export function newestOwn(version: string | undefined): string | undefined {
  let newest = version;
  while (newest !== undefined && NEXT.has(newest)) newest = NEXT.get(newest);
  return newest;
}

/** Remembers what a change of `version` has made of it; `changed` may be no record. */
export function rememberOwn(version: string | undefined, changed: unknown): void {
  if (version === undefined || !(changed instanceof Object) || !('updatedAt' in changed)) return;
  const { updatedAt } = changed;
  if (typeof updatedAt === 'string' && updatedAt > version) NEXT.set(version, updatedAt);
}
