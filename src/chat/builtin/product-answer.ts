import { type Answer, type Found, MOST_SHOWN, type Task, quoted } from './answer.ts';
import { asideAnswer, strayAnswer } from './aside.ts';
import { askedIn, telling } from './aspects.ts';
import { amongAnswer, detailAnswer, withAlternatives } from './detail-answer.ts';
import { bestPassage, passageAnswer } from './knowledge-answer.ts';
import { languageOfCode } from '../languages/index.ts';
import { foldText } from '../languages/language.ts';
import { isQuality } from '../languages/things.ts';
import { headingOf, listed, lookFor, nothingFor, queryOf, searchFor } from './listing.ts';
import { renamed } from './other-names.ts';
import { isQuestion, readingOf } from './reading.ts';
import { type Grade, gradeRows, isAtEdge, isCalled, sentencesOn, theOneNamed } from './rows.ts';
import { type Row, shownLast } from './situation.ts';
import { type Wish, wishOf } from './wish.ts';

/** Maximum number of words of a question that may refer to the products shown. */
const MOST_ASKED = 3;

/** Searches the catalogue and, for a question, the shop's knowledge too. */
export function wishAnswer(task: Task): Answer {
  const { situation, desk, wish } = task;
  const { phrases } = situation.language;
  const words = [...new Set(wish.words)];
  const asks = isQuestion(situation.message, situation.language.vocabulary);
  const knowledge = { name: 'search_knowledge', input: { query: queryOf(words) } };
  const [first, known] = asks
    ? desk.need<[Found, { passages: { title: string; text: string }[] }]>(searchFor(wish), knowledge)
    : desk.need<[Found]>(searchFor(wish));
  if (!first) return { text: phrases.trouble, answered: false };
  const found = renamed(task, first, words);
  const grade = gradeRows(found.products, { ...wish, words }, found.didYouMean === null);

  if (
    wish.instead &&
    (grade.grade === 'none' || isAnother(wish.instead, grade, words) || isThing(task, wish.instead))
  ) {
    const other = wishAnswer({ ...task, wish: wish.instead });
    if (other.answered) return other;
  }
  if (asksAmongNone(task, grade)) return { text: phrases.which, answered: true };
  const passage = bestPassage(known?.passages ?? [], words);
  const aside = asideAnswer(situation, grade);
  if (aside && !passage) return aside;
  const corrected = mended(task, found.didYouMean, grade);
  if (corrected) return corrected;
  if (passage && (grade.grade !== 'found' || passage.share > grade.coverage))
    return passageAnswer(task, passage.text, words);
  const thing = thingAnswer(task, grade);
  if (thing) return thing;
  const hasLimits = wish.minPrice !== undefined || wish.maxPrice !== undefined;
  const nearest = hasLimits && grade.grade !== 'found' ? nearestInPrice(task, words) : undefined;
  if (nearest) return nearest;
  if (grade.grade !== 'none') return chosen(task, grade, words);
  if (readingOf(situation.message).has(situation.language.vocabulary.gift)) return giftAnswer(task);
  const nothing = `${nothingFor(wish, task)} ${phrases.advice}`;
  return onShown(task, words) ?? strayAnswer(situation) ?? { text: nothing, answered: false };
}

/** "Something to sleep on for camping": the thing has to match before its purpose does. */
function thingAnswer(task: Task, { lacking }: Grade): Answer | undefined {
  const { head = [], purpose, asked: _, ...rest } = task.wish;
  const isMissed = purpose !== undefined && head.some((word) => !isQuality(word));
  if (!isMissed || !head.every((word) => lacking.includes(word))) return undefined;
  const answer = wishAnswer({ ...task, wish: { ...rest, words: head } });
  return answer.answered ? answer : undefined;
}

/** A gift for a person whom no product mentions: products near the top of the budget. */
export function giftAnswer(task: Task): Answer {
  const { wish, situation } = task;
  const { head: _, purpose: __, asked: ___, ...rest } = wish;
  if (wish.maxPrice === undefined) return { text: situation.language.phrases.gift, answered: true };
  return wishAnswer({ ...task, wish: { ...rest, words: [], sort: 'price_high' } });
}

