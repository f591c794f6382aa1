import type pg from 'pg';

/** A statement that is prepared once per connection. */
interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
}

/** Runs statements of all callers on one connection. */
export interface SharedConnection {
  /** Each statement is a transaction of its own. @throws the client's error */
  query(query: NamedQuery): Promise<{ rows: object[] }>;
  /** Number of statements without an answer. */
  pendingCount(): number;
  close(): void;
}

/**
 * Opens one pipelined connection, when it is first needed and again after it was lost. The statements of one turn of the
 * event loop are sent with one system call, so a busy process pays a fraction of a round trip for each. A slow statement
 * delays those behind it: use it only for reads of single rows by their key.
 * @param create creates a client in pipeline mode, which is not connected yet
 */
export function createSharedConnection(create: () => pg.Client): SharedConnection {
  let current: Promise<pg.Client> | undefined;
  let pending = 0;
  let isGathering = false;

  function connect(): Promise<pg.Client> {
    const client = create();
    const connected = new Promise<pg.Client>((resolve, reject) => {
      client.connect((error: Error | null) => (error ? reject(error) : resolve(client)));
    });
    const forget = () => {
      if (current === connected) current = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    connected.catch(forget);
    return (current = connected);
  }

  /** Holds back what is written until all events of this turn have been handled. */
  function gather({ connection: { stream } }: pg.Client): void {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    setImmediate(() => {
      isGathering = false;
      stream.uncork();
    });
  }

  return {
    async query(query) {
      pending += 1;
      try {
        const client = await (current ?? connect());
        gather(client);
        return await client.query<pg.QueryResultRow>(query);
      } finally {
        pending -= 1;
      }
    },
    pendingCount: () => pending,
    close() {
      current?.then(
        (client) => client.connection.stream.destroy(),
        () => {},
      );
    },
  };
}
