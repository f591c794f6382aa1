import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readMessage } from '../../src/chat/builtin/message.ts';
import { languageOfCode } from '../../src/chat/languages/index.ts';

const FOLDER = path.join(import.meta.dirname, 'cues');
/** Some messages need more than phrases to be understood; they stay in the tables so that the figures are honest. */
const MAX_MISSED = 0.03;

/** The cues that are read wrongly in a message; a number among them is one that the message names. */
function missesOf(line: string, code: string): string[] {
  const [text = '', wanted = '', unwanted = ''] = line.split('\t');
  const { cues, numbers } = readMessage(text, languageOfCode(code), [code]);
  const read = new Set<string>([...cues, ...numbers.map(String)]);
  const namesIn = (list: string) => list.split(' ').filter(Boolean);
  const missed = namesIn(wanted).filter((name) => !read.has(name));
  const wrong = namesIn(unwanted).filter((name) => read.has(name));
  const faults = [...missed.map((name) => `-${name}`), ...wrong.map((name) => `+${name}`)];
  return faults.length > 0 ? [`${text}  ${faults.join(' ')}  (${[...read].join(' ')})`] : [];
}

/** Each line: a message as shoppers type it, the cues that it must have, and those that it must not have, between tabs. */
it.each(fs.readdirSync(FOLDER))('reads messages as meant: %s', (file) => {
  const lines = fs.readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n');
  const misses = lines.flatMap((line) => missesOf(line, path.parse(file).name));
  expect(misses.length, `${misses.length} of ${lines.length}:\n${misses.join('\n')}`).toBeLessThanOrEqual(
    MAX_MISSED * lines.length,
  );
});