/** "Which one is more waterproof?", although nothing was shown and nothing is named. */
function asksAmongNone({ situation }: Task, { rows }: Grade): boolean {
  const { message, language } = situation;
  const words = wishOf(message, language.vocabulary).words;
  const reading = readingOf(message);
  const { amongPattern, havePattern, it } = language.vocabulary;
  const isWish = reading.matches(havePattern);
  const points = reading.has(it) && isQuestion(message, language.vocabulary) && (!isWish || rows.length === 0);
  if (shownLast(situation).length > 0 || !(points || (reading.matches(amongPattern) && !isWish))) return false;
  return !rows.some((row) => words.some((word) => !isQuality(word) && isCalled(row, word)));
}

/** A question without any other answer is about the product shown: "how many megapixels?". */
function onShown(task: Task, words: readonly string[]): Answer | undefined {
  const { message, language } = task.situation;
  const shown = shownLast(task.situation);
  const asks = isQuestion(message, language.vocabulary) && !readingOf(message).matches(language.vocabulary.havePattern);
  if (!asks || shown.length !== 1 || words.length === 0 || words.length > MOST_ASKED) return undefined;
  return detailAnswer({ ...task, meant: shown }, words);
}

/** True if the added words name a thing of their own: they, or all earlier words, match nothing. */
function isAnother({ words: added }: Wish, { lacking }: Grade, words: readonly string[]): boolean {
  const before = words.filter((word) => !added.includes(word));
  return added.some((word) => lacking.includes(word)) || before.every((word) => lacking.includes(word));
}

/** True if the words alone name a kind of thing: titles begin or end with it. */
export function isThing(task: Task, wish: Wish): boolean {
  const { grade, rows, lacking } = lookFor(task, wish);
  if (grade !== 'found' || lacking.length > 0) return false;
  return wish.words.some((word) => rows.some((row) => isAtEdge(row, word)));
}

/** Corrects typos if the correction names something: "jaket", but not "lover" for "over". */
function mended(
  { situation, desk, wish, ...rest }: Task,
  didYouMean: string | null,
  { lacking, rows }: Grade,
): Answer | undefined {
  if (didYouMean === null || lacking.length === 0 || rows.some(({ aliases }) => aliases !== undefined))
    return undefined;
  const typed = wish.words.join(' ');
  const words = didYouMean.split(/\s+/).slice(0, 16);
  const meant = { ...wish, words };
  const [found] = desk.need<[Found]>(searchFor(meant));
  const grade = gradeRows(found?.products ?? [], { words: [...words] });
  const changed = words.filter((word) => !foldText(typed).split(/\s+/).includes(foldText(word)));
  const isNamed = changed.some(
    (word) => word.length >= 5 && grade.rows.some(({ titled = [] }) => titled.includes(word)),
  );
  if (grade.grade !== 'found' || !isNamed || grade.lacking.some((word) => changed.includes(word))) return undefined;
  const answer = chosen({ situation, desk, wish: meant, ...rest }, grade, words);
  return { ...answer, text: `${situation.language.phrases.corrected(typed, didYouMean)} ${answer.text}` };
}

/**
 * Answers from a product's description on a topic that the shop has a rule for as well: "a guarantee on the socks".
 * @param topic the words to look for in the description
 */
export function factAnswer(task: Task, things: readonly string[], topic: readonly string[]): Answer | undefined {
  if (things.length === 0) return undefined;
  const wish = { ...task.wish, words: [...things] };
  const { grade, rows, lacking } = lookFor(task, wish);
  const one = grade === 'found' && lacking.length === 0 ? theOneNamed(rows, things) : undefined;
  if (!one) return undefined;
  const [full] = task.desk.need<[Row]>({ name: 'get_product', input: { productId: one.productId } });
  const says = sentencesOn(full?.description ?? '', topic).length > 0;
  return says ? detailAnswer({ ...task, wish, meant: [one] }, topic) : undefined;
}

/** Prefers products that say themselves that they lack the unwanted property, if there are any. */
function preferSaid(grade: Grade, { without }: Wish): Grade {
  const said = grade.rows.filter(({ title, summary }) =>
    without.some((word) => sentencesOn(`${title}\n${summary ?? ''}`, [word]).length > 0),
  );
  return said.length > 0 ? { ...grade, rows: said } : grade;
}

