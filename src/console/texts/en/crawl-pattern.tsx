import type { ReactNode } from 'react';
import { formatNumber } from '../format.ts';

function place(take: string) {
  if (take === 'text') return 'Its text';
  if (take === 'works') return 'Whether it can be pressed';
  return `Its attribute ${take}`;
}

export const crawlPattern = {
  title: 'Learned pattern',
  none: 'No pattern was found. The pages state their products in the data for search engines, or they are built too differently from each other.',
  /** @param cost null if it is unknown */
  learned: (isByModel: boolean, calls: number, cost: string | null) => {
    const who = isByModel ? 'A language model learned it' : 'It was learned by comparing pages';
    const price = cost === null ? 'at an unknown cost' : `for ${cost}`;
    const bill = calls > 0 ? `, with ${calls === 1 ? 'one call' : `${formatNumber(calls)} calls`} ${price} so far` : '';
    return `Crawls now read your shop’s pages by this pattern. ${who}${bill}.`;
  },
  examples: (product: ReactNode) => <>The examples are from {product}.</>,
  caption: 'A product page of your shop, as far as it is read. Boxes show parts of the page within each other.',
  otherCaption: 'Another kind of product page:',
  page: 'Page',
  /** Elements of a page. */
  parts: {
    heading: 'Heading',
    picture: 'Picture',
    button: 'Button',
    paragraph: 'Paragraph',
    list: 'List',
    entry: 'Entry',
    table: 'Table',
    row: 'Row',
    cell: 'Cell',
    link: 'Link',
    navigation: 'Navigation',
    form: 'Form',
    other: 'Part',
  },
  orHere: (field: string) => `${field}, or here`,
  /**
   * Describes the value that is read at a place.
   * @param take `text`, `works` or an attribute's name
   * @param nth counts equal elements, from 0
   * @param share of the product pages where it is found
   */
  taken: (take: string, nth: number, share?: string) => {
    const what = nth > 0 ? `Number ${nth + 1} of these, ${place(take)}` : place(take);
    return share === undefined ? what : `${what}, found on ${share} of product pages`;
  },
};
