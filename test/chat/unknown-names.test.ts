import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { adviserWith, ask } from './conversation.ts';
import { knowledge } from './example-knowledge.ts';
import { exampleCatalogue, sourcesOf } from './fake-shop.ts';

const adviser = adviserWith(sourcesOf(exampleCatalogue, knowledge));

/** First messages of shoppers: `fine`, or `missing:` and the name of something that the shop does not have; perhaps not yet found. */
const rows = fs
  .readFileSync(path.join(import.meta.dirname, 'unknown-names.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const missing = rows.flatMap(([language = '', said = '', wanted = '', later = '']) =>
  wanted.startsWith('missing: ') ? [[language, said, wanted.slice('missing: '.length), later] as const] : [],
);
const fine = rows.flatMap(([language = '', said = '', wanted = '']) =>
  wanted === 'fine' ? [[language, said] as const] : [],
);

/** Asks, and tells whether the answer is that something of the name is not here. */
async function hear(said: string) {
  let intent: string | undefined;
  const heard = await ask(adviser, said, { onExplained: ({ intents: [best] }) => (intent = best?.name) });
  return { ...heard, isMissing: intent === 'missing' };
}

it.each(missing.filter(([, , , later]) => later === ''))('says that it has nothing of the name: %s %s', saysMissing);
it.fails.each(missing.filter(([, , , later]) => later !== ''))(
  'does not yet say that it has nothing: %s %s',
  saysMissing,
);

async function saysMissing(_language: string, said: string, name: string) {
  const { text, parts, report } = await hear(said);
  expect(parts.map(({ type }) => type)).not.toContain('cart');
  expect(report.outcome).not.toBe('answered');
  const words = name.match(/\p{L}{2,}/gu) ?? [];
  expect({ text, unsaid: words.filter((word) => !text.includes(word)) }).toEqual({ text, unsaid: [] });
}

it.each(fine)('takes nothing for a name that it does not have: %s %s', async (_language, said) => {
  const { text, isMissing } = await hear(said);
  expect({ text, isMissing }).toMatchObject({ isMissing: false });
});

it.each(exampleCatalogue.map(({ title }) => title))('finds its own products by their names: %s', async (title) => {
  for (const said of [`Do you have the ${title}?`, `Haben Sie ${title}?`]) {
    const { text, isMissing } = await hear(said);
    expect({ text, isMissing }).toMatchObject({ isMissing: false });
  }
});
