import type { Situation } from './situation.ts';

/** A call that has to be made before the answer can be given. */
export interface Needed {
  name: string;
  input: Record<string, unknown>;
}

/** Thrown to request tool calls: the answer is computed again once their results are there. */
export class Pending extends Error {
  readonly calls: readonly Needed[];

  constructor(calls: readonly Needed[]) {
    super('Tools have to be called first.');
    this.calls = calls;
  }
}

/** Returns tool results as if calling the tools directly; requests those that are not there yet. */
export interface Desk {
  /** Requests all calls at once. @returns undefined for a call that was refused */
  need<T extends readonly unknown[]>(...calls: { [K in keyof T]: Needed }): { [K in keyof T]: T[K] | undefined };
}

export function createDesk({ results }: Situation): Desk {
  const known = new Map(results.map(({ name, input, output }) => [`${name} ${JSON.stringify(input)}`, output]));
  return {
    need(...calls) {
      const outputs = calls.map(({ name, input }) => known.get(`${name} ${JSON.stringify(input)}`));
      const missing = calls.filter((_, at) => outputs[at] === undefined);
      if (missing.length > 0) throw new Pending(missing);
      return outputs.map((output) => (output?.type === 'json' ? output.value : undefined)) as never;
    },
  };
}
