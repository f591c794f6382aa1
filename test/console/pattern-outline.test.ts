import { expect, it } from 'vitest';
import { marksOf, outlineOf } from '../../src/console/pattern-outline.ts';
import { texts } from '../../src/console/texts/texts.ts';

const rule = (at: string, take = 'text') => ({ at, take, nth: 0 });

it('arranges the places of fields as nested parts of a page', () => {
  const marks = marksOf({
    fields: {
      title: [rule('main div.info h1')],
      price: [rule('main > div.info > p.cost'), rule('aside b')],
      imageUrl: [rule('main img', 'src')],
    },
  });
  expect(marks.map(({ field, rank }) => `${field} ${rank}`)).toEqual(['imageUrl 0', 'title 0', 'price 0', 'price 1']);
  expect(outlineOf(marks)).toMatchObject({
    steps: [],
    marks: [],
    parts: [
      {
        steps: ['main'],
        parts: [
          { steps: ['img'], marks: [{ field: 'imageUrl' }] },
          {
            steps: ['div.info'],
            parts: [
              { steps: ['h1'], marks: [{ field: 'title' }] },
              { steps: ['p.cost'], marks: [{ field: 'price', rank: 0 }] },
            ],
          },
        ],
      },
      { steps: ['aside', 'b'], marks: [{ field: 'price', rank: 1 }] },
    ],
  });
});

it('says what is read', () => {
  const { taken } = texts.crawlPattern;
  expect([taken('text', 0), taken('works', 0, '95%'), taken('src', 1)]).toEqual([
    'Its text',
    'Whether it can be pressed, found on 95% of product pages',
    'Number 2 of these, Its attribute src',
  ]);
});
