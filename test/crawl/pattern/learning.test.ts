import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/crawl/extract/html/scan-page.ts';
import { readDraft } from '../../../src/crawl/pattern/field.ts';
import { learnByInduction as learn, openSample } from '../../../src/crawl/pattern/learning.ts';
import { PatternPage } from '../../../src/crawl/pattern/pattern-page.ts';
import type { ProductFields } from '../../../src/domain/product.ts';
import { SOURCED_FIELDS } from '../../../src/domain/provenance.ts';
import { type Layout, plainShop } from '../../setup/plain-shop.ts';
import { pageOf, pagesOf } from './shop-pages.ts';

const HARD = 'a"><script>alert(1)</script> {x} \\ w-1/2 md:flex';
const product = (at: number, price = 10 + at) =>
  `<title>Thing ${at}</title><body><div class='${HARD} constructor __proto__'><h1>Thing ${at}</h1><p class="${HARD}">$${price}.00</p><button>Add to cart</button></div>`;
const many = (count: number, html: (at: number) => string): Page[] =>
  Array.from({ length: count }, (_, at) => pageOf(html(at), `/p/thing-${at}`));

const learnByInduction = (pages: readonly Page[]) => learn(openSample(pages));

describe('learns nothing', () => {
  it.each<[string, Page[]]>([
    ['from no page', []],
    ['from one page', pagesOf(plainShop('theme')).slice(5, 6)],
    ['from pages that are all alike', many(20, () => product(1))],
    ['from pages with one price', many(20, (at) => product(at, 5))],
    [
      'from pages that are all different',
      many(
        20,
        (at) =>
          `<title>Thing ${at}</title><div class="a${'x'.repeat(at)}">${'<p>'.repeat(at)}<b>$${at}</b> Thing ${at}</div>`,
      ),
    ],
    ['from pages without words', many(20, () => '')],
    [
      'from articles that name prices',
      many(
        20,
        (at) =>
          `<title>Story ${at}</title><h1>Story ${at}</h1><p>In year ${at} a loaf of bread was to be had for no less than $${at}.50 in all the shops that we have been able to find.</p>`,
      ),
    ],
    [
      'from lists',
      many(
        20,
        (at) =>
          `<title>List ${at}</title><h1>List ${at}</h1>${[1, 2, 3, 4].map((each) => `<li class="card"><a href="/p/${at}-${each}">Thing ${each}</a> <b>$${at + each}.00</b></li>`).join('')}`,
      ),
    ],
  ])('%s', (_, pages) => {
    expect(learnByInduction(pages)).toBeNull();
  });
});

it('learns despite hostile class names, and omits them from selectors', () => {
  const pages = many(20, product);
  const learned = learnByInduction(pages);
  expect(JSON.stringify(learned?.pattern)).not.toMatch(/script|alert|md:flex|\{x\}/);
  expect(pages.map((page) => learned && readDraft(learned.pattern, new PatternPage(page))?.price)).toEqual(
    pages.map((_, at) => 10 + at),
  );
});

describe('learns from pages', () => {
  const text = (at: number) => `This is a thing of kind ${at}, made to be looked at for a long while.`;
  const rows = (at: number, html: string) =>
    `<head><title>Thing ${at} | Shop</title></head><body><a href="/">Shop</a>${html}`;
  const others = (at: number) =>
    [1, 2, 3]
      .map((each) => `<div class="box"><a href="/p/${at + each}">Thing ${at + each}</a><b>£${at + each}.50</b></div>`)
      .join('');
  it.each<[string, (at: number) => string, object]>([
    [
      'whose split prices follow those of other products',
      (at) =>
        rows(
          at,
          `${others(at)}<section class="own"><h1>Thing ${at}</h1><div><span>${at + 5}</span><sup>99</sup> <span>£</span></div><button>Add to cart</button></section>`,
        ),
      { title: 'Thing 7', price: 12.99, availability: 'in_stock' },
    ],
    [
      'without distinctive titles and URLs',
      (at) =>
        `<head><title>My shop</title></head><body><h1>Thing ${at}</h1><b>£${at + 5}.00</b><p class="s">Sold out</p>${others(at)}`,
      { title: 'Thing 7', price: 12, availability: 'out_of_stock' },
    ],
    [
      'some of which have no price',
      (at) =>
        rows(
          at,
          `<h1>Thing ${at}</h1>${at % 7 === 0 ? 'Price on request' : `<b class="now">£${at}.00</b>`}<i class="s">In stock</i><p>${text(at)}</p>`,
        ),
      { title: 'Thing 7', price: null, availability: 'in_stock', description: text(7) },
    ],
    [
      'with utility class names only',
      (at) =>
        rows(
          at,
          `<div class="w-full"><img class="w-full" src="/${at}.jpg"><h2 class="font-bold">Thing ${at}</h2><div class="w-full font-bold">£${at + 5}.00</div><button class="p-4">Buy now</button></div>${others(at)}`,
        ),
      { title: 'Thing 7', price: 12, imageUrl: 'https://plain.example/7.jpg' },
    ],
    [
      'with another element for reduced prices',
      (at) =>
        rows(
          at,
          `<h1>Thing ${at}</h1><b class="usual">£${at + 50}.00</b>${at % 3 === 1 ? `<em class="price-sale">£${at + 30}.00</em>` : ''}<button>Add to cart</button>`,
        ),
      { title: 'Thing 7', price: 37 },
    ],
  ])('%s', (_, html, wanted) => {
    const learned = learnByInduction(many(20, html));
    expect(learned && readDraft(learned.pattern, new PatternPage(pageOf(html(7), '/p/7')))).toMatchObject(wanted);
  });
});

it('bounds the work on a page of 10 MB', () => {
  const long = `<div class="row"><span>12.50 €</span><a href="/x">x</a></div>`.repeat(170_000);
  const pages = [...many(11, product), pageOf(product(12) + long, '/p/thing-12')];
  const learned = learnByInduction(pages);
  expect(learned?.pattern.fields.price).toBeDefined();
});

describe.each<Layout>(['theme', 'hashed', 'tables'])('a shop without markup, in the layout %s', (layout) => {
  const shop = plainShop(layout);
  const all = pagesOf(shop);
  const learned = learnByInduction(pagesOf(shop, 3));
  const read = (page: Page) => learned && readDraft(learned.pattern, new PatternPage(page));
  const drafts = new Map(all.map((page) => [page.url, read(page)]));

  it.each(SOURCED_FIELDS)('has its %s read', (field) => {
    const wanted = shop.products.map((each: ProductFields) => `${each.url} ${each[field]}`);
    expect(shop.products.map(({ url }) => `${url} ${drafts.get(url)?.[field]}`)).toEqual(wanted);
  });

  it('has no other page read as a product', () => {
    const products = new Set(shop.products.map(({ url }) => url));
    expect(all.filter(({ url }) => !products.has(url) && drafts.get(url)).map(({ url }) => url)).toEqual([]);
  });
});
