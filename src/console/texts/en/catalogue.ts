import type { BrowsedProduct, CatalogueQuery } from '../../types.ts';
import { formatNumber } from '../format.ts';

type Filters = NonNullable<CatalogueQuery['filters']>;
type Availability = NonNullable<Filters['availability']>;
type Field = BrowsedProduct['handFields'][number];

const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;

const availabilities = {
  in_stock: 'In stock',
  out_of_stock: 'Sold out',
  unknown: 'Not known',
} satisfies Record<Availability, string>;

export const catalogue = {
  title: 'Catalogue',
  amount: products,
  bestOf: (count: number) => `The best ${products(count)}`,
  loading: 'Loading: Products',
  correction: (meant: string) => `Shoppers who search for this see results for “${meant}”.`,
  empty: { title: 'No products yet', next: 'A crawl of your shop adds them.' },
  noMatch: { title: 'No matching products', next: 'Remove a filter, or search for something else.' },
  availabilities,
  /** Within a line. */
  fields: {
    url: 'address',
    title: 'title',
    externalId: 'id in the shop',
    description: 'description',
    price: 'price',
    currency: 'currency',
    availability: 'stock',
    imageUrl: 'picture',
    brand: 'brand',
    category: 'category',
  } satisfies Record<Field, string>,
  /** As labels of form fields. */
  labels: {
    url: 'Address of its page',
    title: 'Title',
    externalId: 'Id in the shop’s cart',
    description: 'Description',
    price: 'Price',
    currency: 'Currency',
    availability: 'Stock',
    imageUrl: 'Address of its picture',
    brand: 'Brand',
    category: 'Category',
  } satisfies Record<Field, string>,
  sources: {
    'json-ld': 'JSON-LD',
    microdata: 'Microdata',
    rdfa: 'RDFa',
    'open-graph': 'Open Graph',
    page: 'Visible text',
    state: 'Scripts of the page',
    pattern: 'Learned pattern',
    feed: "The platform's feed",
    import: 'Imported file',
    hand: 'Set by you',
  } satisfies Record<NonNullable<Filters['source']>, string>,
  filter: {
    label: 'Filter',
    query: 'Search as a shopper',
    order: 'Order',
    bestFirst: 'Best first',
    sorts: {
      newest: 'Newest first',
      changed: 'Last changed first',
      title: 'By title',
      cheapest: 'Cheapest first',
      dearest: 'Most expensive first',
    } satisfies Record<NonNullable<CatalogueQuery['sort']>, string>,
    stock: 'Stock',
    brand: 'Brand',
    category: 'Category',
    detail: 'Detail',
    value: 'Value',
    any: 'Any',
    missing: 'Without',
    missingAny: 'Anything',
    source: 'Source',
    only: 'Only',
    all: 'All products',
    setByHand: 'Changed by you',
    goneSoon: 'Missing from the last crawl',
    minPrice: 'Price from',
    maxPrice: 'Price to',
    search: 'Search',
    clear: 'Clear',
  },
  table: {
    label: 'Products',
    selected: 'Selected',
    columns: { product: 'Product', price: 'Price', stock: 'Stock', brand: 'Brand', category: 'Category' },
    actions: 'Actions',
    select: (title: string) => `Select: ${title}`,
    noPrice: 'None',
    edit: 'Edit',
    editOne: (title: string) => `Edit: ${title}`,
    view: 'View',
    viewOne: (title: string) => `View: ${title}`,
    setByHand: 'Set by you',
    keeps: (fields: string) => `Crawls keep: ${fields}`,
    goneSoon: 'Removed soon',
    goneSoonWhy: 'The last crawl did not find it. If the next one does not either, it is removed.',
    /** The shopper's words that a product has, and those that it lacks. */
    match: (has: readonly string[], lacks: readonly string[]) => {
      const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');
      const why = has.length > 0 ? `Has ${quoted(has)}` : 'Similar';
      return lacks.length > 0 ? `${why}, lacks ${quoted(lacks)}` : why;
    },
  },
  inline: {
    price: (title: string) => `change the price: ${title}`,
    stock: (title: string) => `change the stock: ${title}`,
    saved: (title: string) => `${title} was changed.`,
    notSaved: (title: string, why: string) => `${title} was not changed: ${why}`,
  },
  bulk: {
    label: 'Selected products',
    selected: (count: number) => `${products(count)} selected`,
    selectAll: (count: number) => `Select all ${formatNumber(count)}`,
    clear: 'Clear the selection',
    change: {
      action: 'Change',
      title: (count: number) => `Change ${products(count)}`,
      lead: 'Fields that you leave empty stay as they are. Crawls keep what you change.',
      asItIs: 'No change',
      done: (count: number) => `${products(count)} changed.`,
    },
    release: {
      action: 'Return to crawled values',
      submit: 'Return',
      lead: 'What you have set is replaced by what crawls found, and crawls update it again.',
      fields: 'Fields that you have set',
      done: (count: number) => `${products(count)} returned to what crawls found.`,
    },
    remove: {
      action: 'Remove',
      title: (count: number) => `Remove ${products(count)}?`,
      lead: 'The assistant stops recommending them. A crawl that finds them adds them again.',
      done: (count: number) => `${products(count)} removed.`,
    },
  },
  undo: {
    action: 'Undo',
    done: 'Undone.',
    doneExcept: (count: number) => `Undone, except for ${products(count)} changed again since.`,
    failed: (why: string) => `Not undone: ${why}`,
  },
  product: {
    add: 'Add a product',
    submitAdd: 'Add',
    added: 'Product added.',
    save: 'Save',
    saved: 'Product saved.',
    keeps: 'Crawls keep what you change.',
    from: (source: string) => `From: ${source}`,
    release: 'Return to what crawls found',
    nothingFound: 'nothing yet',
    remove: 'Remove',
    removeOne: (title: string) => `Remove: ${title}`,
    removed: (title: string) => `${title} was removed.`,
    notRemoved: (title: string, why: string) => `${title} was not removed: ${why}`,
  },
  details: {
    variants: 'Variants',
    anyValue: 'Any',
    fields: { price: 'Price', listPrice: 'Price before', availability: 'Stock', sku: 'SKU', cartId: 'Id in the cart' },
    title: 'Details',
    name: 'Name',
    value: 'Value',
    /** What shoppers choose in the first variant of a product. */
    option: 'Option, such as “Size”',
    none: 'None yet.',
    addVariant: 'Add a variant',
    addDetail: 'Add a detail',
    removed: (name: string) => `Removed by you: ${name}`,
  },
  history: {
    title: 'Latest changes',
    state: (price: string | null, availability: Availability) =>
      `${price ?? 'no price'}, ${availabilities[availability].toLowerCase()}`,
    chart: (since: string, { first, lowest, highest, last }: Record<'first' | 'lowest' | 'highest' | 'last', string>) =>
      `Price since ${since}: ${first} at first, lowest ${lowest}, highest ${highest}, ${last} now.`,
    today: 'today',
  },
};
