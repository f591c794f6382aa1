import { VERSION } from '../programs.ts';
import { Usage, commands, usage, usageOf } from './index.ts';
import { unread } from './output.ts';

const HELP = new Set(['help', '--help', '-h']);
const VERSION_FLAGS = new Set(['version', '--version', '-v']);

/** Runs one command. @returns the exit code: 1 when it failed, 2 when it could not be parsed */
export async function main([name = 'help', ...args]: string[]): Promise<number> {
  try {
    await runCommand(name, args);
    return 0;
  } catch (error) {
    // A command that stopped because its output was closed has succeeded.
    if (unread.aborted) return 0;
    process.stderr.write(`aisle: ${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof Usage)) return 1;
    process.stderr.write('Run "npm run --silent aisle -- help" to list the commands.\n');
    return 2;
  }
}

async function runCommand(name: string, args: string[]): Promise<void> {
  if (VERSION_FLAGS.has(name)) return print(`aisle ${VERSION}\n`);
  const isHelp = HELP.has(name);
  if (isHelp && args.length === 0) return print(usage());
  const wanted = isHelp ? (args[0] ?? '') : name;
  const command = commands.get(wanted);
  if (!command) throw new Usage(`Unknown command: ${JSON.stringify(wanted)}.`);
  if (isHelp || asksForHelp(args)) return print(usageOf(command));
  return (await command.load()).run(args);
}

/** Looks only before `--`: everything after it is a value. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

function print(text: string): void {
  process.stdout.write(text);
}
