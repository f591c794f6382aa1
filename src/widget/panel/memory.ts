interface Kept {
  token: string | undefined;
  open: boolean;
}

/**
 * What a tab remembers from page to page: written only once there is a token, which the service sends with the first
 * answer; if storage is blocked, only this page remembers.
 */
export function createMemory(key: string) {
  const name = `aisle:${key}`;
  let kept: Kept = { token: undefined, open: false };

  function read(): void {
    try {
      const { token, open } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Kept>;
      kept = { token: typeof token === 'string' ? token : undefined, open: open === true };
    } catch {
      // Blocked, or written by other code.
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
    /** The state that another page of the tab left. */
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
