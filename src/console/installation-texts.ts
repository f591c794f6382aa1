import type { Installation } from './types.ts';

type Check = Installation['checks']['tag'];
type CheckName = keyof Installation['checks'];
type Describe = (found: string, origin: string) => string;

export const CHECK_NAMES = ['tag', 'key', 'origin', 'live', 'cart', 'policy'] as const satisfies readonly CheckName[];

export const CHECK_LABELS: Record<CheckName, string> = {
  tag: 'Tag',
  key: 'Key',
  origin: 'Address',
  live: 'Status',
  cart: 'Cart',
  policy: 'Content Security Policy',
};

export const STATE_LABELS: Record<Check['state'], string> = {
  fine: 'Fine',
  problem: 'To do',
  unknown: 'Not known yet',
};

const ONCE_TAGGED = 'This shows once the tag is found.';

/** What each check found, and what to do next. `found` is empty if there is nothing to name. */
const DESCRIPTIONS: Record<CheckName, Record<Check['state'], Describe>> = {
  tag: {
    fine: () => 'The tag is on your pages.',
    problem: (pages) =>
      `The tag is not on ${pages}. Add it to the part that all pages share. If a tag manager adds it, open your shop in a browser, then check again.`,
    unknown: () =>
      'None of your pages could be read. If you have added the tag, open your shop in a browser, then check again.',
  },
  key: {
    fine: () => 'The tag has the key of this assistant.',
    problem: (keys) => `The tag has the key of another assistant, ${keys}. Copy the code above once more.`,
    unknown: () => ONCE_TAGGED,
  },
  origin: {
    fine: (origins) => (origins === '' ? 'Your shop may show the assistant.' : `${origins} may show the assistant.`),
    problem: (origins) => `The tag is on ${origins}, which may not show this assistant.`,
    unknown: () => ONCE_TAGGED,
  },
  live: {
    fine: () => 'The assistant is live.',
    problem: () => 'The assistant is a draft, so shoppers see nothing. Go live when you are ready.',
    unknown: () => '',
  },
  cart: {
    fine: (carts) => `Products go into the cart of ${carts}.`,
    problem: () => '',
    unknown: () =>
      'Your pages show no cart of Shopify or WooCommerce. If your shop defines window.addToCart, products go into its own cart; otherwise cards link to the product’s page.',
  },
  policy: {
    fine: () => 'Your pages let the assistant load.',
    problem: (directives, origin) =>
      `Your pages block it. Add ${origin} to ${directives} of their Content-Security-Policy.`,
    unknown: (directives) =>
      directives === '' ? ONCE_TAGGED : 'Your pages trust scripts by nonce. Give the tag the page’s nonce.',
  },
};

const CARTS: Record<string, string> = { shopify: 'Shopify', woocommerce: 'WooCommerce' };

/** @param origin of this service */
export function describeCheck(name: CheckName, { state, found }: Check, origin: string): string {
  const named = found.map((each) => CARTS[each] ?? each);
  return DESCRIPTIONS[name][state](new Intl.ListFormat('en').format(named), origin);
}

export const OUTCOME_LABELS: Record<Installation['sightings'][number]['outcome'], string> = {
  shown: 'shown',
  draft: 'not shown: draft',
  refused: 'not shown: not allowed',
};
