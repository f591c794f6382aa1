import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { scanPage } from '../src/crawl/extract/html/scan-page.ts';
import { VisiblePage } from '../src/crawl/extract/visible/visible-page.ts';
import { readVisibleProduct } from '../src/crawl/extract/visible/visible-product.ts';
import { decodeHtml } from '../src/crawl/http/charset.ts';
import { shopPage } from '../test/crawl/styles/frame.ts';
import { LISTINGS } from '../test/crawl/styles/listings.ts';
import { NO_PRODUCT } from '../test/crawl/styles/no-product.ts';
import { readSitePages, stripMarkup } from './extraction-pages.ts';
import { type Example, fit } from './logistic-regression.ts';

const WEIGHTS = path.join(import.meta.dirname, '../src/crawl/extract/visible/product-page.json');
const MADE_UP = path.join(import.meta.dirname, '../test/crawl/pages/unmarked');
const PRODUCT_SETS = ['product-pages', 'product-pages-no-markup'];
const OTHER_SETS = ['negative-pages', 'listing-pages', 'pagination'];
/** Addresses that tell nothing of what a page is, and one that says what it is not. */
const MADE_UP_URL = 'https://www.example.com/x/12';
const PRODUCT_URL = 'https://www.example.com/p/12345';
/** Markup that offers nothing, whatever its address. */
const BARE = [
  '<p class="price">49,90 €</p>',
  '<p>49.90 €</p>',
  '<p>About it.</p>',
  '<button>Add to cart</button>',
  '<p>49,90 €</p><a href="/magazine">Order now</a>',
];
/** The weight of a page: sites of today count most, the older samples less, made-up products least. */
const WEIGHT = { site: 1, sample: 0.5, product: 0.3, listing: 0.5, other: 1, bare: 0.5 };
const FITTING = { steps: 3000, rate: 0.8, penalty: 0.01 };

type Case = { file: string; url?: string };

/**
 * Learns the weights of the signs of a product page by logistic regression from the half of the sites to develop with,
 * the older samples and the made-up pages of the tests, and writes them where the reader finds them.
 * @param samples the folder of all samples
 */
export function trainProductPage(samples: string): void {
  const sites = readSitePages(samples);
  if (!sites) {
    process.stdout.write(`training: skipped, there are no samples in ${samples}\n`);
    return;
  }
  const ofSites = sites
    .filter(({ half, priceVisible }) => half === 'develop' && priceVisible !== false)
    .map(({ html, url, kind }) => exampleOf(stripMarkup(html), url, kind === 'product', WEIGHT.site));
  const weights = fit([...ofSites, ...ofSamples(path.join(samples, 'crawl')), ...ofMadeUpPages()], FITTING);
  fs.writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`);
  process.stdout.write(`${Object.keys(weights).length} weights from ${ofSites.length} pages of sites and others\n`);
}

function ofSamples(folder: string): Example[] {
  return [...PRODUCT_SETS, ...OTHER_SETS].flatMap((set) => {
    const cases = JSON.parse(fs.readFileSync(path.join(folder, set, 'expected.json'), 'utf8')) as Case[];
    return cases.map(({ file, url = MADE_UP_URL }) => {
      const html = decodeHtml(gunzipSync(fs.readFileSync(path.join(folder, set, file))), '');
      return exampleOf(stripMarkup(html), url, PRODUCT_SETS.includes(set), WEIGHT.sample);
    });
  });
}

function ofMadeUpPages(): Example[] {
  const products = fs.readdirSync(MADE_UP).map((file) => `unmarked/${path.basename(file, '.html')}`);
  const read = (page: string, isProduct: boolean, weight: number): Example =>
    exampleOf(shopPage(page), MADE_UP_URL, isProduct, weight);
  const bare = (html: string, url: string): Example =>
    exampleOf(`<title>Brass lamp – Shop</title><h1>Brass lamp</h1>${html}`, url, false, WEIGHT.bare);
  return [
    ...products.map((page) => read(page, true, WEIGHT.product)),
    ...NO_PRODUCT.map((page) => read(page, false, WEIGHT.other)),
    ...LISTINGS.map(({ page }) => read(page, false, WEIGHT.listing)),
    ...BARE.flatMap((html) => [bare(html, MADE_UP_URL), bare(html, PRODUCT_URL)]),
  ];
}

function exampleOf(html: string, url: string, isProduct: boolean, weight: number): Example {
  const { evidence } = readVisibleProduct(new VisiblePage(scanPage(html, url), false));
  return { signs: { ...evidence, bias: 1 }, isPositive: isProduct, weight };
}
