import type { z } from 'zod';
import type { DemoShop } from '../domain/demo-shop.ts';
import type { DocumentImporter } from '../domain/document.ts';
import type { ModelCatalogue } from '../domain/models.ts';
import type { Evaluator } from '../domain/evaluation.ts';
import type { OrganizationPermission, Permission } from '../domain/permissions.ts';
import type { Store } from '../domain/ports.ts';
import type { Principal } from '../domain/principal.ts';
import type { ShopVisitor } from '../domain/shop-front.ts';
import { identifier } from '../domain/fields.ts';
import { Refusal } from '../domain/refusal.ts';

/** Services that operations use besides the store. */
export interface Services {
  models: ModelCatalogue;
  evaluator: Evaluator;
  shops: ShopVisitor;
  documents: DocumentImporter;
  /** In the console only, unless it is switched off. */
  demoShop?: DemoShop | undefined;
}

/** Context of an action. */
export interface Call extends Services {
  /** The caller's organization: every query filters by it. */
  organizationId: string;
  principal: Principal;
  /** In a transaction of the call, unless the action only reads. */
  store: Store;
  /** Records a change in the audit log, before and after; null for a missing side. */
  changed: (target: string, before: unknown, after: unknown) => void;
}

/** An operation on one organization, for callers with the permission. */
export interface Operation<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  /** Null allows every member. */
  permission: Permission | OrganizationPermission | null;
  /** The operation's effect on records. */
  effect: 'read' | 'create' | 'update' | 'delete';
  input: I;
  output: O;
  run(input: z.output<I>, call: Call): Promise<z.input<O>>;
}

/** One operation of the product, offered by every adapter. */
export interface Action<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> extends Operation<I, O> {
  title: string;
  /** For integrators and agents: the action's purpose and result. */
  description: string;
  permission: Permission;
  /** Shown in the documentation; a valid input and its result. */
  example: { input: z.input<I>; result: z.input<O> };
}

/** An action without its input and output types, as registries store it. */
export type AnyOperation = Omit<Operation, 'run'> & { run(input: never, call: Call): Promise<unknown> };
export type AnyAction = Omit<Action, 'run'> & { run(input: never, call: Call): Promise<unknown> };

export function action<I extends z.ZodObject, O extends z.ZodType>(definition: Action<I, O>): Action<I, O> {
  return definition;
}

export function operation<I extends z.ZodObject, O extends z.ZodType>(definition: Operation<I, O>): Operation<I, O> {
  return definition;
}

/** The identifier in most inputs. */
export const assistantId = identifier().describe('Identifier of the assistant, as returned by list_assistants.');

/** Returns the list; if it is empty, refuses an assistant that does not exist. */
export async function requireAssistant<T>(list: T[], { organizationId, store }: Call, id: string): Promise<T[]> {
  if (list.length === 0) orNotFound('assistant', await store.assistants.exists(organizationId, id));
  return list;
}

/** Returns the record, or refuses: a record of another organization gets the same answer as one that does not exist. */
export function orNotFound<T>(kind: 'assistant' | 'product' | 'knowledge', record: T | false | undefined): T {
  if (record !== undefined && record !== false) return record;
  const noun = { assistant: 'Assistant', product: 'Product', knowledge: 'Knowledge entry' }[kind];
  throw new Refusal(`${kind}_not_found`, `${noun} not found. List the existing ones to find a valid ${kind}Id.`);
}
