import { anyOf } from '../languages/language.ts';
import { categorySteps } from '../relevance.ts';
import { stemsOf } from '../stems.ts';
import { type Answer, type Found, MOST_SHOWN, type Task } from './answer.ts';
import { limitsOf, listed, searchFor } from './listing.ts';
import { compile } from './reading.ts';
import { inStockFirst } from './rows.ts';

/** A single word more likely names a product than a category. */
const FEWEST_WORDS = 2;

/** "What do you have in Camp Kitchen?": lists a category if the words are its whole name. */
export function shelfAnswer(task: Task): Answer | undefined {
  const { situation, desk, wish } = task;
  const { vocabulary, phrases } = situation.language;
  const named = nameOf(wish.words.join(' '));
  if (new Set(wish.words).size < FEWEST_WORDS) return undefined;
  const [found] = desk.need<[Found]>(searchFor(wish));
  const steps = (found?.products ?? []).flatMap(({ category }) => (category ? categorySteps(category) : []));
  const joining = compile(`(?<!\\p{L})(?:${anyOf(vocabulary.and)})(?!\\p{L})`);
  const shelf = steps.find((step) => nameOf(step.toLowerCase().replace(joining, ' ')) === named);
  if (shelf === undefined) return undefined;
  const { name, input } = searchFor({ ...wish, words: [] });
  const [there] = desk.need<[Found]>({ name, input: { ...input, category: shelf } });
  const rows = inStockFirst(there?.products ?? []);
  if (rows.length < 2) return undefined;
  const shown = rows.slice(0, MOST_SHOWN);
  const { matching = rows.length, isCut = false } = there ?? {};
  const limits = limitsOf(wish, task);
  const heading =
    matching > shown.length ? phrases.count(matching, limits, isCut) : phrases.found(shown.length, limits);
  return listed(heading, shown, task);
}

const nameOf = (text: string): string => [...new Set(stemsOf(text))].toSorted().join(' ');
