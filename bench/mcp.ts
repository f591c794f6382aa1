import { actionLoad, compare } from './compare.ts';
import { withShop } from './load.ts';

/** Compares a tool called over MCP with the same action over REST, on one service. */
export async function run(): Promise<void> {
  await withShop(async ({ key, assistantId }, start) => {
    const url = await start('src/cli.ts', 'serve');
    const headers = { Authorization: `Bearer ${key}` };
    for (const name of ['get_assistant', 'list_catalogue'] as const)
      for (const era of ['2026', '2025'] as const)
        await compare(
          `${name} over MCP of ${era}, share of REST`,
          [toolCall(era, `${url}/api/mcp`, headers, name, { assistantId }), actionLoad(url, name, key, assistantId)],
          0.5,
        );
  });
}

/** A tools/call in both revisions of the protocol. */
export function toolCall(era: '2026' | '2025', url: string, key: Record<string, string>, name: string, input: object) {
  const accept = { Accept: 'application/json, text/event-stream' };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
  if (era === '2025') return { url, headers: { ...key, ...accept, 'MCP-Protocol-Version': '2025-11-25' }, body: call };
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return {
    url,
    headers: { ...key, ...accept, 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': name },
    body: { ...call, params: { ...call.params, _meta: meta } },
  };
}
