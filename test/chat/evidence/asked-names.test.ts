import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gated } from './gated.ts';

/** Sentences about what only the shopper has named: a language, the question, the sentence, `cut` or `keep`, and perhaps `not yet`. */
const rows = fs
  .readFileSync(path.join(import.meta.dirname, 'asked-names.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map(
    (line) => line.split('\t') as [language: string, asked: string, sentence: string, verdict: string, later?: string],
  );

it.each(rows.filter(([, , , , later]) => later === undefined))('%s, asked “%s”: “%s” (%s)', isJudgedRightly);
it.fails.each(rows.filter(([, , , , later]) => later !== undefined))(
  'not yet: %s, asked “%s”: “%s” (%s)',
  isJudgedRightly,
);

function isJudgedRightly(language: string, asked: string, sentence: string, verdict: string): void {
  expect(gated(sentence, { language, asked })).toMatchObject({ out: verdict === 'keep' ? sentence : '' });
}
