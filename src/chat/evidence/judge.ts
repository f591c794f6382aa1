import { words } from '../../text/words.ts';
import type { Turn } from '../turn.ts';
import { conceptsOf, createClaimReader } from './claims.ts';
import { type Evidence, type ProductFacts, readFacts, readProduct } from './facts.ts';
import type { Piece } from './pieces.ts';
import { reasonAgainst } from './sentence.ts';
import { createStrangerFinder } from './strangers.ts';
import { createNames } from './subjects.ts';
import { valuesIn } from './values.ts';

export interface JudgeOptions {
  turn: Turn;
  /** ISO 639-1 codes of the conversation and of the catalogue. */
  language: string;
  catalogueLanguage: string;
  /** The shopper's messages. */
  asked: string;
  pageUrl?: string | undefined;
}

/** Returns why a piece of an answer must not reach the shopper, or null. Pieces come in order. */
export type Judge = (piece: Piece) => string | null;

const MAX_BYTES = 8_000;
const MAX_CANDIDATES = 4;

export function createJudge({ turn, language, catalogueLanguage, asked, pageUrl }: JudgeOptions): Judge {
  const ownClaims = createClaimReader([catalogueLanguage, 'en']);
  const claimsIn = createClaimReader([language, 'en']);
  const find = conceptsOf([language, 'en']);
  const evidence: Evidence = {
    products: [...turn.known.values()].map((product) => readProduct(turn, product, ownClaims)),
    passages: turn.passages.map((passage) => readFacts(`${passage.title}.\n${passage.text}`, ownClaims)),
  };
  const names = createNames(evidence.products, language === catalogueLanguage);
  const question = readFacts(asked, claimsIn);
  const shown = evidence.products.filter(({ product }) => turn.shown.has(product.productId));
  const page = evidence.products.filter(({ product }) => product.url === pageUrl);
  const inQuestion = names.in(asked).map(({ product }) => product);
  /** The products that "it" may be. */
  let focus: readonly ProductFacts[] =
    inQuestion.length > 0 ? inQuestion : page.length > 0 ? page : shown.length === 1 ? shown : [];
  const spoken: ProductFacts[] = [...focus];

  const says = (text: string, concept: string): boolean =>
    find(words(text, MAX_BYTES)).some((each) => each.table === 'discourse' && each.concept === concept);

  const base = { evidence, question, names, claimsIn, says, spoken, shown, accepted: [] };
  const strangerIn = createStrangerFinder(knownTo(turn, asked, pageUrl), language);

  function judgeSentence(sentence: string): string | null {
    const named = names.in(sentence);
    const subjects = named.length > 0 ? [focus] : candidates(focus, spoken, shown);
    const reasons = subjects.map((each) => {
      const reason = reasonAgainst({ ...base, sentence, named, focus: each });
      return { each, reason };
    });
    const fitting = reasons.find(({ reason }) => reason === null);
    if (named.length > 0) {
      focus = named.map(({ product }) => product);
      spoken.push(...focus);
    } else if (fitting && fitting.each.length > 0) focus = fitting.each;
    return fitting ? null : (reasons[0]?.reason ?? null);
  }

  /** The products of a table's columns, by position; empty for a table with a product in each row. */
  let columns: readonly (ProductFacts | undefined)[] | null = null;

  /** The first row of a table says what the columns are. */
  function judgeRow(row: string): string | null {
    const cells = row
      .trim()
      .replaceAll(/^\||\|$/gu, '')
      .split('|')
      .map((cell) => cell.trim());
    if (columns === null) {
      const found = cells.map((cell) => names.in(cell).map(({ product }) => product));
      const isByColumn = found.filter(({ length }) => length === 1).length > 1;
      columns = isByColumn ? found.map(([product]) => product) : [];
      return isByColumn ? null : valuesIn(row).length === 0 ? null : judgeSentence(row);
    }
    if (columns.length === 0) return judgeSentence(row);
    const [label = ''] = cells;
    const reasons = cells.map((cell, at) => {
      const product = columns?.[at];
      if (!product) return null;
      return reasonAgainst({ ...base, sentence: `${label}: ${cell}`, named: [], focus: [product] });
    });
    return reasons.find((reason) => reason !== null) ?? null;
  }

  return ({ text, kind }) => {
    const stranger = strangerIn(text);
    if (stranger !== null) return `${stranger} is unknown`;
    if (kind === 'row') return judgeRow(text);
    columns = null;
    return judgeSentence(text);
  };
}

function knownTo({ known, details, passages, shop, siteUrl }: Turn, asked: string, pageUrl: string | undefined) {
  const rows = [...known.values()].map(({ productId, title, brand, category, description, url }) =>
    [title, brand, category, description, url, details.get(productId)].join('\n'),
  );
  const texts = [...rows, ...passages.map(({ title, text }) => `${title}\n${text}`), asked, shop, siteUrl ?? ''];
  return { text: texts.join('\n'), addresses: [siteUrl, pageUrl].flatMap((each) => each ?? []) };
}

/** The subjects that a sentence without a name may have: all of what it claims has to hold for one of them. */
function candidates(
  focus: readonly ProductFacts[],
  spoken: readonly ProductFacts[],
  shown: readonly ProductFacts[],
): (readonly ProductFacts[])[] {
  const others = [...new Set([...spoken.toReversed(), ...shown])].slice(0, MAX_CANDIDATES);
  return [focus, ...others.filter((each) => focus.length !== 1 || focus[0] !== each).map((each) => [each])];
}
