import type { Answer } from './answer.ts';
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

const MAX_READ = 40;
const MAX_NAMES = 12;

/** "What do you sell?" */
export async function kinds({ turn, sources }: Talk, isBrands: boolean): Promise<Answer> {
  const { phrases } = turn.language;
  const { organizationId, assistantId } = turn;
  const { hits } = await sources.search.search(organizationId, assistantId, {
    query: '',
    match: 'any',
    limit: MAX_READ,
    // Without words, this finds everything that has a price.
    filters: { minPrice: 0 },
  });
  const names = hits.flatMap(
    ({ product: { brand, category } }) => (isBrands ? brand : category?.split('>').at(-1)?.trim()) ?? [],
  );
  const known = [...new Set(names)].slice(0, MAX_NAMES).join(', ');
  if (known === '') return { text: phrases.ask, outcome: 'answered' };
  turn.told.push(known);
  return { text: isBrands ? phrases.brands(known) : phrases.kinds(known), outcome: 'answered' };
}
