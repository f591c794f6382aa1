import { Usage, commands, usage } from './index.ts';

/** Runs one command. @returns the exit code: 1 when it failed, 2 when it could not be understood */
export async function main([name = 'help', ...args]: string[]): Promise<number> {
  try {
    if (name === 'help' || name === '--help' || name === '-h') {
      process.stdout.write(usage());
      return 0;
    }
    const command = commands.get(name);
    if (!command) throw new Usage(`There is no command ${JSON.stringify(name)}.`);
    const loaded = await command.load();
    await loaded.run(args);
    return 0;
  } catch (error) {
    process.stderr.write(`aisle: ${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof Usage)) return 1;
    process.stderr.write('Run "npm run --silent aisle -- help" for what there is.\n');
    return 2;
  }
}
