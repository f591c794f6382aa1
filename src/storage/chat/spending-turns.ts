/** Runs an organization's statements one after the other. */
export type InTurn = <T>(organizationId: string, statement: () => Promise<T>) => Promise<T>;

/**
 * Queues the statements that lock the row of an organization's month: hundreds that wait in the database would occupy
 * every connection, whereas a queue in the process occupies one.
 */
export function createSpendingTurns(): InTurn {
  /** The last pending statement of each organization. */
  const last = new Map<string, Promise<unknown>>();
  return async (organizationId, statement) => {
    const before = last.get(organizationId);
    const own = before ? before.then(statement, statement) : statement();
    last.set(organizationId, own);
    try {
      return await own;
    } finally {
      if (last.get(organizationId) === own) last.delete(organizationId);
    }
  };
}
