import { expect, it, onTestFinished, vi } from 'vitest';
import { commands } from '../../src/cli/index.ts';
import { main } from '../../src/cli/main.ts';

async function printed(args: string[]): Promise<{ code: number; text: string }> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const code = await main(args);
  const text = write.mock.calls.map(([chunk]) => String(chunk)).join('');
  write.mockClear();
  return { code, text };
}

const names = [...commands.keys()];

it.each(names)('%s prints its usage and does nothing else', async (name) => {
  const { usage, summary } = commands.get(name) ?? { usage: '', summary: '' };
  for (const args of [
    [name, '--help'],
    [name, '-h'],
    [name, 'x', '--json', '--help'],
    ['help', name],
  ]) {
    const { code, text } = await printed(args);
    expect(code).toBe(0);
    expect(text).toContain(usage);
    expect(text).toContain(summary);
    for (const other of names.filter((each) => each !== name)) expect(text).not.toContain(commands.get(other)?.summary);
  }
});

it.each([[[]], [['help']], [['--help']], [['-h']]])('%j lists every command', async (args) => {
  const { code, text } = await printed(args);
  expect(code).toBe(0);
  for (const { usage } of commands.values()) expect(text).toContain(usage);
});
