import type { ConceptGroup } from '../../text/lexicon/claims/index.ts';
import type { ClaimReader } from './claims.ts';
import type { FindConcepts } from './concepts.ts';
import type { AnswerEvidence, Facts, ProductFacts } from './facts.ts';
import type { Names } from './subjects.ts';
import type { AnswerValue } from './values.ts';

/** A sentence with everything needed to judge it. */
export interface Context {
  sentence: string;
  /** The preceding sentence. */
  previous: string;
  /** ISO 639-1 codes in which it may have number words. */
  languages: readonly string[];
  /** True if it is in the language of the catalogue. */
  isOwnLanguage: boolean;
  /** The shop's own country, see `scopes.ts`. */
  home: string;
  /** The products that it names. */
  named: ReturnType<Names['in']>;
  /** The products that "it" may refer to. */
  focus: readonly ProductFacts[];
  /** The products named so far, the latest last. */
  mentioned: readonly ProductFacts[];
  shown: readonly ProductFacts[];
  /** Verified values of the answer, the latest last: later ones may be calculated from them. */
  accepted: AnswerValue[];
  evidence: AnswerEvidence;
  question: Facts;
  /** The shopper's messages as written. */
  asked: string;
  names: Names;
  claimsIn: ClaimReader;
  mentionsIn: FindConcepts<ConceptGroup>;
  /** True if a text has a phrase of the discourse table. */
  says: (text: string, concept: string) => boolean;
}
