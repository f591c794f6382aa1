/** Runs the tasks of one key, such as an organization, one after the other. */
export type InTurn = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * Queues tasks that lock the same rows: hundreds that wait in the database would occupy every connection, whereas a
 * queue in the process occupies one.
 */
export function createTurns(): InTurn {
  /** The last pending task of each key. */
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = last.get(key);
    const own = before ? before.then(task, task) : task();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
