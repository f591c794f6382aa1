import fs from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Writes a new file that only its owner may read, and that has its name once all of it is on disk.
 * @returns its size in bytes
 * @throws if it exists already, or cannot be written; then nothing is left of it
 */
export async function writeWholeFile(file: string, write: (to: fs.WriteStream) => Promise<void>): Promise<number> {
  if (fs.existsSync(file)) throw new Error(`${file} exists already. Choose another name, or move it away.`);
  const unfinished = `${file}.unfinished`;
  try {
    await write(fs.createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return fs.statSync(file).size;
}