/** The answer for a wish that matched. */
function chosen(task: Task, found: Grade, words: readonly string[]): Answer {
  const { situation, wish } = task;
  const grade = preferSaid(found, wish);
  const { phrases, vocabulary } = situation.language;
  const ordered = wish.sort ?? wish.than;
  const asks = isQuestion(situation.message, vocabulary) || wish.asked !== undefined;
  const isTitled = grade.rows.some((row) => words.some((word) => isCalled(row, word)));
  const one =
    grade.grade === 'found' && isTitled && (!ordered || grade.rows.length === 1) && (asks || grade.lacking.length === 0)
      ? theOneNamed(grade.rows, words, asks)
      : undefined;
  if (one && grade.lacking.length < words.length) return detailAnswer({ ...task, meant: [one] }, words);
  // "The lightest tent": only the descriptions can tell which one that is.
  const { aspects, asks: asked } = askedIn(readingOf(situation.message).plain, vocabulary);
  const kits = aspects.includes('care') ? grade.rows.filter(({ title }) => isForCare(title, task)) : [];
  if (kits.length > 0 && kits.length < grade.rows.length) return listed(phrases.perhaps, kits, task);
  const open = grade.lacking.filter((word) => asked.includes(foldText(word)));
  if (open.length > 0 && grade.rows.length > 1 && (asks || open.length === grade.lacking.length))
    return amongAnswer({ ...task, meant: grade.rows }, open);
  if (grade.rows.every(({ availability }) => availability === 'out_of_stock')) {
    const gone = listed(phrases.allSoldOut, grade.rows.slice(0, 2), task);
    return grade.rows[0] ? withAlternatives(gone, grade.rows[0], task) : gone;
  }
  const asksStock = readingOf(situation.message).matches(vocabulary.stockPattern);
  const rows = grade.rows
    .filter(({ availability }) => !asksStock || availability === 'in_stock')
    .concat(asksStock ? grade.rows.filter(({ availability }) => availability !== 'in_stock') : []);
  const things = rows.filter((row) => grade.thing !== undefined && isAtEdge(row, grade.thing));
  const best = ordered ? byPrice(things.length > 0 ? things : rows, wish) : rows;
  const shown = best.slice(0, MOST_SHOWN);
  if (grade.grade === 'mentioned')
    return listed(phrases.mentioned(quoted(words, situation.language)), shown.slice(0, 3), task);
  return listed(headingOf(task, wish, grade, shown.length), shown, task);
}

/** "How do I clean my boots?": products named for care, if the shop has no text on it. */
const isForCare = (title: string, { situation }: Task): boolean =>
  telling(['care'], title, situation.language)(title) > 0 || telling(['care'], title, languageOfCode('en'))(title) > 0;

/** Restores the price order of the search, which putting rows in stock first would undo. */
function byPrice(rows: readonly Row[], { sort, than }: Wish): Row[] {
  const sign = sort === 'price_low' || (!sort && than === 'cheaper') ? 1 : -1;
  return rows.toSorted((a, b) => sign * ((a.price ?? 0) - (b.price ?? 0)));
}

/** If nothing is within the price limits: the same search without them, the nearest prices first. */
function nearestInPrice(task: Task, words: readonly string[]): Answer | undefined {
  const { situation, desk, wish } = task;
  const { minPrice = 0, maxPrice = Infinity, currency: _, sort: __, than: ___, ...open } = wish;
  const [found] = desk.need<[Found]>(searchFor({ ...open, words: [...words] }));
  const grade = gradeRows(found ? renamed({ ...task, wish: open }, found, words).products : [], { words: [...words] });
  const priced = grade.rows.filter(({ price }) => price !== null);
  if (grade.grade !== 'found' || priced.length === 0) return undefined;
  const distance = ({ price }: Row) => Math.max(minPrice - (price ?? 0), (price ?? 0) - maxPrice);
  const rows = priced.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3);
  const { phrases } = situation.language;
  const text = `${nothingFor(wish, task)} ${phrases.nearest}`;
  return { ...listed(text, rows, task), answered: true };
}
