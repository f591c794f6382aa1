import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { Usage, readArgs } from './index.ts';
import { runUntilSignal } from './until-signal.ts';

const ROLES = ['web', 'worker', 'all'] as const;

export async function run(args: string[]): Promise<void> {
  const { values } = readArgs(args, { role: { type: 'string', default: 'all' } });
  const role = ROLES.find((name) => name === values.role);
  if (!role) throw new Usage(`--role must be web, worker or all, not ${values.role}.`);
  const config = readConfig(process.env);
  await runUntilSignal(async (onLost) => {
    const server = await startServer(config, { role, onLost });
    process.stdout.write(greeting(server, role));
    return server;
  });
}

function greeting(
  { baseUrl, database, maxConnections }: Awaited<ReturnType<typeof startServer>>,
  role: string,
): string {
  const connections = `at most ${maxConnections} connections`;
  if (role === 'worker') return `The Aisle crawl worker is ready. Data: ${database.place}, ${connections}\n`;
  return [
    `Aisle is ready at ${baseUrl}`,
    `  Console  ${baseUrl}`,
    `  API      ${baseUrl}/docs`,
    `  MCP      ${baseUrl}/api/mcp`,
    `  Data     ${database.place}, ${connections}`,
    `  Sign up in the console, or create a first API key:`,
    `    npm run --silent aisle -- keys create --organization "My shop" --permissions assistants:view,assistants:edit,assistants:delete,catalogue:edit --json`,
    '',
  ].join('\n');
}
