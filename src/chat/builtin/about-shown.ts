import type { Answer, Task } from './answer.ts';
import { answerCheaperOrDearer, answerExtreme, answerSimilar, compareProducts } from './choice-answer.ts';
import { answerAmong, describeProduct } from './detail-answer.ts';
import { continuesRequest, currentRequest } from './follow-up.ts';
import { namesThing } from './product-answer.ts';
import { type Reading, readMessage } from './reading.ts';
import { type ParsedRequest, hasLimits } from './request.ts';
import { isAtEdge, isInName } from './rows.ts';
import type { ListedProduct } from './situation.ts';

/** Maximum number of words of a question that names nothing else. */
const MAX_ASKED_WORDS = 2;

interface About {
  task: Task;
  /** The message's own request, without those before it. */
  own: ParsedRequest;
  shown: readonly ListedProduct[];
  reading: Reading;
  /** True if the message asks about several of the products shown. */
  isAmong: boolean;
}

/** Continues from the products that were shown or are named by their titles. */
export function answerAboutShown(task: Task, own: ParsedRequest, shown: readonly ListedProduct[]): Answer | undefined {
  const { message, language } = task.situation;
  const reading = readMessage(message);
  const isAmong = shown.length > 1 && reading.matches(language.vocabulary.amongPattern);
  const about = { task, own, shown, reading, isAmong };
  return (
    answerChoice(about) ??
    (own.words.length === 0 ? (answerOrder(about) ?? answerDetail(about)) : undefined) ??
    answerAmongShown(about) ??
    describePicked(about) ??
    (task.referenced.length > 0 ? describeProduct(task, own.words) : describeOnly(about))
  );
}

/** "Compare them", "anything like it?" */
function answerChoice({ task, shown, reading }: About): Answer | undefined {
  const { compare, similar } = task.situation.language.vocabulary;
  const { referenced } = task;
  if (reading.has(compare))
    return compareProducts({ ...task, referenced: referenced.length > 1 ? referenced : [...shown] });
  if (reading.has(similar))
    return answerSimilar({ ...task, referenced: referenced.length > 0 ? referenced : [...shown] });
  return undefined;
}

/** "Cheaper?", "the cheapest". */
function answerOrder({ task, own, shown, isAmong }: About): Answer | undefined {
  if (own.than && isAmong) {
    const sort = own.than === 'cheaper' ? 'price_low' : 'price_high';
    return answerExtreme({ ...task, request: { ...own, sort } }, shown);
  }
  if (own.than && shown.length > 0)
    return answerCheaperOrDearer({ ...task, request: currentRequest(task.situation) }, shown);
  return own.sort && shown.length > 1 ? answerExtreme(task, shown) : undefined;
}

/** "Which is best?", "more details". */
function answerDetail({ task, shown, reading }: About): Answer | undefined {
  const { best, detail } = task.situation.language.vocabulary;
  const asksDetail = reading.has(detail);
  if (shown.length > 1 && task.referenced.length !== 1 && (asksDetail || reading.has(best)))
    return compareProducts({ ...task, referenced: [...shown] });
  return shown.length === 1 && task.referenced.length === 0 && asksDetail
    ? describeProduct({ ...task, referenced: [...shown] }, [])
    : undefined;
}

/** "Which of them is waterproof?" */
function answerAmongShown({ task, own, shown, isAmong }: About): Answer | undefined {
  if (isAmong && task.referenced.length !== 1)
    return answerAmong({ ...task, request: own, referenced: [...shown] }, own.words);
  return task.referenced.length > 1 ? answerAmong(task, own.words) : undefined;
}

/** "Black" picks one of the products shown; "tents" asks for others. */
function describePicked({ task, own, shown }: About): Answer | undefined {
  const [word, ...more] = own.words;
  if (word === undefined || more.length > 0 || task.referenced.length > 0 || shown.length < 2) return undefined;
  const [picked, ...others] = shown.filter((row) => isInName(row, word) && !isAtEdge(row, word));
  return picked && others.length === 0
    ? describeProduct({ ...task, request: own, referenced: [picked] }, own.words)
    : undefined;
}

/** "Waterproof?" asks about the only product shown, "tents?" does not. */
function describeOnly({ task, own, shown, reading }: About): Answer | undefined {
  const { message, language } = task.situation;
  const { vocabulary } = language;
  const asks = /[?？؟]\s*$/.test(message) && own.words.length > 0 && own.words.length <= MAX_ASKED_WORDS;
  if (!asks || shown.length !== 1 || hasLimits(own)) return undefined;
  if (reading.matches(vocabulary.havePattern) || continuesRequest(message, vocabulary)) return undefined;
  return namesThing(task, own)
    ? undefined
    : describeProduct({ ...task, request: own, referenced: [...shown] }, own.words);
}
