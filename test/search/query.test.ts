import { describe, expect, it } from 'vitest';
import { literalQuery, parseQuery } from '../../src/search/query.ts';

function read(text: string, language = 'english') {
  const { wanted, without, price } = parseQuery(text, language);
  return {
    wanted: wanted.map(({ written }) => written).join(' '),
    without: without.map(({ word }) => word.written).join(' '),
    price,
  };
}

describe('queries without search words', () => {
  it.each([
    ['', ''],
    [' \n ', ''],
    ['%_ & | !', ''],
    ['the', 'the'],
    ['i want it', 'i want it'],
    ['without', 'without'],
    ['without the', 'without the'],
    ['no', 'no'],
    ['free', 'free'],
  ])('%j searches for %j', (text, wanted) => {
    expect(read(text)).toEqual({ wanted, without: '', price: null });
  });

  it('and very long ones are bounded', () => {
    expect(parseQuery('jacket hat '.repeat(100_000), 'english').wanted).toHaveLength(2);
    expect(parseQuery(Array.from({ length: 500 }, (_, i) => `w${i}`).join(' '), 'english').wanted).toHaveLength(24);
    expect(parseQuery(`without ${'a or '.repeat(10_000)}`, 'english').without.length).toBeLessThanOrEqual(24);
    expect(parseQuery('under '.repeat(2_000), 'english').price).toBeNull();
  });
});

describe('search words of a request', () => {
  it.each([
    ['I am looking for a warm jacket for my dog', 'warm jacket dog'],
    ['please recommend me some hiking boots', 'hiking boots'],
    ['the boys', 'boys'],
    ['down jacket', 'down jacket'],
    ['boots boots', 'boots'],
    ['Hi, can you recommend a good tent? Thanks!', 'tent'],
    ["I'd like what's best: a kettle", 'kettle'],
    ['can opener', 'can opener'],
    ['do you sell trash cans', 'trash cans'],
    ['trash can for kitchen', 'trash can kitchen'],
  ])('%s', (text, wanted) => {
    expect(read(text).wanted).toBe(wanted);
  });

  it.each([
    ['german', 'ich suche eine Jacke für den Winter', 'jacke winter'],
    ['french', 'je cherche une bague en or', 'bague or'],
    ['spanish', 'busco zapatos para el niño', 'zapatos niño'],
    ['none', 'the jacket', 'jacket'],
  ])('in %s: %s', (language, text, wanted) => {
    expect(read(text, language).wanted).toBe(wanted);
  });
});

it.each([
  ['phone holder', null],
  ['phone holder for the car', 2],
  ['holder with holder for car', 1],
  ['for the car', null],
  ['tea with no sugar', 1],
])('%s: its purpose begins at word %j', (text, purpose) => {
  expect(parseQuery(text, 'english').purpose).toBe(purpose);
});

describe('excluded words', () => {
  it.each([
    ['shoes without laces', 'shoes', 'laces'],
    ['shoes without any laces for men', 'shoes men', 'laces'],
    ['tea no sugar', 'tea', 'sugar'],
    ["shoes that aren't leather", 'shoes', 'leather'],
    ['I don’t want sugar in my tea', 'tea', 'sugar'],
    ['tea without sugar or milk', 'tea', 'sugar milk'],
    ['tea without sugar, no milk', 'tea', 'sugar milk'],
    ['sugar-free tea', 'tea', 'sugar'],
    ['sugar free tea', 'tea', 'sugar'],
    ['non slip mat', 'mat', 'slip'],
    ['no 7 serum', '7 serum', ''],
    ['free people dress', 'free people dress', ''],
    ['tea without', 'tea', ''],
    ['without sugar', 'without sugar', ''],
  ])('%s', (text, wanted, without) => {
    expect(read(text)).toMatchObject({ wanted, without });
  });

  it.each([
    ['danish', 'te uden sukker', 'te', 'sukker'],
    ['dutch', 'thee zonder suiker', 'thee', 'suiker'],
    ['finnish', 'tee ilman sokeria', 'tee', 'sokeria'],
    ['french', 'thé sans sucre', 'thé', 'sucre'],
    ['german', 'Tee ohne Zucker oder Milch', 'tee', 'zucker milch'],
    ['hungarian', 'tea cukor nélkül', 'tea', 'cukor'],
    ['italian', 'tè senza zucchero', 'tè', 'zucchero'],
    ['norwegian', 'te uten sukker', 'te', 'sukker'],
    ['portuguese', 'chá sem açúcar', 'chá', 'açúcar'],
    ['romanian', 'ceai fără zahăr', 'ceai', 'zahăr'],
    ['russian', 'чай без сахара', 'чай', 'сахара'],
    ['spanish', 'té sin azúcar', 'té', 'azúcar'],
    ['swedish', 'te utan socker', 'te', 'socker'],
    ['turkish', 'şeker olmayan çay', 'çay', 'şeker'],
    ['german', 'tea without sugar', 'tea', 'sugar'],
  ])('in %s: %s', (language, text, wanted, without) => {
    expect(read(text, language)).toMatchObject({ wanted, without });
  });
});

/** The currencies with the sign "$", most common first. */
const DOLLARS = 'USD CAD AUD NZD MXN ARS CLP COP HKD SGD TWD UYU DOP JMD TTD BND'.split(' ');

describe('prices', () => {
  it.each([
    ['lamp under $50', 'lamp', { min: null, max: 50, currencies: DOLLARS }],
    ['lamp for less than 49,90 €', 'lamp', { min: null, max: 49.9, currencies: ['EUR'] }],
    ['lamp over 20 euros', 'lamp', { min: 20, max: null, currencies: ['EUR'] }],
    ['lamp over £20 and under £40', 'lamp', { min: 20, max: 40, currencies: ['GBP', 'EGP', 'LBP'] }],
    ['lamp under 300 kr', 'lamp', { min: null, max: 300, currencies: ['SEK', 'NOK', 'DKK', 'ISK'] }],
    ['toys for kids under 5', 'toys kids under 5', null],
    ['under armour shirt', 'under armour shirt', null],
    ['$50 gift card', '50 gift card', null],
    ['desk under 120 cm', 'desk', null],
  ])('%s', (text, wanted, price) => {
    expect(read(text)).toMatchObject({ wanted, price });
  });

  it.each([
    ['german', 'Lampe unter 50 €', 'lampe', 50],
    ['french', 'lampe sous 50 euros', 'lampe', 50],
    ['spanish', 'lámpara menos de 50 €', 'lámpara', 50],
  ])('in %s: %s', (language, text, wanted, max) => {
    expect(read(text, language)).toMatchObject({ wanted, price: { max, min: null, currencies: ['EUR'] } });
  });
});

it('reads a literal query without interpreting it', () => {
  const { wanted, without, price } = literalQuery('the tea without sugar under $5');
  expect(wanted.map(({ folded }) => folded)).toEqual(['the', 'tea', 'without', 'sugar', 'under', '5']);
  expect({ without, price }).toEqual({ without: [], price: null });
});
