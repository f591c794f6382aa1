import { fold } from '../../text/fold.ts';
import { words } from '../../text/words.ts';
import { stemsOf } from '../stems.ts';
import { type ProductFacts, isStopWord } from './facts.ts';
import { isOrdinary } from '../../text/lexicon/ordinary-words.ts';

/** A product that a text names, and the end of the name. */
export interface Named {
  product: ProductFacts;
  end: number;
}

/** A word of a text that is in products' titles. */
interface NameMention {
  stem: string;
  of: ReadonlySet<ProductFacts>;
  end: number;
  isName: boolean;
  isCapital: boolean;
}

const MIN_LENGTH = 3;
/** Maximum number of products that share a word of their names: if more have it, it names a kind. */
const MAX_SHARING = 6;
/** In characters: the maximum distance between two words of a name. */
const MAX_DISTANCE = 30;
const WORD = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’-]*/gu;
const MAX_BYTES = 4_000;

/** Finds the products that texts name. */
export interface Names {
  /** In the order of their names in the text. */
  in(text: string): Named[];
  /** Products that share a capitalized word that is not part of a name: "the big Kestrel" where two are Kestrels. */
  sharing(text: string): ProductFacts[];
  /** Stems of the words in names. */
  stems: ReadonlySet<string>;
}

/**
 * A product is named by its whole title, by a word that no other product's title has, or by words that only its title
 * has together: "the Kestrel grinder" where other things are Kestrels and other grinders are not. A word that describes
 * the product named before it names no other: "The Pocket Torch is waterproof" does not name the Waterproof Mitten.
 * @param isOwnLanguage true if texts are in the catalogue's language, whose common words name a thing that is the only one
 * of its kind
 * @param languages the languages of the texts, whose ordinary words are not names
 */
export function createNames(
  products: readonly ProductFacts[],
  isOwnLanguage: boolean,
  languages: readonly string[],
): Names {
  const owners = new Map<string, Set<ProductFacts>>();
  for (const product of products)
    for (const stem of product.title) owners.set(stem, (owners.get(stem) ?? new Set()).add(product));
  const titles = products.map((product) => ({ product, title: words(product.product.title, MAX_BYTES).join(' ') }));

  /** Finds words of titles in a text, with the products that they may name. */
  const mentionsIn = (text: string): NameMention[] =>
    [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const plain = fold(word.toLowerCase());
      const isNumber = /^\p{Nd}/u.test(plain);
      if ((plain.length < MIN_LENGTH && !isNumber) || isStopWord(plain) || isOrdinary(plain, languages)) return [];
      const isName = !isNumber && (isOwnLanguage || /^\p{Lu}/u.test(word));
      return stemsOf(word).flatMap((stem) => {
        const of = owners.get(stem);
        return of ? [{ stem, of, end: index + word.length, isName, isCapital: /^\p{Lu}/u.test(word) }] : [];
      });
    });

  function named(text: string): Named[] {
    const found: Named[] = [];
    const folded = ` ${words(text, MAX_BYTES).join(' ')} `;
    for (const { product, title } of titles)
      if (title !== '' && folded.includes(` ${title} `)) found.push({ product, end: endOfTitle(text, product) });
    // A whole title names that product only, not others that share its words.
    const whole = found.map(({ product }) => product);
    const said = mentionsIn(text).filter(({ of }) => !whole.some((product) => of.has(product)));
    for (const [at, first] of said.entries()) {
      const [only] = first.of;
      const pair = namedBy(first, said[at + 1]);
      const isOwn = found.some(({ product, end }) => end < first.end && product.stems.has(first.stem));
      if (only && first.of.size === 1 && first.isName && !isOwn) found.push({ product: only, end: first.end });
      else if (pair) found.push({ product: pair, end: said[at + 1]?.end ?? 0 });
    }
    return found.toSorted((a, b) => a.end - b.end);
  }

  function sharing(text: string): ProductFacts[] {
    const unambiguous = named(text).map(({ product }) => product);
    const ambiguous = mentionsIn(text).filter(
      ({ of, isCapital }) =>
        isCapital && of.size > 1 && of.size < MAX_SHARING && !unambiguous.some((product) => of.has(product)),
    );
    return [...new Set(ambiguous.flatMap(({ of }) => [...of]))];
  }

  return { in: named, sharing, stems: new Set(owners.keys()) };
}

/** Returns the only product whose title has both words, if the first of them is in several titles. */
function namedBy({ of, end, isName }: NameMention, next: NameMention | undefined): ProductFacts | null {
  if (!next || !isName || of.size === 1 || next.end - end > MAX_DISTANCE) return null;
  const [only, ...others] = [...of].filter((each) => next.of.has(each));
  return only && others.length === 0 ? only : null;
}

function endOfTitle(text: string, { product }: ProductFacts): number {
  const at = text.toLowerCase().lastIndexOf(product.title.toLowerCase());
  return at < 0 ? 0 : at + product.title.length;
}
