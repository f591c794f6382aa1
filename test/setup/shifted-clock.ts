import fs from 'node:fs';
import { threadId } from 'node:worker_threads';

/**
 * Preloaded into each thread of a process: sets its clock off by the milliseconds in the file `SHIFTED_CLOCK`, as often as
 * that changes, and notes in a file beside it that it has.
 */
const file = process.env['SHIFTED_CLOCK'] ?? '';
const RealDate = Date;
let shift = 0;

setInterval(() => {
  const wanted = Number(fs.readFileSync(file, 'utf8'));
  if (wanted === shift) return;
  shift = wanted;
  fs.writeFileSync(`${file}.${threadId}`, String(shift));
}, 20).unref();

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string]) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;
