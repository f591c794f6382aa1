import type { Situation } from './situation.ts';

/** A call that has to be made before the answer can be given. */
export interface NeededCall {
  name: string;
  input: Record<string, unknown>;
}

/** Thrown to request tool calls: the answer is computed again once their results are there. */
export class NeedsTools extends Error {
  readonly calls: readonly NeededCall[];

  constructor(calls: readonly NeededCall[]) {
    super('Tools have to be called first.');
    this.calls = calls;
  }
}

/** Returns tool results as if calling the tools directly; requests those that are not there yet. */
export interface ToolResults {
  /** Requests all calls at once. @returns undefined for a call that was refused */
  need<T extends readonly unknown[]>(...calls: { [K in keyof T]: NeededCall }): { [K in keyof T]: T[K] | undefined };
}

export function createToolResults({ results }: Situation): ToolResults {
  const known = new Map(results.map(({ name, input, output }) => [`${name} ${JSON.stringify(input)}`, output]));
  return {
    need(...calls) {
      const outputs = calls.map(({ name, input }) => known.get(`${name} ${JSON.stringify(input)}`));
      const missing = calls.filter((_, at) => outputs[at] === undefined);
      if (missing.length > 0) throw new NeedsTools(missing);
      return outputs.map((output) => (output?.type === 'json' ? output.value : undefined)) as never;
    },
  };
}
