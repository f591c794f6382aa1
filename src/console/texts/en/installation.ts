import type { TagPlace } from '../../install-tags.ts';
import type { Installation } from '../../types.ts';
import { formatList } from '../format.ts';

type CheckName = keyof Installation['checks'];
type State = Installation['checks']['tag']['state'];
interface CheckTexts extends Record<State, (found: string, origin: string) => string> {
  label: string;
}

const ONCE_TAGGED = 'This shows once the tag is found.';

/** The result of each check, and the next step. `found` is empty if there is nothing to name. */
const CHECKS: Readonly<Record<CheckName, CheckTexts>> = {
  tag: {
    label: 'Tag',
    fine: () => 'The tag is on your pages.',
    problem: (pages) =>
      `The tag is not on ${pages}. Add it to the part that all pages share. If a tag manager adds it, open your shop in a browser, then check again.`,
    unknown: () =>
      'None of your pages could be read. If you have added the tag, open your shop in a browser, then check again.',
  },
  key: {
    label: 'Key',
    fine: () => 'The tag has the key of this assistant.',
    problem: (keys) => `The tag has the key of another assistant, ${keys}. Copy the code above once more.`,
    unknown: () => ONCE_TAGGED,
  },
  origin: {
    label: 'Address',
    fine: (origins) => (origins === '' ? 'Your shop may show the assistant.' : `${origins} may show the assistant.`),
    problem: (origins) => `The tag is on ${origins}, which may not show this assistant.`,
    unknown: () => ONCE_TAGGED,
  },
  live: {
    label: 'Status',
    fine: () => 'The assistant is live.',
    problem: () => 'The assistant is a draft, so shoppers see nothing. Go live when you are ready.',
    unknown: () => '',
  },
  cart: {
    label: 'Cart',
    fine: (carts) => `Products go into the cart of ${carts}.`,
    problem: () => '',
    unknown: () =>
      'Your pages show no cart of Shopify or WooCommerce. If your shop defines window.addToCart, products go into its own cart; otherwise cards link to the product’s page.',
  },
  policy: {
    label: 'Content Security Policy',
    fine: () => 'Your pages let the assistant load.',
    problem: (directives, origin) =>
      `Your pages block it. Add ${origin} to ${directives} of their Content-Security-Policy.`,
    unknown: (directives) =>
      directives === '' ? ONCE_TAGGED : 'Your pages trust scripts by nonce. Give the tag the page’s nonce.',
  },
};

export const installation = {
  title: 'Put it into your shop',
  live: 'Shoppers can see it on every page with the tag.',
  draft: 'Shoppers see nothing until it is live.',
  system: 'Your shop runs on',
  /** The platforms, and where the code belongs in each. */
  systems: {
    html: { label: 'Any HTML page', place: 'In every page of your shop, before </body>' },
    gtm: { label: 'Google Tag Manager', place: 'A Custom HTML tag, on All Pages' },
    shopify: {
      label: 'Shopify',
      place: 'Online Store → Themes → Edit code → layout/theme.liquid, before </head>',
    },
    woocommerce: { label: 'WooCommerce', place: 'functions.php of the child theme' },
    shopware: {
      label: 'Shopware 6',
      place: 'Resources/views/storefront/layout/meta.html.twig of a theme',
    },
    magento: {
      label: 'Magento 2',
      place: 'Content → Design → Configuration → the store view → HTML Head → Scripts and Style Sheets',
    },
    prestashop: { label: 'PrestaShop', place: 'templates/_partials/head.tpl of the child theme' },
  } satisfies Record<TagPlace, { label: string; place: string }>,
  worksOn: (origins: readonly string[]) => `It works on ${formatList(origins)}.`,
  goLive: 'Go live',
  isLive: (assistant: string) => `${assistant} is live.`,
  takeOffline: {
    button: 'Take it offline',
    ask: (assistant: string) => `Take ${assistant} offline?`,
    consequence: 'It disappears from your shop immediately. You can put it live again at any time.',
    submit: 'Take offline',
    done: (assistant: string) => `${assistant} is offline.`,
  },
  check: {
    title: 'Does it work in your shop?',
    lead: 'We visit your pages, and see which browsers the tag has run in. You can go on meanwhile, and come back at any time.',
    again: 'Check again',
    checked: 'Checked just now.',
    skip: 'Skip',
    resume: 'Resume',
    skipped: 'Skipped',
    skippedAll: 'Skipped. Resume at any time.',
    skippedNow: 'Skipped.',
    resumed: 'Resumed.',
    states: { fine: 'OK', problem: 'Action needed', unknown: 'Unknown' } satisfies Record<State, string>,
    lastSeen: 'Last seen',
    outcomes: {
      shown: 'shown',
      draft: 'not shown: draft',
      refused: 'not shown: not allowed',
    } satisfies Record<Installation['sightings'][number]['outcome'], string>,
    allowHint: 'Allow it only if it is an address of your own shop.',
    allow: (origins: readonly string[]) => `Allow ${formatList(origins)}`,
    allowed: 'Allowed.',
  },
  checks: CHECKS,
};
