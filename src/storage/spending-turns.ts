/** Makes an organization's statements one after the other. */
export type InTurn = <T>(organizationId: string, statement: () => Promise<T>) => Promise<T>;

/**
 * For the statements that lock the row of an organization's month: hundreds that wait for it in the database would keep
 * every connection from others, and here they keep one.
 */
export function createSpendingTurns(): InTurn {
  /** The last statement of each organization that is under way. */
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
