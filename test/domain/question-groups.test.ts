import { expect, it } from 'vitest';
import { groupQuestions } from '../../src/domain/question-groups.ts';

/** Questions asked one minute after the other, the first of them last. */
const asked = (...texts: string[]) =>
  texts.map((question, index) => ({
    exchangeId: `msg_${String(texts.length - index).padStart(5, '0')}`,
    question,
    lacking: [],
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
  }));

/** A day of questions in a shop, so that there is something to be rare in. */
const OTHERS = [
  'Is the Storm Jacket made of wool?',
  'Which boots are for wide feet?',
  'Do you sell vouchers?',
  'Can I pay with Klarna?',
  'Where can I see my order?',
  'What is your phone number?',
  'Do you have wheelchairs?',
  'Are the tents fireproof?',
];

it.each<[texts: string[]]>([
  [['Do you ship to Norway?', 'do you ship to norway', 'DO YOU SHIP TO NORWAY!!']],
  [['Do you ship to Norway?', 'shipping to Norway possible?']],
  [['What is the return policy?', 'return policy please']],
  [['Do you have gift cards?', 'gift card']],
  [['Wo ist mein Paket?', 'Wo bleibt mein Paket']],
  [['Avez-vous des chèques-cadeaux ?', 'cheques cadeaux']],
  [['¿Hacen envíos a Canarias?', 'envio canarias']],
  [['Есть ли доставка в Казань?', 'доставка казань']],
  [['ギフト包装はできますか', 'ギフト包装できますか？']],
  [['هل تشحنون إلى مصر؟', 'تشحنون مصر']],
])('puts %j together', (texts) => {
  const groups = groupQuestions(asked(...texts, ...OTHERS));
  expect(groups[0]).toMatchObject({ count: texts.length });
  expect(groups.slice(1).map(({ count }) => count)).toEqual(OTHERS.map(() => 1));
});

it.each<[texts: string[]]>([
  [['Do you have bicycles?', 'Do you have umbrellas?']],
  [['Do you ship to Norway?', 'Do you ship to Chile?', 'Can I collect in Berlin?']],
  [['store opening hours', 'storming the summit']],
  [['iPhone 15 case', 'iPhone 16 charger']],
  [['?', '👍', '!!!']],
])('keeps %j apart', (texts) => {
  const groups = groupQuestions(asked(...texts, ...OTHERS));
  expect(groups.map(({ count }) => count)).toEqual([...texts, ...OTHERS].map(() => 1));
});

it('says of a group how large it is, what it is about, and when it was last asked', () => {
  const same = Array.from({ length: 560 }, () => 'gift card');
  const questions = asked('Do you have gift cards?', ...same, ...OTHERS, 'Gift cards?');
  const [group, second] = groupQuestions(questions);
  expect(group).toMatchObject({ question: 'gift card', count: 562, latestAt: questions[0]?.createdAt });
  expect(group?.exchangeIds).toEqual(questions.slice(0, 500).map(({ exchangeId }) => exchangeId));
  expect(group?.examples).toEqual(['Do you have gift cards?', 'Gift cards?']);
  // Of groups of one size, the one asked last comes first.
  expect(second?.question).toBe(OTHERS[0]);
});

it('is nothing of nothing, and the same each time', () => {
  expect(groupQuestions([])).toEqual([]);
  const questions = asked(...OTHERS, 'gift card', 'Gift cards?');
  expect(groupQuestions(questions)).toEqual(groupQuestions(questions));
});
