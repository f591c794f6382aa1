import fs from 'node:fs';
import path from 'node:path';

/** Debian's own command for it is a script that stays between us and the browser, and can be killed alone. */
const DEBIAN_SHELL = '/usr/lib/chromium/chromium-headless-shell';
/** Headless shells come first: a page costs a third less without the code for windows. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];
/** Locations of programs that are not usually in PATH. */
const EXTRA_FOLDERS = [
  '/usr/bin',
  '/usr/lib/chromium',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

/**
 * Finds a Chromium on this machine.
 * @param program the one set by CHROMIUM; if given, no other is tried
 * @param searchPath folders separated by colons, as in PATH
 * @returns its path; null when there is none
 */
export function findChromium({
  program,
  searchPath,
}: {
  program: string | undefined;
  searchPath: string;
}): string | null {
  if (program !== undefined) return isProgram(program) ? program : null;
  const folders = [...searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder)), ...EXTRA_FOLDERS];
  const places = folders.flatMap((folder) =>
    [...NAMES, 'Chromium', 'Google Chrome'].map((name) => path.join(folder, name)),
  );
  return [DEBIAN_SHELL, ...places].find(isProgram) ?? null;
}

function isProgram(place: string): boolean {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  return found !== undefined && found.isFile() && (found.mode & 0o111) !== 0;
}
