import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** After this time, Aisle is measured alone. */
const TIMEOUT_MS = 60_000;

/** Npm writes this file last. */
export const isInstalled = (folder: string): boolean =>
  fs.existsSync(path.join(folder, 'node_modules/.package-lock.json'));

/**
 * Installs the peers to compare with, if they are missing: nothing else uses them.
 * @param folder with a package.json and its lock
 * @returns the reason for a failed installation; undefined when they are installed
 */
export async function installPeers(folder: string, timeout = TIMEOUT_MS): Promise<string | undefined> {
  if (isInstalled(folder)) return undefined;
  const install = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'];
  return promisify(execFile)('npm', install, { timeout }).then(
    () => undefined,
    ({ stderr }: { stderr: string }) => {
      const reason = /^npm error code (\S+)/m.exec(stderr)?.[1] ?? `no answer in ${timeout / 1000} s`;
      return `npm could not install ${path.basename(folder)}: ${reason}`;
    },
  );
}
