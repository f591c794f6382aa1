import fs from 'node:fs';
import path from 'node:path';

/** The folder where test/setup/promtool-install.ts puts promtool. */
export const PROMTOOL_FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/promtool');

/** Returns the path of Prometheus' promtool; null if there is none. */
export function findPromtool(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), path.join(PROMTOOL_FOLDER, 'usr/bin')];
  return folders.map((folder) => path.join(folder, 'promtool')).find((file) => fs.existsSync(file)) ?? null;
}
