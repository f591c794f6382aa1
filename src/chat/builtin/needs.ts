import { FREE_FROM, type FreeFrom } from '../../text/lexicon/free-from.ts';
import { fold } from '../../text/fold.ts';
import { valuesIn } from '../evidence/values.ts';
import type { Fields } from './matching.ts';
import type { MessageTerm } from './message.ts';
import { AUDIENCES, needsProof } from './weights.ts';
import type { Cue } from '../languages/cues.ts';

/** In years. From this age on, children's products are not meant. */
const GROWN_UP = 16;
/** In years. Younger children get only products that state that they are suitable. */
const TODDLER = 3;
const ADULT = 18;
/** In years: the minimum time for which a product stays of interest. */
const TIME_OF_LIFE = 4;
const MINUTES_OF_YEAR = 525_600;
const MINUTES_OF_MONTH = 43_800;

const CHILDREN = ['children', 'babies', 'newborns', 'toddlers', 'teenagers'].map((each) => `uses.${each}`);

const NEWBORN = 'uses.newborns';

export const isOfChild = (concept: string): boolean => CHILDREN.includes(concept);

const isOf = (concepts: ReadonlySet<string>, keys: readonly string[]): boolean => keys.some((key) => concepts.has(key));

/** Finds what a product must be free of: "without nuts", "gluten-free", "vegan", "a child is coeliac". */
export function avoidedIn(terms: readonly MessageTerm[], excluded: readonly MessageTerm[]): FreeFrom[] {
  const wished = FREE_FROM.filter(({ free }) => terms.some(({ concepts }) => isOf(concepts, free)));
  const unwished = excluded.flatMap((term) => {
    const known = FREE_FROM.filter(({ of, free }) => term.concepts.has(of ?? '') || isOf(term.concepts, free));
    if (known.length > 0 || !needsProof(term)) return known;
    // Products free of all nuts are free of almonds.
    const wider = FREE_FROM.filter((each) => each.of !== null && isOf(term.concepts, each.holds));
    const free = wider.flatMap((each) => each.free);
    return [{ of: wider[0]?.of ?? null, free, holds: [...term.concepts], isHarmful: true }];
  });
  return [...new Set([...wished.map((each) => ({ ...each, isHarmful: true })), ...unwished])];
}

/** Minors get no alcohol; products that say nothing about it have none. */
export const avoidedAt = (age: number | null): FreeFrom[] => (age !== null && age < ADULT ? [ALCOHOL] : []);

const ALCOHOL: FreeFrom = {
  of: 'materials.alcohol',
  free: ['allergy.alcoholFree'],
  holds: FREE_FROM.find((each) => each.of === 'materials.alcohol')?.holds ?? [],
  isHarmful: false,
};

/**
 * Says whether a product has the unwanted ingredient; null if no text says so. Traces count, and so does a mention in
 * the title or table; otherwise, a sentence that denies it takes precedence over one that names it.
 */
export function holds({ passages }: Fields, unwanted: FreeFrom): boolean | null {
  const verdicts = passages.map((passage) => ({ isRow: passage.isRow, verdict: verdictOf(passage, unwanted) }));
  const has = (wanted: AllergenVerdict): boolean => verdicts.some(({ verdict }) => verdict === wanted);
  if (has('traces') || verdicts.some(({ isRow, verdict }) => isRow && verdict === 'there')) return true;
  return has('free') ? false : has('there') || null;
}

type AllergenVerdict = 'traces' | 'free' | 'there' | null;

function verdictOf({ facts: { claims }, isNo }: Fields['passages'][number], unwanted: FreeFrom): AllergenVerdict {
  const said = unwanted.holds.flatMap((key) => claims.get(key) ?? []);
  if (said.length > 0 && claims.get('allergy.traces')?.isAsserted) return 'traces';
  const isProved = !isNo && unwanted.free.some((key) => claims.get(key)?.isAsserted);
  if (isProved || claims.get(unwanted.of ?? '')?.isDenied || said.some(({ isDenied }) => isDenied || isNo))
    return 'free';
  // In "free from milk, nuts and gluten", the word "nuts" does not state that there are nuts.
  const isList = [...claims].some(([key, { isAsserted }]) => /^allergy\..*Free$/u.test(key) && isAsserted);
  return said.length > 0 && !isList ? 'there' : null;
}

