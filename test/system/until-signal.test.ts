import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

const MODULE = new URL('../../src/cli/until-signal.ts', import.meta.url).href;

/** Runs a process that stops as `stop` says when it is signalled, and has half a second for it. */
function stopping(stop: string): Promise<{ code: unknown; stderr: string }> {
  const script = `
    import { runUntilSignal } from ${JSON.stringify(MODULE)};
    const busy = setInterval(() => {}, 1_000);
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 50);
    await runUntilSignal(async () => ({ stop: async () => { ${stop} } }), 500);`;
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', script], (error, _, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    );
  });
}

const LATE = 'aisle: did not stop within 0.5 s, so it exits without waiting any longer.\n';

it.each([
  ['in order', 'clearInterval(busy)', { code: 0, stderr: '' }],
  ['when stopping never ends', 'await new Promise(() => {})', { code: 1, stderr: LATE }],
  ['when something is left running', '', { code: 1, stderr: LATE }],
])('a signalled process exits %s', async (_, stop, expected) => {
  expect(await stopping(stop)).toEqual(expected);
});
