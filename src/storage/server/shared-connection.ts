import pg from 'pg';

/** A statement that is prepared once per connection, and run once. */
interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Returns the statement as a query of the driver. It would copy an object with these properties one by one, which takes
 * longer (7 µs) than all else that it does to send a short read.
 */
export const namedQuery = (query: NamedQuery): NamedQuery =>
  Object.assign(new pg.Query(query.text, query.values), query);

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
        return await new Promise<pg.QueryResult>((resolve, reject) => {
          client.query(query, (error, result) => (error ? reject(error) : resolve(result)));
        });
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
