import { foldText } from '../languages/language.ts';
import { readingsOf } from '../../text/money/number.ts';
import type { Turn } from '../turn.ts';
import { findClaims } from './claims.ts';
import { addressesIn } from './links.ts';
import { type Mention, createMentions } from './mentions.ts';
import type { Patterns } from './patterns.ts';

/** The text around a claim. */
export interface Context {
  /** The sentence so far. */
  sentence: string;
  /** Offset in it of the part after the last amount: "A at €5 and B at €6". */
  part: number;
  /** The text that follows, as far as it has arrived. */
  after: string;
}

export type Evidence = ReturnType<typeof createEvidence>;

/** What was looked up for an answer, in the forms in which claims are compared with it. */
export function createEvidence({ known, details, passages, persona }: Turn, patterns: Patterns) {
  /** Caches a value for the current state: passages and products are only ever added while an answer is made. */
  function once<T>(compute: () => T): () => T {
    let kept: { value: T; passages: number; products: number } | undefined;
    return () => {
      if (kept?.passages !== passages.length || kept.products !== known.size + details.size)
        kept = { value: compute(), passages: passages.length, products: known.size + details.size };
      return kept.value;
    };
  }

  /** The shop's knowledge and the merchant's persona. */
  const knowledge = once(() => [...passages.map(({ title, text }) => `${title}\n${text}`), persona ?? ''].join('\n'));
  const catalogue = once(() =>
    [...known.values()]
      .map(({ productId, title, description }) => [title, description, details.get(productId)].join('\n'))
      .join('\n'),
  );
  const titles = () => [...known.values()].map(({ title }) => title).join('\n');
  const mentionsIn = once(() => createMentions([...known.values()]));

  return {
    knowledge,
    foldedKnowledge: once(() => foldText(knowledge())),
    foldedTexts: once(() => foldText(`${knowledge()}\n${catalogue()}`)),
    knowledgeAmounts: once(() => new Set(amountsIn(knowledge(), patterns))),
    titleAmounts: once(() => [...new Set(amountsIn(titles(), patterns))]),
    knowledgeShares: once(() => sharesIn(knowledge(), patterns)),
    catalogueShares: once(() => sharesIn(catalogue(), patterns)),
    knowledgeAddresses: once(() => addressesIn(knowledge())),
    /** Finds the products that a claim is about: those named since the last amount, else those in the sentence. */
    findSubjects({ sentence, part }: Context): Mention[] {
      const near = mentionsIn()(sentence.slice(part)).map(({ product, end }) => ({ product, end: end + part }));
      return near.length > 0 ? near : mentionsIn()(sentence);
    },
  };
}

const amountsIn = (text: string, patterns: Patterns): number[] =>
  [...findClaims(text, patterns)].flatMap(({ kind, number = '' }) => (kind === 'money' ? readingsOf(number) : []));

const sharesIn = (text: string, patterns: Patterns): number[] =>
  [...findClaims(text, patterns)].flatMap(({ kind, number = '' }) => (kind === 'percent' ? readingsOf(number) : []));
