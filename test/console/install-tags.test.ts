import fs from 'node:fs';
import { expect, it } from 'vitest';
import { SHOP_TAGS } from '../../src/console/install-tags.ts';
import { orderTag } from '../../src/console/order-tag.ts';

const docs = fs.readFileSync(new URL('../../docs/widget.md', import.meta.url), 'utf8');

it.each(Object.entries({ ...SHOP_TAGS, orders: orderTag }))(
  'shows the code for %s as the documentation does',
  (_system, code) => {
    expect(docs).toContain(code('https://aisle.example', 'aisle_pk_…'));
  },
);
