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

  function read(): void {
    try {
      const { token, open } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Kept>;
      kept = { token: typeof token === 'string' ? token : undefined, open: open === true };
    } catch {
      // Blocked, or written by somebody else.
    }
  }
  read();

  return {
    get token() {
      return kept.token;
    },
    get open() {
      return kept.open;
    },
    /** As another page of the tab left it. */
    read,
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
