import { html } from 'hono/html';
import { categories, products } from '../catalogue.ts';
import { organization } from '../markup/json-ld.ts';
import type { Page } from './layout.ts';
import { cards, everything } from './listing.ts';

const FEATURED = new Set(['JK-101', 'PK-301', 'SH-401', 'LT-601', 'KT-505', 'FT-201', 'WL-701', 'KT-509']);

/** The picture that stands for each category. */
const TILES: Record<string, string> = {
  jackets: 'JK-103',
  footwear: 'FT-202',
  packs: 'PK-302',
  shelter: 'SH-402',
  kitchen: 'KT-501',
  'light-and-tools': 'LT-602',
  'hats-gloves-socks': 'WL-703',
  all: 'KT-507',
};

const featured = products.filter((product) => FEATURED.has(product.sku));
const onSale = products.filter((product) => product.listPrice).slice(0, 8);

const promises = [
  ['Used before it is sold', 'Each thing here spent a season with one of us. What broke is not in the shop.'],
  ['Mended, not binned', 'Our workbench takes zips, soles, seams and poles, also from things bought elsewhere.'],
  ['60 days to decide', 'Wear it on a real walk. If it is wrong, it comes back, and so does your money.'],
];

export function homePage(origin: string): Page {
  return {
    title: 'Brackenholm – gear for people who go out anyway',
    description: 'Jackets, boots, packs, tents and camp kitchen that were used for a season before they were sold.',
    path: '/',
    image: '/assets/hero.svg',
    data: {
      '@context': 'https://schema.org',
      '@graph': [organization(origin), { '@type': 'WebSite', name: 'Brackenholm', url: `${origin}/` }],
    },
    body: html`
      <section class="hero">
        <img src="/assets/hero.svg" alt="" width="1600" height="760" />
        <div class="wrap">
          <p class="eyebrow">Autumn at Brackenholm</p>
          <h1>Gear for people<br />who go out anyway.</h1>
          <p>
            Sixty-odd things for wet hills, cold mornings and long evenings, each used for a season before we sell it.
          </p>
          <p class="actions">
            <a class="button" href="/category/jackets">Shop jackets</a>
            <a class="button quiet" href="/category/all">See everything</a>
          </p>
        </div>
      </section>
      <section class="wrap" aria-labelledby="shelves">
        <h2 id="shelves">Start somewhere</h2>
        <ul class="tiles">
          ${[...categories, everything].map(
            ({ slug, name }) =>
              html`<li>
                <a href="/category/${slug}"
                  ><img src="/images/${TILES[slug]}.svg" alt="" width="800" height="800" loading="lazy" /><span
                    >${name}</span
                  ></a
                >
              </li>`,
          )}
        </ul>
      </section>
      <section class="wrap" aria-labelledby="featured">
        <div class="section-head">
          <h2 id="featured">What we reach for</h2>
          <a href="/category/all">All products</a>
        </div>
        ${cards(featured)}
      </section>
      <section class="promises" aria-label="What we promise">
        <ul class="wrap">
          ${promises.map(
            ([title, text]) =>
              html`<li>
                <h2>${title}</h2>
                <p>${text}</p>
              </li>`,
          )}
        </ul>
      </section>
      <section class="wrap" aria-labelledby="sale">
        <div class="section-head"><h2 id="sale">Last season’s colours, for less</h2></div>
        ${cards(onSale)}
      </section>
    `,
  };
}
