interface Kept {
  token: string | undefined;
  open: boolean;
}

/**
 * What a tab remembers from page to page: written only when there is a token, which the service gives with the first
 * answer; where storage is blocked, this page alone remembers.
 */
export function createMemory(key: string) {
  const name = `aisle:${key}`;
  let kept: Kept = { token: undefined, open: false };
  try {
    const { token, open } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Kept>;
    if (typeof token === 'string') kept = { token, open: open === true };
  } catch {
    // Blocked, or written by somebody else.
  }
  return {
    get token() {
      return kept.token;
    },
    keep(change: Partial<Kept>): void {
      kept = { ...kept, ...change };
      try {
        if (kept.token === undefined) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify(kept));
      } catch {
        // Blocked or full.
      }
    },
  };
}

export type Memory = ReturnType<typeof createMemory>;
