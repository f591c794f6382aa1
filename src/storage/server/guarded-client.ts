import pg from 'pg';
import { type Refusal, unavailable } from '../../domain/refusal.ts';
import { type Change, followChanges } from './changes.ts';
import { noteFault, readFault } from './database-fault.ts';
import type { Outage } from './outage.ts';

type Method = (...args: unknown[]) => unknown;
type Done = (error?: Error | null, result?: unknown) => void;

/** Client class for a pool, and its outage handling. */
export interface GuardedClients {
  Client: new (config?: pg.ClientConfig) => pg.Client;
  /** Returns the refusal for a failure of the driver or the server, and begins an outage if a session was lost. */
  explain: (error: Error) => Error;
  /** Closes all connections, so that pending calls are refused. */
  cutOff: () => void;
}

/**
 * Creates clients whose failures become refusals wherever they surface: in a statement's answer, as an event of the
 * connection, or on connecting, which is not attempted while the server is certain to be down.
 * @param onChange called with each change that was committed, before its caller learns of it
 */
export function createGuardedClients(
  outage: Pick<Outage, 'begin' | 'isCertain'>,
  onChange?: (change: Change) => void,
): GuardedClients {
  const clients = new Set<pg.Client>();

  function explain(error: Error): Error {
    const fault = readFault(error);
    if (!fault) return error;
    if (fault.isLost) outage.begin(error);
    noteFault(fault.refusal);
    return causedBy(fault.refusal, error);
  }

  const explained =
    (done: Done): Done =>
    (error, result) =>
      done(error && explain(error), result);

  class GuardedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      clients.add(this);
      this.on('end', () => clients.delete(this));
      // A connection lost between two statements of a transaction has no other listener.
      this.on('error', () => {});
      const connect = super.connect.bind(this) as Method;
      const query = super.query.bind(this) as Method;
      const emit = super.emit.bind(this) as Method;
      const changesBy = onChange && followChanges();
      this.connect = ((done: Done) => {
        if (!outage.isCertain()) return connect(explained(done));
        clients.delete(this);
        return process.nextTick(() => done(unavailable()));
      }) as typeof this.connect;
      this.query = ((...args: unknown[]) => {
        const done = args.at(-1);
        const changes = changesBy?.(...statementOf(args)) ?? [];
        const announce = () => changes.forEach((change) => onChange?.(change));
        if (typeof done === 'function') {
          const finish = explained(done as Done);
          args[args.length - 1] = (error: Error | undefined, outcome: unknown) => {
            announce();
            finish(error, outcome);
          };
        }
        const result = query(...args);
        if (!(result instanceof Promise)) return result;
        const settled = result.catch((error: Error) => Promise.reject(explain(error)));
        return changes.length === 0 ? settled : settled.finally(announce);
      }) as typeof this.query;
      // The pool hands an error event to the pending call before the statement itself fails.
      this.emit = ((event: string, ...args: unknown[]) => {
        if (event !== 'error') return emit(event, ...args);
        const error = args[0] as Error;
        outage.begin(error);
        return emit(event, causedBy(unavailable(), error));
      }) as typeof this.emit;
    }
  }

  return {
    Client: GuardedClient,
    explain,
    cutOff() {
      for (const client of clients) client.connection.stream.destroy();
    },
  };
}

const causedBy = (refusal: Refusal, cause: Error): Refusal => Object.assign(refusal, { cause });

/** Returns the text and the values of a statement, in whichever way it was given to the driver. */
function statementOf([given, values]: readonly unknown[]): [text: string, values: readonly unknown[]] {
  const { text = '', values: own = values } =
    typeof given === 'string' ? { text: given } : (given as { text?: string; values?: unknown });
  return [text, Array.isArray(own) ? own : []];
}
