interface Stored {
  token: string | undefined;
  open: boolean;
}

/**
 * Keeps the conversation's token, and whether the panel is open, from page to page. Writes nothing before there is a
 * token, which comes with the first answer. If storage is blocked, the values last as long as the page.
 */
export function createTabStorage(key: string) {
  const name = `aisle:${key}`;
  let stored: Stored = { token: undefined, open: false };

  function read(): void {
    try {
      const { token, open } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Stored>;
      stored = { token: typeof token === 'string' ? token : undefined, open: open === true };
    } catch {
      // Blocked, or written by other code.
    }
  }
  read();

  return {
    get token() {
      return stored.token;
    },
    get open() {
      return stored.open;
    },
    /** Reads the values again: another page of the tab may have changed them. */
    read,
    save(changes: Partial<Stored>): void {
      stored = { ...stored, ...changes };
      try {
        if (stored.token === undefined) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify(stored));
      } catch {
        // Blocked or full.
      }
    },
  };
}

export type TabStorage = ReturnType<typeof createTabStorage>;
