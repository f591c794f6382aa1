import { describe, expect, it } from 'vitest';
import { mentions, relevanceOf } from '../../src/chat/relevance.ts';
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
    expect(relevanceOf(titled(title), wanted.split(' ')).opposes).toBe(expected);
  });
});

describe('the purpose of a product is not its type', () => {
  it.each([
    ['Case for Nova Phone', 'phone', [], []],
    ['Phone Case', 'phone', ['phone'], []],
    ['Hülle für Telefon', 'Telefon', [], []],
    ['Housse pour tente', 'tente housse', ['housse'], []],
    ['Case for Nova Phone', 'tablet', [], ['tablet']],
  ])('%s, requested %j', (title, wanted, inTitle, lacks) => {
    expect(relevanceOf(titled(title), wanted.split(' '))).toMatchObject({ titled: inTitle, lacks });
  });
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
