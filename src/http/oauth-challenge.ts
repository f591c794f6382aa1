import { MCP_PATH, READ_SCOPE, WRITE_SCOPE } from '../access/tokens.ts';

/** The challenge for a client that is not authorized, or lacks a scope (RFC 6750, RFC 9728). */
export function challenge(baseUrl: string, error?: { error: string; description: string } | ''): string {
  const parts = {
    ...(error && { error: error.error, error_description: error.description }),
    scope: `${READ_SCOPE} ${WRITE_SCOPE}`,
    resource_metadata: `${baseUrl}/.well-known/oauth-protected-resource${MCP_PATH}`,
  };
  return `Bearer ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`;
}
