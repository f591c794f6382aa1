import fs from 'node:fs';
import { expect, it } from 'vitest';
import { SHOP_SYSTEMS } from '../../src/console/install-tags.ts';

const docs = fs.readFileSync(new URL('../../docs/widget.md', import.meta.url), 'utf8');

it.each(SHOP_SYSTEMS.map((system) => [system.label, system] as const))(
  'shows the code for %s as the documentation does',
  (_label, { code }) => {
    expect(docs).toContain(code('https://aisle.example', 'aisle_pk_…'));
  },
);
