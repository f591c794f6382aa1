import type { Material } from '../../domain/conversation.ts';
import { languageNamed, languageOf } from '../languages/index.ts';

/** Questions that a shopper may begin with, in the shop's language. */
export interface Starters {
  /** ISO 639-1. */
  language: string;
  questions: string[];
}

const MAX_QUESTIONS = 4;
/** Maximum letters of one question. */
const MAX_LENGTH = 80;

/** Drafts up to four questions of up to 80 characters, of several kinds. */
export function draftStarters(material: Material, greeting: string | null): Starters {
  const catalogue = languageNamed(material.language);
  const { code, phrases } = catalogue.code === 'en' ? languageOf([greeting ?? '']) : catalogue;
  const { suggest } = phrases;
  const short = (questions: readonly string[]) => [...new Set(questions)].filter(({ length }) => length <= MAX_LENGTH);
  const kinds = [
    short(material.categories.map((name) => suggest.category(name))),
    short(material.knowledge.map((title) => (title.endsWith('?') ? title : suggest.knowledge(title)))),
    short(material.products.map((title) => suggest.about(title))),
  ];
  // Take one of each kind in turn, so that a shopper sees the range of possible questions.
  const questions = Array.from({ length: MAX_QUESTIONS }, (_, round) =>
    kinds.flatMap((kind) => kind[round] ?? []),
  ).flat();
  return { language: code, questions: questions.slice(0, MAX_QUESTIONS) };
}
