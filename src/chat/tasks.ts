import { draftStarters } from './conversation/drafted-starters.ts';
import { restoreExchanges } from './conversation/restored-exchanges.ts';

/** Work on texts of shops and shoppers, beside answers. */
export const TASKS = { draftStarters, restoreExchanges };

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;

/** Performs a task where the organization's answers are made. */
export type RunTask = <Name extends TaskName>(
  organizationId: string,
  name: Name,
  ...input: Parameters<Tasks[Name]>
) => Promise<ReturnType<Tasks[Name]>>;

/** Performs a task here. */
export const runTask = ((_organizationId, name, ...input) => {
  const task: (...given: never[]) => unknown = TASKS[name];
  return Promise.try(task, ...(input as unknown[] as never[]));
}) as RunTask;
