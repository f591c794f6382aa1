import fs from 'node:fs';
import path from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome-headless-shell',
  'headless_shell',
  'microsoft-edge-stable',
];
/** Where programs are whose folder is in nobody's PATH. */
const ELSEWHERE = [
  '/usr/bin',
  '/usr/lib/chromium',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

/**
 * A Chromium on this machine.
 * @param program the one that CHROMIUM names, which counts alone
 * @param searchPath folders with colons between, as in PATH
 * @returns its path; null where there is none
 */
export function findChromium({
  program,
  searchPath,
}: {
  program: string | undefined;
  searchPath: string;
}): string | null {
  if (program !== undefined) return isProgram(program) ? program : null;
  const folders = [...searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder)), ...ELSEWHERE];
  const places = folders.flatMap((folder) =>
    [...NAMES, 'Chromium', 'Google Chrome'].map((name) => path.join(folder, name)),
  );
  return places.find(isProgram) ?? null;
}

function isProgram(place: string): boolean {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  return found !== undefined && found.isFile() && (found.mode & 0o111) !== 0;
}
