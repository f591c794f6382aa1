import type { z } from 'zod';
import type { ModelCatalogue } from '../domain/chat.ts';
import type { OrganizationPermission, Permission } from '../domain/permissions.ts';
import type { Store } from '../domain/ports.ts';
import type { Principal } from '../domain/principal.ts';
import { identifier } from '../domain/records.ts';
import { Refusal } from '../domain/refusal.ts';

/** What an action has to work with. */
export interface Call {
  /** The caller's organization: every query names it. */
  organizationId: string;
  principal: Principal;
  /** In a transaction of the call, unless the action only reads. */
  store: Store;
  models: ModelCatalogue;
  /** Tells the audit log what was changed, from what to what; null where there is nothing. */
  changed: (target: string, before: unknown, after: unknown) => void;
}

/** What one organization can be asked to do, by whoever has the permission. */
export interface Operation<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  /** Null: every member. */
  permission: Permission | OrganizationPermission | null;
  /** What it does to records. */
  effect: 'read' | 'create' | 'update' | 'delete';
  input: I;
  output: O;
  run(input: z.output<I>, call: Call): Promise<z.input<O>>;
}

/** One operation of the product, as every adapter offers it. */
export interface Action<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> extends Operation<I, O> {
  title: string;
  /** For integrators and agents: what it does and what comes back. */
  description: string;
  permission: Permission;
  /** Shown in the documentation; a valid input and what it gives. */
  example: { input: z.input<I>; result: z.input<O> };
}

/** One whose input and output have been set aside, as a registry keeps them. */
export type AnyOperation = Omit<Operation, 'run'> & { run(input: never, call: Call): Promise<unknown> };
export type AnyAction = Omit<Action, 'run'> & { run(input: never, call: Call): Promise<unknown> };

export function action<I extends z.ZodObject, O extends z.ZodType>(definition: Action<I, O>): Action<I, O> {
  return definition;
}

export function operation<I extends z.ZodObject, O extends z.ZodType>(definition: Operation<I, O>): Operation<I, O> {
  return definition;
}

/** The identifier that most inputs have. */
export const assistantId = identifier().describe('Identifier of the assistant, as returned by list_assistants.');

/** Returns the list; where it is empty, refuses an assistant that does not exist. */
export async function requireAssistant<T>(list: T[], { organizationId, store }: Call, id: string): Promise<T[]> {
  if (list.length === 0) orNotFound('assistant', await store.assistants.exists(organizationId, id));
  return list;
}

/** Returns the record, or refuses: a record of another organization is answered like one that does not exist. */
export function orNotFound<T>(kind: 'assistant' | 'product' | 'knowledge', record: T | false | undefined): T {
  if (record !== undefined && record !== false) return record;
  const noun = { assistant: 'Assistant', product: 'Product', knowledge: 'Knowledge entry' }[kind];
  throw new Refusal(`${kind}_not_found`, `${noun} not found. List the existing ones to find a valid ${kind}Id.`);
}
