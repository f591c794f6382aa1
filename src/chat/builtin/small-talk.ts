import { categorySteps } from '../product-texts.ts';
import { languages } from '../languages/registry.ts';
import { type Answer, joined, localeOf } from './answer.ts';
import type { Evidence } from './gather.ts';
import type { Talk } from './talk.ts';

export const hello = ({ turn }: Talk): Answer => ({
  text: turn.language.phrases.hello(turn.shop),
  outcome: 'answered',
});
export const thanks = ({ turn }: Talk): Answer => ({ text: turn.language.phrases.thanks, outcome: 'answered' });
export const bye = ({ turn }: Talk): Answer => ({ text: turn.language.phrases.bye, outcome: 'answered' });
export const about = ({ turn }: Talk): Answer => ({
  text: turn.language.phrases.about(turn.shop),
  outcome: 'answered',
});
export const refuse = ({ turn }: Talk): Answer => ({
  text: turn.language.phrases.offTopic(turn.shop),
  outcome: 'refused',
});

export const ask = ({ turn }: Talk): Answer => ({ text: turn.language.phrases.ask, outcome: 'answered' });
export const discount = ({ turn }: Talk): Answer => ({ text: turn.language.phrases.discount, outcome: 'answered' });
export function speaks({ turn: { language } }: Talk): Answer {
  const { code, phrases } = language;
  const names = new Intl.DisplayNames(localeOf(code), { type: 'language' });
  const codes = new Set([code, ...languages.map((each) => each.code)]);
  return {
    text: phrases.speaks(
      joined(
        [...codes].map((each) => names.of(each) ?? each),
        code,
      ),
    ),
    outcome: 'unanswered',
  };
}

/** True for "Thanks, mate": one more word, which no product has. */
export const isThanked = ({ message, alone, shop }: Evidence): boolean =>
  message.cues.has('thanks') &&
  message.terms.length === 1 &&
  message.excluded.length + alone.hits.length === 0 &&
  !shop &&
  !message.isQuestion;

/** True for "2+2", "?" and the like. */
export const isWordless = ({ message: { text } }: Talk): boolean => !/\p{L}{2}/u.test(text);

/** True if a message is in a script that none of our languages use. */
export const isOfNoLanguage = ({ message: { text } }: Talk): boolean =>
  /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);

/** Answers "What's new?" */
export async function news(talk: Talk): Promise<Answer> {
  const others = await kinds(talk, false);
  return { ...others, text: `${talk.turn.language.phrases.news} ${others.text}` };
}

const MAX_READ = 40;
const MAX_NAMES = 12;
const MIN_KINDS = 3;

/** Answers "What do you sell?" */
export async function kinds({ turn, sources }: Talk, isBrands: boolean): Promise<Answer> {
  const { phrases } = turn.language;
  const { organizationId, assistantId } = turn;
  const { hits } = await sources.search.search(organizationId, assistantId, {
    query: '',
    match: 'any',
    limit: MAX_READ,
    // An empty query finds everything that has a price.
    filters: { minPrice: 0 },
  });
  const paths = hits.map(({ product }) => categorySteps(product.category ?? '').filter(Boolean));
  // Use the broadest level with several categories: everything may be in "Clothes".
  const depth = [0, 1, 2].find((at) => new Set(paths.map((path) => path[at])).size >= MIN_KINDS) ?? 0;
  const names = isBrands
    ? hits.flatMap(({ product }) => product.brand ?? [])
    : paths.flatMap((path) => path[depth] ?? path.at(-1) ?? []);
  const known = [...new Set(names)].slice(0, MAX_NAMES).join(', ');
  if (known === '') return { text: phrases.ask, outcome: 'answered' };
  turn.toolFacts.push(known);
  return { text: isBrands ? phrases.brands(known) : phrases.kinds(known), outcome: 'answered' };
}