/** In years. */
interface Ages {
  from: number;
  to: number;
}

/** In letters: enough of the text after a number to tell what it counts. */
const MAX_WORD = 60;

const PEOPLE: readonly (readonly [Cue, string])[] = [
  ['forMan', 'uses.men'],
  ['forWoman', 'uses.women'],
  ['forChild', 'uses.children'],
];

/** Finds recipients: "for women", "my father". */
export const peopleIn = (terms: readonly MessageTerm[], cues: ReadonlySet<Cue>): ReadonlySet<string> =>
  new Set([
    ...terms.flatMap(({ concepts }) => [...concepts].filter((concept) => AUDIENCES.has(concept))),
    ...PEOPLE.flatMap(([cue, concept]) => (cues.has(cue) ? concept : [])),
  ]);

/** Finds the recipient's age, in years: "she is 4 years old", "8 months", "10jährig", or just "a girl of 11". */
export function ageIn(text: string, terms: readonly MessageTerm[], people: ReadonlySet<string>): number | null {
  const isYoung = isOf(people, CHILDREN);
  for (const { kind, numbers, scale = 0, end } of valuesIn(text)) {
    const [number = 0] = numbers;
    const years = isTime(scale) ? number / MINUTES_OF_YEAR : number;
    // Short spans of time are ages only if the message mentions a child.
    if (isTime(scale) && (isYoung || years >= TODDLER)) return years;
    if (kind !== 'count' || number >= ADULT) continue;
    const rest = text.slice(end, end + MAX_WORD);
    if (/^-?\p{L}{5}/u.test(rest) || (isYoung && !countsOne(rest, terms))) return number;
  }
  return people.has(NEWBORN) ? 0 : null;
}

/** True for "2 kids" or "3 puzzles". */
function countsOne(rest: string, terms: readonly MessageTerm[]): boolean {
  const next = fold(rest.trimStart());
  return next !== '' && terms.some(({ word }) => next.startsWith(word));
}

const isTime = (scale: number | undefined): boolean => scale === MINUTES_OF_YEAR || scale === MINUTES_OF_MONTH;

const isOfAge = (key: string): boolean =>
  CHILDREN.includes(key) || /^(?:age\.|attributes\.age|safety\.notForUnder)/u.test(key);

/** Reads the age range that a product states. "From 3 years" stands for the next few years, not for all ages above. */
function agesOf({ passages, name, details, text }: Fields): Ages | null {
  // Most products say nothing about age; don't read those sentence by sentence.
  if (![name, details, text].some(({ claims }) => [...claims.keys()].some(isOfAge))) return null;
  for (const { facts } of passages) {
    const said = (key: string): boolean => facts.claims.get(key)?.isAsserted === true;
    if (![...facts.claims.keys()].some(isOfAge)) continue;
    const years = facts.values.flatMap(({ numbers: [number = 0], scale }) =>
      isTime(scale) ? number / MINUTES_OF_YEAR : [],
    );
    const [first, second] = years;
    if (first === undefined) {
      if (said('age.fromBirth') && said('attributes.age')) return { from: 0, to: TIME_OF_LIFE };
      continue;
    }
    if (second !== undefined && second > first) return { from: first, to: second };
    return said('age.upToAge') ? { from: 0, to: first } : { from: first, to: 2 * first + TIME_OF_LIFE };
  }
  return null;
}

/** Says whether a product suits an age; null if it does not say. */
export function suits(fields: Fields, age: number | null): boolean | null {
  const ages = age === null ? null : agesOf(fields);
  return ages && age !== null && age >= ages.from && age < ages.to + 1;
}

/** Children this young get only products that state that they are suitable. */
export const mustSayAge = (age: number): boolean => age < TODDLER;

/** True if the product is for children, by its title or its age range. */
export const isForChildren = (fields: Fields): boolean =>
  CHILDREN.some((key) => fields.name.claims.get(key)?.isAsserted) || (agesOf(fields)?.to ?? GROWN_UP) < GROWN_UP;

export const wantsChild = ({ people, age }: { people: ReadonlySet<string>; age: number | null }): boolean =>
  age === null ? isOf(people, CHILDREN) : age < GROWN_UP;
