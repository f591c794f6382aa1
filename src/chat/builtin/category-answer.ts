import { anyOf } from '../languages/language.ts';
import { categorySteps } from '../relevance.ts';
import { stemsOf } from '../stems.ts';
import { type Answer, type SearchResult, MAX_CARDS, type Task } from './answer.ts';
import { formatLimits, listProducts, searchCall } from './listing.ts';
import { compile } from './reading.ts';
import { sortInStockFirst } from './rows.ts';

/** A single word more likely names a product than a category. */
const MIN_WORDS = 2;

/** "What do you have in Camp Kitchen?": lists a category if the words are its whole name. */
export function answerCategory(task: Task): Answer | undefined {
  const { situation, toolResults, request } = task;
  const { vocabulary, phrases } = situation.language;
  const named = nameOf(request.words.join(' '));
  if (new Set(request.words).size < MIN_WORDS) return undefined;
  const [found] = toolResults.need<[SearchResult]>(searchCall(request));
  const steps = (found?.products ?? []).flatMap((product) => (product.category ? categorySteps(product.category) : []));
  const joining = compile(`(?<!\\p{L})(?:${anyOf(vocabulary.and)})(?!\\p{L})`);
  const category = steps.find((step) => nameOf(step.toLowerCase().replace(joining, ' ')) === named);
  if (category === undefined) return undefined;
  const { name, input } = searchCall({ ...request, words: [] });
  const [there] = toolResults.need<[SearchResult]>({ name, input: { ...input, category } });
  const rows = sortInStockFirst(there?.products ?? []);
  if (rows.length < 2) return undefined;
  const shown = rows.slice(0, MAX_CARDS);
  const { matching = rows.length, isCut = false } = there ?? {};
  const limits = formatLimits(request, task);
  const heading =
    matching > shown.length ? phrases.count(matching, limits, isCut) : phrases.found(shown.length, limits);
  return listProducts(heading, shown, task);
}

const nameOf = (text: string): string => [...new Set(stemsOf(text))].toSorted().join(' ');
