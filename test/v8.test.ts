import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const MODULE = path.join(import.meta.dirname, '../src/v8.ts');
const SCRIPT = `
  import fs from 'node:fs';
  import os from 'node:os';
  import { tuneV8 } from ${JSON.stringify(MODULE)};
  const before = os.getPriority(process.pid);
  tuneV8();
  const threads = fs.readdirSync('/proc/self/task').map((id) => [
    fs.readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim() === 'node-V8Worker',
    os.getPriority(Number(id)) - before,
  ]);
  console.log(JSON.stringify(threads));
`;

it.runIf(process.platform === 'linux').each([
  ['of usual priority', 0],
  ['of low priority', 12],
])('in a process %s, the helper threads of V8, and no others, go after the event loop', (_which, nice) => {
  const niced = ['-n', String(nice), process.execPath, '--input-type=module', '-e', SCRIPT];
  const more = Math.min(10, os.constants.priority.PRIORITY_LOW - os.getPriority() - nice);
  const said = execFileSync('nice', niced, { encoding: 'utf8' });
  const threads = JSON.parse(said) as [isHelper: boolean, own: number][];
  const priorities = Map.groupBy(threads, ([isHelper]) => isHelper);
  expect(new Set(priorities.get(true)?.map(([, own]) => own))).toEqual(new Set([more]));
  expect(new Set(priorities.get(false)?.map(([, own]) => own))).toEqual(new Set([0]));
});
