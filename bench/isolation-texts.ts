import { TEXT_LIMITS as MAX } from '../src/domain/text-limits.ts';

/** Repetitions that no pattern may backtrack over. */
const UNITS = ['1', '–', '1.', 'A1-', '[a](', '€', ' 1', '$1,', 'a ', '((', '1 x ', '€ 1 – '];

const filled = (start: string, unit: string, length: number) =>
  start + unit.repeat(length).slice(0, length - start.length);

const address = (at: number, unit: string) =>
  filled(`https://hostile.test/${at}?`, encodeURIComponent(unit), MAX.url).replace(/%.?$/, '');

/** Hostile texts at every size limit, which match a shopper's ordinary question. */
export const PRODUCTS = UNITS.map((unit, at) => ({
  url: address(at, unit),
  imageUrl: address(at, unit),
  title: filled('jacket ', unit, MAX.title),
  description: filled('A jacket. ', unit, MAX.description),
  brand: filled('Jacket ', unit, MAX.brand),
  category: filled('Jackets > ', unit, MAX.category),
  externalId: filled(`${at} `, unit, MAX.externalId),
  price: 10 + at,
  currency: 'EUR',
}));

export const KNOWLEDGE = UNITS.map((unit) => ({
  title: filled('How to wash a jacket ', unit, MAX.title),
  content: filled('Wash the jacket by hand. ', unit, MAX.content),
}));

export const ASSISTANT = {
  siteUrl: address(0, 'A1-'),
  name: filled('Jackets ', '1.', MAX.name),
  persona: filled('You sell jackets. ', 'A1-', MAX.persona),
  greeting: filled('A jacket? ', '[a](', MAX.greeting),
};

/** For `list_catalogue`. */
export const SEARCHES = UNITS.map((unit) => filled('jacket ', unit, MAX.search));

export const QUESTIONS = [
  'jacket',
  'How do I wash a jacket?',
  ...UNITS.map((unit) => filled('jacket ', unit, MAX.message)),
];
