import type { z } from 'zod';
import { measure } from '../domain/measurement.ts';
import type { OrganizationPermission, Permission } from '../domain/permissions.ts';
import type { TransactionalStore } from '../domain/ports.ts';
import type { Origin, Principal } from '../domain/principal.ts';
import { type Issue, Refusal, outcomeOf } from '../domain/refusal.ts';
import { versionOf } from '../domain/version.ts';
import { doWork } from '../domain/work.ts';
import type { AnyOperation, Call, Services } from './action.ts';
import { actions } from './index.ts';

export interface Invocation {
  name: string;
  /** Undefined when the caller could not be identified. */
  principal: Principal | undefined;
  origin: Origin;
  /** Reads the input, only after the caller's permission was checked. */
  input: () => Promise<unknown>;
  /** The version that the caller has seen of the record to be changed, as `versionOf` names it. */
  seen?: string | undefined;
  /** Operations by name: the actions, unless the adapter has more. */
  registry?: ReadonlyMap<string, AnyOperation>;
}

/**
 * The single entry point: authorize → parse → run → parse the output → audit, the last three in one transaction.
 * @returns the action's result, with listed fields only
 * @throws {Refusal} in the order unauthorized, unknown_action, forbidden, invalid_input, then the action's own refusals,
 * and changed_meanwhile if the record is no longer as the caller has seen it
 */
export async function invoke(services: { store: TransactionalStore } & Services, call: Invocation): Promise<unknown> {
  const began = performance.now();
  const { via } = call.origin;
  const action = (call.registry ?? actions).has(call.name) ? call.name : 'unknown';
  const measureEnd = (error?: unknown) =>
    measure({ type: 'action', action, via, outcome: outcomeOf(error), seconds: (performance.now() - began) / 1000 });
  try {
    const result = await doWork({ type: 'action', action, via }, () => carryOut(services, call));
    measureEnd();
    return result;
  } catch (error) {
    measureEnd(error);
    throw error;
  }
}

async function carryOut(
  { store, models, evaluator, shops, documents, demoShop }: { store: TransactionalStore } & Services,
  { name, principal, origin, input, seen, registry = actions }: Invocation,
): Promise<unknown> {
  if (!principal) refuseUnauthorized();
  const action = registry.get(name);
  if (!action)
    throw new Refusal('unknown_action', `Unknown action. Available actions: ${[...registry.keys()].join(', ')}.`);
  if (action.permission !== null) requirePermission(principal, action.permission);
  const parsed: never = parse(action.input, await input()) as never;

  const run = async (call: Call) => action.output.parse(await action.run(parsed, call));
  const { organizationId } = principal;
  const services = { models, evaluator, shops, documents, demoShop };
  if (action.effect === 'read') return run({ organizationId, principal, store, ...services, changed: () => {} });
  return store.transaction(async (trx) => {
    const changes: { target: string; before: unknown; after: unknown }[] = [];
    const changed = (target: string, before: unknown, after: unknown) => {
      if (seen !== undefined) requireSeen(seen, before);
      changes.push({ target, before, after });
    };
    const result = await run({ organizationId, principal, store: trx, ...services, changed });
    for (const change of changes)
      await trx.audit.append({ organizationId, principal, origin, action: name, ...change });
    return result;
  });
}

/** @throws {Refusal} changed_meanwhile, which undoes the change that was made */
function requireSeen(seen: string, before: unknown): void {
  if (before instanceof Object && versionOf(before) === seen) return;
  throw new Refusal(
    'changed_meanwhile',
    'Someone has changed this since you opened it. Look at what is saved now, then save again.',
  );
}

/** @throws {Refusal} forbidden */
export function requirePermission(
  { permissions, keyId, clientId }: Principal,
  needed: Permission | OrganizationPermission,
): void {
  if (permissions.has(needed)) return;
  const holder = keyId !== null ? 'the key' : clientId !== null ? 'your role or approval' : 'your role';
  throw new Refusal('forbidden', `This requires the permission ${needed}, which ${holder} does not have.`);
}

/** @param challenge tells a client how to get authorized (RFC 6750) @throws {Refusal} unauthorized */
export function refuseUnauthorized(challenge = 'Bearer'): never {
  throw new Refusal(
    'unauthorized',
    'The API key is missing, invalid, expired or revoked. Send it in the header "Authorization: Bearer <API_KEY>".',
    {
      headers: { 'WWW-Authenticate': challenge },
    },
  );
}

/** Caps the number of faults in an answer: a few are enough to fix the input. */
const MAX_ISSUES = 20;
const MAX_NAME = 100;

/** @param unknown tells the sender about a field that the schema lacks @throws {Refusal} invalid_input, naming each fault */
export function parse<I extends z.ZodObject>(
  schema: I,
  input: unknown,
  unknown = 'is not a field of this action',
): z.output<I> {
  const parsed = schema.safeParse(input, { error: explain });
  if (parsed.success) return parsed.data;
  const byPath = new Map(
    parsed.error.issues.flatMap((issue) => toIssues(issue, unknown)).map((issue) => [issue.path, issue]),
  );
  const issues = [...byPath.values()].slice(0, MAX_ISSUES);
  const faults = issues.map(({ path, message }) => `${path || 'the body'} ${message}`);
  throw new Refusal('invalid_input', `${faults.join('; ')}.`, { issues });
}

/** The message for a field; schemas with a message of their own keep it. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      return `must be ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected === 'int' ? 'integer' : issue.expected}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return undefined;
  }
}

function toIssues(issue: z.core.$ZodIssue, unknown: string): Issue[] {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  const names = issue.keys.slice(0, MAX_ISSUES).map((key) => [...issue.path, key.slice(0, MAX_NAME)].join('.'));
  return names.map((name) => ({ path: name, message: unknown }));
}
