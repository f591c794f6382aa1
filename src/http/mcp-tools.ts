import type { AnyAction } from '../actions/action.ts';
import { actions } from '../actions/index.ts';
import { PERMISSIONS } from '../domain/permissions.ts';
import type { Principal } from '../domain/principal.ts';
import { APP_TOOL, APP_TOOL_META } from './mcp-app.ts';
import { inlined, toSchema } from './schema.ts';

/** Cached: each conversion would derive the schema from its types again, and callers may list tools often. */
const tools = [...actions].map(([name, action]) => ({ permission: action.permission, tool: toTool(name, action) }));
const byPermissions = new Map<string, ReturnType<typeof toTool>[]>();

/** Returns one tool for each action that the caller may invoke. */
export function toolsOf({ permissions }: Principal): readonly ReturnType<typeof toTool>[] {
  const held = PERMISSIONS.filter((permission) => permissions.has(permission)).join();
  const known = byPermissions.get(held);
  if (known) return known;
  const permitted = tools.filter(({ permission }) => permissions.has(permission)).map(({ tool }) => tool);
  byPermissions.set(held, permitted);
  return permitted;
}

function toTool(name: string, { title, description, effect, input, output }: AnyAction) {
  const result = inlined(toSchema(output, 'output'));
  return {
    name,
    title,
    description,
    inputSchema: { ...inlined(toSchema(input, 'input')), type: 'object' as const },
    outputSchema: { type: 'object' as const, properties: { result }, required: ['result'] },
    annotations: {
      title,
      readOnlyHint: effect === 'read',
      destructiveHint: effect === 'delete',
      // Creates are not idempotent; everything else is.
      idempotentHint: effect !== 'create',
      openWorldHint: false,
    },
    ...(name === APP_TOOL && { _meta: APP_TOOL_META }),
  };
}

/**
 * Returns the tools that a request calls.
 * @param messages JSON-RPC: one message, or a batch as in older revisions
 */
export function calledTools(messages: unknown): string[] {
  return [messages].flat().flatMap((message: unknown) => {
    const { method, params } = Object(message) as { method?: unknown; params?: unknown };
    const { name } = Object(params) as { name?: unknown };
    return method === 'tools/call' && typeof name === 'string' ? [name] : [];
  });
}
