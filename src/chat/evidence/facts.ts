import { LRUCache } from 'lru-cache';
import type { Variant } from '../../domain/product-details.ts';
import type { Product } from '../../domain/product.ts';
import type { KnowledgePassage } from '../../domain/knowledge-search.ts';
import { STOP_WORDS } from '../../text/lexicon/stop-words.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { words } from '../../text/words.ts';
import { stemsOf } from '../stems.ts';
import type { Turn } from '../turn.ts';
import { type Claim, type ClaimReader, claimKey, clausesOf, conceptsOf } from './claims.ts';
import { IN_OWN_WORDS } from './groups.ts';
import { scopesIn } from './scopes.ts';
import { type AnswerValue, knownValuesIn } from './values.ts';

/** In characters. The rest of a row or passage is not read: most are shorter, and hostile ones would delay everyone. */
export const MAX_LENGTH = 2_000;
const MAX_BYTES = 4 * MAX_LENGTH;
/** In letters. Shorter words are mostly particles that say nothing about a product. */
export const MIN_CONTENT_WORD = 4;

/** The facts that a row or passage of the evidence states. */
export interface Facts {
  values: readonly AnswerValue[];
  stems: ReadonlySet<string>;
  /** Its claims: asserted, denied, or both about different things. */
  claims: ReadonlyMap<string, { isAsserted: boolean; isDenied: boolean }>;
  /** The countries and days that it names, see `scopes.ts`. */
  scopes: ReadonlySet<string>;
  /** Folded, for names, codes and addresses. */
  text: string;
  /** True if it denies something. */
  isDenying: boolean;
  /** The facts of each of its sentences and lines; of a sentence, of each clause; of a clause, none. */
  parts: readonly Facts[];
}

/** An option value of a variant, with what it claims. */
export interface NamedChoice {
  value: string;
  facts: Facts;
}

export interface ProductFacts extends Facts {
  product: Product;
  variants: readonly Variant[];
  /** The values that each variant has. */
  choices: readonly { variant: Variant; chosen: readonly NamedChoice[] }[];
  /** In the product's currency: current prices, and those before a reduction. */
  prices: readonly number[];
  formerPrices: readonly number[];
  /** The details in the form that the model reads, one per line. */
  details: string;
  /** Stems of the title and its numbers, in order, without stop words. */
  title: readonly string[];
  /** Concepts of the title, such as "kindsHome.honey". */
  traits: ReadonlySet<string>;
}

/** Everything that an answer may rest on. */
export interface AnswerEvidence {
  products: readonly ProductFacts[];
  passages: readonly PassageFacts[];
  /** Facts about what a search finds, but about none of its products. */
  counted: readonly Facts[];
  /** Contact details of the shop, once the answer refers to it. */
  contact: string | null;
}

/** Facts of a passage of the shop's texts, or of a tool's result, where `passage` is null. */
export interface PassageFacts extends Facts {
  passage: KnowledgePassage | null;
}

/** The settings for reading texts. */
export interface FactReader {
  claimsIn: ClaimReader;
  languages: readonly string[];
}

export function readFacts(written: string, reader: FactReader): Facts {
  const text = written.slice(0, MAX_LENGTH);
  const key = `${reader.languages.join(' ')}\n${text}`;
  let facts = factsByText.get(key);
  if (!facts) factsByText.set(key, (facts = read(text, reader)));
  return facts;
}

/** Cached, because answers rest on the same rows and passages again and again. Sizes are in characters. */
const factsByText = new LRUCache<string, Facts>({ maxSize: 4_000_000, sizeCalculation: (_, key) => key.length + 100 });

const read = (text: string, reader: FactReader): Facts => {
  const { claimsIn, languages } = reader;
  return lazily<Facts>({
    values: () => knownValuesIn(text, languages),
    scopes: () => new Set(scopesIn(text, languages).flatMap(({ keys }) => keys)),
    stems: () => new Set(stemsOf(text, MAX_BYTES)),
    claims: () => statementsOf(claimsIn(text)),
    text: () => words(text, MAX_BYTES).join(' '),
    isDenying: () => denies(text, languages),
    parts: () => partsOf(text).map((part) => readFacts(part, reader)),
  });
};

const DENIALS: ReadonlySet<string> = new Set(['negation', 'without', 'freeOf']);

const denies = (text: string, languages: readonly string[]): boolean =>
  conceptsOf(languages)(words(text, MAX_BYTES)).some(
    ({ table, concept }) => table === 'discourse' && DENIALS.has(concept),
  );

/** Returns the sentences and lines of a text, or of one sentence the clauses. */
function partsOf(text: string): string[] {
  const lines = sentencesOf(text);
  const parts = lines.length > 1 ? lines : clausesOf(text);
  return parts.length > 1 ? parts : [];
}

function statementsOf(claims: readonly Claim[]): Facts['claims'] {
  const statements = new Map<string, { isAsserted: boolean; isDenied: boolean }>();
  for (const claim of claims) {
    const known = statements.get(claimKey(claim)) ?? { isAsserted: false, isDenied: false };
    statements.set(claimKey(claim), {
      isAsserted: known.isAsserted || !claim.isDenied,
      isDenied: known.isDenied || claim.isDenied,
    });
  }
  return statements;
}

