import { compare, compareActions } from './compare.ts';
import { withShop } from './load.ts';
import { toolCall } from './mcp.ts';

const WANTED = 0.75;

/** Measures the cost of checking a key or token: the service against itself with a fixed caller. */
export async function run(): Promise<void> {
  await compareActions('bench/auth-floor.ts', { get_assistant: WANTED, list_catalogue: WANTED }, [10_000]);
  await withShop(async ({ token, assistantId }, start) => {
    const [ours, floor] = [await start('src/cli.ts', 'serve'), await start('bench/auth-floor.ts')];
    const headers = { Authorization: `Bearer ${token}` };
    const load = (url: string) => toolCall('2026', `${url}/api/mcp`, headers, 'get_assistant', { assistantId });
    await compare('get_assistant by a token over MCP, share of the floor', [load(ours), load(floor)], WANTED);
  });
}
