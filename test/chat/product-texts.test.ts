import { describe, expect, it } from 'vitest';
import { NOTHING, fieldsOf, opposes } from '../../src/chat/builtin/matching.ts';
import { readMessage } from '../../src/chat/builtin/message.ts';
import { createEvidenceReader } from '../../src/chat/evidence/claims.ts';
import { language as en } from '../../src/chat/languages/en.ts';
import { mentions, titleParts } from '../../src/chat/product-texts.ts';
import { product } from './fake-shop.ts';

const titled = (title: string, description = '') => product('prd_1', { title, description });

describe('a title that contradicts the request', () => {
  it.each([
    ['Summer Sleeping Bag', 'winter bag', true],
    ['Winter Sleeping Bag', 'winter bag', false],
    ['All-Season Bag for Summer and Winter', 'winter bag', false],
    ['Sleeping Bag', 'winter bag', false],
    ['Summer Sleeping Bag', 'bag', false],
    ['Sommerschlafsack', 'Schlafsack Winter', true],
    ['Winterjacke', 'Jacke Winter', false],
    ['Deo Herren', 'Deo Damen', true],
    ['Botas de hombre', 'botas mujer', true],
    ['Veste noire', 'veste rouge', true],
    ['Women’s Boots', 'boots men', true],
  ])('%s, requested %j: %s', (title, wanted, expected) => {
    const languages = ['en', 'de', 'es', 'fr'];
    const { terms } = readMessage(wanted, en, languages);
    const fields = fieldsOf(titled(title), '', NOTHING, { claimsIn: createEvidenceReader(languages), languages });
    expect(terms.some((term) => opposes(term, fields))).toBe(expected);
  });
});

describe('the purpose of a product is not its type', () => {
  it.each([
    ['Case for Nova Phone', 'Case'],
    ['Phone Case', 'Phone Case'],
    ['Hülle für Telefon', 'Hülle'],
    ['Housse pour tente', 'Housse'],
  ])('%s is a %s', (title, called) => expect(titleParts(title)[0]).toBe(called));
});

describe('the features that a text mentions', () => {
  it.each([
    ['Jacket with a hood.', 'hood', true],
    ['Jacket without a hood.', 'hood', false],
    ['Jacket, no hood.', 'hood', false],
    ['Without a hood; the parka has a hood.', 'hood', true],
    ['Fragrance-free lotion.', 'fragrance', false],
    ['Creme ohne Parfüm.', 'Parfüm', false],
    ['Creme mit Parfüm.', 'Parfüm', true],
    ['Veste sans capuche.', 'capuche', false],
    ['Chaqueta sin capucha.', 'capucha', false],
    ['Giacca senza cappuccio.', 'cappuccio', false],
    ['Jas zonder capuchon.', 'capuchon', false],
  ])('%j mentions %j: %s', (description, word, expected) => {
    expect(mentions(titled('Thing', description), word)).toBe(expected);
  });
});