/** Creates an object whose fields are computed on first access: most answers are about few of the rows found. */
export function lazily<T extends object>(readers: { [Key in keyof T]: () => T[Key] }): T {
  const keys = Object.keys(readers);
  const kind = keys.join(' ');
  let prototype = lazyPrototypes.get(kind);
  if (!prototype) lazyPrototypes.set(kind, (prototype = lazyPrototype(keys)));
  return Object.create(prototype, { readers: { value: readers } }) as T;
}

interface Lazy {
  readers: Record<string, () => unknown>;
}

/** Prototypes by field names: own accessors would take several kilobytes per object. */
const lazyPrototypes = new Map<string, object>();

function lazyPrototype(keys: readonly string[]): object {
  const prototype = {};
  for (const key of keys)
    Object.defineProperty(prototype, key, {
      get(this: Lazy) {
        const value = this.readers[key]?.();
        Object.defineProperty(this, key, { value });
        return value;
      },
    });
  return prototype;
}

/**
 * @param reader reads the row
 * @param inAnswer reads its translation, of which only claims count that would do no harm if wrong, and no numbers
 */
export function readProduct(turn: Turn, product: Product, reader: FactReader, inAnswer = reader): ProductFacts {
  const { productId, title, brand, category, description, price } = product;
  const details = turn.details.get(productId) ?? '';
  const variants = turn.read.get(productId)?.variants ?? [];
  const choices = new Set(variants.flatMap(({ values }) => values.flatMap((value) => value ?? [])));
  const text = [title, brand, category, details, ...[...choices].map(asChoice), description]
    .filter(Boolean)
    .join('.\n');
  const facts = readFacts(withUnits(text), reader);
  const translation = turn.translations.get(productId);
  const translated = translation && readFacts(`${translation.title}.\n${translation.text}`, inAnswer);
  const prices = [price, ...variants.map((variant) => variant.price)].filter((each) => each !== null);
  return lazily<ProductFacts>({
    ...forwarded(facts),
    stems: () => (translated ? facts.stems.union(translated.stems) : facts.stems),
    claims: () => (translated ? new Map([...harmless(translated.claims), ...facts.claims]) : facts.claims),
    product: () => product,
    details: () => details,
    variants: () => variants,
    choices: () =>
      variants.map((variant) => ({
        variant,
        chosen: variant.values.flatMap((value) =>
          value === null ? [] : { value, facts: readFacts(asChoice(value), reader) },
        ),
      })),
    prices: () => prices,
    // The list price of the product itself is only in the text of its details.
    formerPrices: () =>
      facts.values
        .filter(({ kind }) => kind === 'money')
        .flatMap(({ numbers }) => numbers)
        .filter((amount) => !prices.includes(amount)),
    title: () =>
      words(`${title} ${translation?.title ?? ''}`, MAX_BYTES)
        .filter((word) => !isStopWord(word))
        .flatMap((word) => stemsOf(word)),
    traits: () => new Set(reader.claimsIn(title).map(claimKey)),
  });
}

/** "In" marks the names of colours, which may be other words too: "weiß" also means "know". */
const asChoice = (value: string): string => `in ${value}`;

const harmless = (claims: Facts['claims']) =>
  [...claims].filter(([key]) => !IN_OWN_WORDS.has(key.split('.', 1)[0] ?? ''));

export const readPassage = (passage: KnowledgePassage, reader: FactReader): PassageFacts =>
  lazily<PassageFacts>({
    ...forwarded(readFacts(`${passage.title}.\n${passage.text}`, reader)),
    passage: () => passage,
  });

/** Reads the facts of a tool's result. */
export const readTold = (text: string, reader: FactReader): PassageFacts =>
  lazily<PassageFacts>({ ...forwarded(readFacts(text, reader)), passage: () => null });

const forwarded = (facts: Facts) => ({
  values: () => facts.values,
  scopes: () => facts.scopes,
  stems: () => facts.stems,
  claims: () => facts.claims,
  text: () => facts.text,
  isDenying: () => facts.isDenying,
  parts: () => facts.parts,
});

/** "Battery life (h): 30": the unit is in the name of the row, and has to be added to the number. */
const UNIT_IN_NAME = /(?:\(|\bin )([\p{L}°]{1,12})\)?: {0,2}(\p{Nd}[\p{Nd}.,]{0,9})(?= {0,2}(?:\n|$))/gu;
const withUnits = (text: string): string => text.replaceAll(UNIT_IN_NAME, '$& $1');

const stopWords = new Set(Object.values(STOP_WORDS).flatMap((list) => list.split(' ')));
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** True if the facts state a claim of a sentence. */
export const isStated = (facts: readonly Facts[], claim: Claim): boolean =>
  facts.some(({ claims }) => {
    const known = claims.get(claimKey(claim));
    if (known) return claim.isDenied ? known.isDenied : known.isAsserted;
    return !claim.isDenied && [...claims].some(([key, { isAsserted }]) => isAsserted && isKindOf(key, claim));
  });

/** True for narrower concepts: merino wool is wool, and stainless steel is steel. */
const isKindOf = (key: string, { group, concept }: Claim): boolean =>
  key.startsWith(`${group}.`) && key.endsWith(concept.charAt(0).toUpperCase() + concept.slice(1));
