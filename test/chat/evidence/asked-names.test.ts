import { expect, it } from 'vitest';
import { askedNames } from './asked-names.ts';
import { gated } from './gated.ts';

type Row = (typeof askedNames)[number];

it.each(askedNames.filter(({ isLater }) => !isLater))('$language, asked “$asked”: “$sentence”', isJudgedRightly);
it.fails.each(askedNames.filter(({ isLater }) => isLater))(
  'not yet: $language, asked “$asked”: “$sentence”',
  isJudgedRightly,
);

function isJudgedRightly({ language, asked, sentence, isFalse }: Row): void {
  expect(gated(sentence, { language, asked })).toMatchObject({ out: isFalse ? '' : sentence });
}
