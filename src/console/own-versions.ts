/** By the version of a record: the next one, which this window's own change has made. No version leads back to itself. */
const NEXT = new Map<string, string>();

/** The newest version that nobody else has made: a page may have several forms that change the same record. */
export function newestOwn(version: string | undefined): string | undefined {
  let newest = version;
  while (newest !== undefined && NEXT.has(newest)) newest = NEXT.get(newest);
  return newest;
}

/** Remembers what a change of `version` has made of it; `changed` may be no record. */
export function rememberOwn(version: string | undefined, changed: unknown): void {
  if (version === undefined || !(changed instanceof Object)) return;
  const next = 'updatedAt' in changed ? changed.updatedAt : 'version' in changed ? changed.version : undefined;
  if (typeof next !== 'string' || next === version) return;
  // A change back makes an earlier version the newest.
  NEXT.delete(next);
  NEXT.set(version, next);
}
