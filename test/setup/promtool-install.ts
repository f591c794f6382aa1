import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { MAX_TEST_MS } from './bounds.ts';
import { PROMTOOL_FOLDER, findPromtool } from './promtool.ts';

/**
 * Takes promtool from Debian's package if there is none. The package is not installed: it would start a Prometheus on
 * this machine.
 */
export function setup(): void {
  if (findPromtool() !== null) return;
  fs.mkdirSync(PROMTOOL_FOLDER, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: PROMTOOL_FOLDER, stdio: 'ignore', timeout: MAX_TEST_MS });
  const unpacked = path.join(PROMTOOL_FOLDER, 'unpacked');
  try {
    try {
      run('apt-get', 'download', '-qq', 'prometheus');
    } catch {
      run('apt-get', 'update', '-qq');
      run('apt-get', 'download', '-qq', 'prometheus');
    }
    const archive = fs.readdirSync(PROMTOOL_FOLDER).find((name) => name.endsWith('.deb')) ?? '';
    run('dpkg-deb', '--extract', archive, unpacked);
    fs.mkdirSync(path.join(PROMTOOL_FOLDER, 'usr/bin'), { recursive: true });
    fs.renameSync(path.join(unpacked, 'usr/bin/promtool'), path.join(PROMTOOL_FOLDER, 'usr/bin/promtool'));
    fs.rmSync(path.join(PROMTOOL_FOLDER, archive));
  } catch {
    // The tests that need it say that they were skipped, and why.
  } finally {
    fs.rmSync(unpacked, { recursive: true, force: true });
  }
}
