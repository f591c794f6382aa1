import { words } from '../../text/words.ts';
import { languageOfCode } from '../languages/index.ts';
import { definiteOf, makerWordsOf } from '../languages/word-lists.ts';
import { stemsOf } from '../stems.ts';
import type { Context } from './context.ts';
import { KINDS } from './groups.ts';
import type { AnswerKnowledge } from './knowledge.ts';
import { isOrdinary } from '../../text/lexicon/ordinary-words.ts';
import { capitalizedIn, isModel } from './proper-names.ts';
import { type Objection, isQuestion } from './sentence.ts';
import { capitalizesNouns } from './unknown-names.ts';

const MAX_BYTES = 8_000;
/** Claims about a shop's services: a name after an article is then that of a place, as in "we ship to the Algarve". */
const SERVICES: ReadonlySet<string> = new Set(['delivery', 'shippingCost', 'returns', 'contact', 'company']);
/** Phrases with which a sentence does not affirm what it names. */
const OPEN = ['unknown', 'negation', 'without', 'recommendation', 'alternative'];

type NameContext = Pick<Context, 'claimsIn' | 'says' | 'languages' | 'question'> &
  Pick<AnswerKnowledge, 'names' | 'isNamed'>;

/**
 * Objects to a sentence that affirms a product which only the shopper has named: "Yes, we have the Comet jacket." A shopper's
 * own names of persons and places are no products: a product's name stands beside the word for a thing ("boots by Hanwag"),
 * or alone after an article ("the Comet").
 */
export function objectionToAskedName(sentence: string, judged: NameContext): Objection | null {
  const { claimsIn, says, languages, question, names, isNamed } = judged;
  const [code = 'en'] = languages;
  const language = languageOfCode(code);
  const all = words(sentence, MAX_BYTES);
  const capitals = capitalizedIn(sentence, code);
  const isOfShop = (word: string) => stemsOf(word).some((stem) => names.stems.has(stem));
  const isKind = (word: string) => claimsIn(word).some(({ group }) => KINDS.has(group));
  const isOnlyAsked = (word: string) =>
    capitals.has(word) &&
    !isOrdinary(word, languages) &&
    stemsOf(word).every((stem) => question.stems.has(stem)) &&
    ![isOfShop, isKind, isNamed].some((isKnown) => isKnown(word));
  const isInName = (word: string) =>
    (capitalizesNouns(code) ? isOnlyAsked(word) : capitals.has(word)) || isModel(word, language);
  const isThing = (word = '') => !isOnlyAsked(word) && (isOfShop(word) || isKind(word));
  const mayBeAlone = () =>
    !(says(sentence, 'sympathy') && !says(sentence, 'purchase')) &&
    !claimsIn(sentence).some(({ group }) => SERVICES.has(group));
  const [articles, makers] = [definiteOf(language), makerWordsOf(language)];

  function isOfThing(start: number, end: number): boolean {
    const maker = makers.has(all[start - 1] ?? '') ? 2 : 1;
    if ([all[start - 1], all[start - maker], all[end]].some(isThing)) return true;
    const isWhole = !capitalizesNouns(code) || end - start > 1;
    return isWhole && articles.has(all[start - 1] ?? '') && mayBeAlone();
  }

  if (!all.some(isOnlyAsked) || isQuestion(sentence) || OPEN.some((each) => says(sentence, each))) return null;
  for (const [at, word] of all.entries()) {
    if (!isOnlyAsked(word)) continue;
    const start = all.findLastIndex((each, before) => before < at && !isInName(each)) + 1;
    const after = all.findIndex((each, later) => later > at && !isInName(each));
    const end = after < 0 ? all.length : after;
    const isSupposed = says(all.slice(Math.max(0, start - 2), start).join(' '), 'condition');
    if (!isSupposed && isOfThing(start, end))
      return { reason: `only the shopper wrote of ${all.slice(start, end).join(' ')}`, kind: 'name', isSoft: true };
  }
  return null;
}
