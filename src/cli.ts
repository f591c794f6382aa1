import { ConfigError } from './config.ts';
import { Usage, commands, usage } from './cli/index.ts';

const [name = 'help', ...args] = process.argv.slice(2);

try {
  const command = commands.get(name);
  if (name === 'help' || name === '--help' || name === '-h') process.stdout.write(usage());
  else if (!command) throw new Usage(`There is no command ${JSON.stringify(name)}.`);
  else process.exitCode = (await (await command.load()).run(args)) ?? 0;
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof Usage || !process.env['AISLE_DEBUG'];
  process.stderr.write(`aisle: ${expected ? (error as Error).message : (error as Error).stack}\n`);
  if (error instanceof Usage) process.stderr.write(`Run "npm run aisle -- help" for what there is.\n`);
  process.exitCode = error instanceof Usage ? 2 : 1;
}
