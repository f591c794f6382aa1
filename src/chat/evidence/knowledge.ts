import type { Turn } from '../turn.ts';
import { citationOf } from './citations.ts';
import { createEvidenceReader } from './claims.ts';
import { type AnswerEvidence, type ProductFacts, readPassage, readProduct, readTold } from './facts.ts';
import { type UnknownName, createNameLookup, createUnknownNameFinder } from './unknown-names.ts';
import { type Names, createNames } from './subjects.ts';

/** The evidence available at one point of an answer. */
export interface AnswerKnowledge {
  evidence: AnswerEvidence;
  names: Names;
  /** Returns a name in a sentence that no known text has, see `unknown-names.ts`. */
  unknownNameIn: (sentence: string) => UnknownName | null;
  /** True if the shop's texts, without the shopper's, have a name. */
  isNamed: (name: string) => boolean;
  /** Valid citations: ids of products, and passages as `citationOf` numbers them. */
  citable: ReadonlySet<string>;
  /** The products whose cards are shown. */
  shown: readonly ProductFacts[];
}

export interface KnowledgeOptions {
  turn: Turn;
  /** ISO 639-1 codes: possible languages of the answer, the likeliest first, and the language of the catalogue. */
  languages: readonly string[];
  catalogueLanguage: string;
  /** The shopper's messages, and the last of them. */
  asked: string;
  newest?: string | undefined;
  pageUrl?: string | undefined;
  /** True for an author that only quotes: then the rules alone judge, and nothing is weighed. */
  onlyQuotes?: boolean | undefined;
}

/** Reads the evidence found in the turn, again whenever tools have added to it. */
export function createKnowledge(options: KnowledgeOptions): () => AnswerKnowledge {
  const { turn, languages, catalogueLanguage } = options;
  const own = [catalogueLanguage, 'en'];
  const reader = { claimsIn: createEvidenceReader(own), languages: own };
  const inAnswer = { claimsIn: createEvidenceReader(languages), languages };
  let version = '';
  let read: Omit<AnswerKnowledge, 'shown'> | undefined;

  function refresh(): Omit<AnswerKnowledge, 'shown'> {
    const products = [...turn.known.values()].map((product) => readProduct(turn, product, reader, inAnswer));
    const texts = turn.passages.map((passage) => readPassage(passage, reader));
    const toolFacts = turn.toolFacts.map((text) => readTold(text, reader));
    const { texts: shopTexts, addresses } = everythingIn(options);
    return {
      evidence: {
        products,
        passages: [...texts, ...toolFacts],
        counted: turn.counted.map((text) => readTold(text, reader)),
        contact: turn.handover && contactsOf(turn).join('\n'),
      },
      names: createNames(products, languages[0] === catalogueLanguage, languages),
      citable: new Set([...turn.known.keys(), ...turn.passages.map((_, at) => citationOf(at))]),
      unknownNameIn: createUnknownNameFinder({ texts: [...shopTexts, options.asked], addresses }, languages[0] ?? 'en'),
      isNamed: createNameLookup(shopTexts),
    };
  }

  return () => {
    const { known, details, read: looked, translations, passages, toolFacts, counted } = turn;
    const sizes = [known, details, looked, translations].map(({ size }) => size);
    const lengths = [passages, toolFacts, counted].map(({ length }) => length);
    const current = [...sizes, ...lengths].join(' ');
    if (!read || current !== version) [read, version] = [refresh(), current];
    const shown = read.evidence.products.filter(({ product }) => turn.shown.has(product.productId));
    return { ...read, shown };
  };
}

/** "You are Moss", "Du bist die Beraterin Volta". */
const OWN_NAME = /^\P{L}{0,3}\p{L}{1,12}(?: \p{Ll}{1,20}){0,3} (\p{Lu}\p{L}{1,30})/u;

const contactsOf = ({ contact }: Turn): string[] => Object.values(contact ?? {}).flatMap((each) => each ?? []);

/** Returns all texts of the shop, and the addresses that an answer may have. */
function everythingIn({ turn, pageUrl }: KnowledgeOptions): { texts: string[]; addresses: string[] } {
  const { known, details, translations, passages, toolFacts, shop, siteUrl, contact, persona } = turn;
  // The assistant's name is no secret.
  const [, name = ''] = OWN_NAME.exec(persona ?? '') ?? [];
  const rows = [...known.values()].flatMap(({ productId, title, brand, category, description, url }) => [
    [title, brand, category, url, details.get(productId), translations.get(productId)?.title].join('\n'),
    description ?? '',
  ]);
  const knowledge = passages.map(({ title, text }) => `${title}\n${text}`);
  return {
    texts: [...rows, ...knowledge, ...toolFacts, shop, name, siteUrl ?? '', ...contactsOf(turn)],
    addresses: [siteUrl, contact?.url, pageUrl, ...[...known.values()].map(({ url }) => url)].flatMap(
      (each) => each ?? [],
    ),
  };
}
