import type { Route, Routes } from '../crawl/shop-server.ts';

/** A product of the fake shop. */
export interface Article {
  number: string;
  name: string;
  price: number;
  was: number | null;
  stock: 'InStock' | 'SoldOut' | 'PreOrder';
  markup: 'json-ld' | 'microdata' | 'rdfa' | 'group';
}

const MARKUPS = ['json-ld', 'microdata', 'rdfa', 'group'] as const;
const PER_PAGE = 10;

export const articles = (count: number): Article[] =>
  Array.from({ length: count }, (_, at) => ({
    number: `UHR-${300 + at}`,
    name: `Wanduhr ${at} «Säntis»`,
    price: 89.9 + at * 137,
    was: at % 4 === 2 ? 189.9 + at * 137 : null,
    stock: at % 7 === 3 ? 'SoldOut' : at % 7 === 5 ? 'PreOrder' : 'InStock',
    markup: MARKUPS[at % MARKUPS.length] ?? 'json-ld',
  }));

/** Swiss notation: 1'459.90. */
const francs = (price: number) => `CHF ${price.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, "'")}`;
const pathOf = ({ number }: Article) => `/uhren/${number.toLowerCase()}`;
const data = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`;

const offerOf = ({ price, was, stock }: Article) => ({
  '@type': 'Offer',
  price: price.toFixed(2),
  priceCurrency: 'CHF',
  availability: `https://schema.org/${stock}`,
  ...(was !== null && {
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/ListPrice',
        price: was,
        priceCurrency: 'CHF',
      },
      { '@type': 'UnitPriceSpecification', price, priceCurrency: 'CHF' },
    ],
  }),
});

const MARKUP: Record<Article['markup'], (article: Article) => string> = {
  'json-ld': (article) =>
    data({ '@type': 'Product', name: article.name, sku: article.number, offers: offerOf(article) }) +
    `<h1>${article.name}</h1>`,
  microdata: ({
    name,
    number,
    price,
    stock,
  }) => `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${name}</h1>
    <span itemprop="sku">${number}</span><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><data itemprop="price" value="${price.toFixed(2)}"></data>
    <meta itemprop="priceCurrency" content="CHF"><link itemprop="availability" href="http://schema.org/${stock}"></div></div>`,
  rdfa: ({
    name,
    number,
    price,
    stock,
  }) => `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">${name}</h1>
    <span property="sku">${number}</span><div property="offers" typeof="Offer"><meta property="price" content="${price.toFixed(2)}">
    <meta property="priceCurrency" content="CHF"><link property="availability" href="https://schema.org/${stock}"></div></div>`,
  group: (article) =>
    `<h1>${article.name}</h1>` +
    data({
      '@type': 'ProductGroup',
      name: article.name,
      productGroupID: article.number,
      variesBy: ['https://schema.org/size'],
      hasVariant: ['S', 'L'].map((size) => ({
        '@type': 'Product',
        name: `${article.name} ${size}`,
        size,
        sku: `${article.number}-${size}`,
        offers: offerOf(article),
      })),
    }),
};

const frame = (
  title: string,
  body: string,
) => `<!doctype html><html lang="de-CH"><head><title>${title} – Uhrenladen</title></head><body>
  <p class="banner">Versand gratis ab CHF 50.–</p><nav><a href="/uhren">Uhren</a><a href="/warenkorb">Warenkorb</a><a href="/magazin/zeit">Magazin</a>
  <a href="/magazin/kuchen">Rezept</a></nav><main>${body}</main></body></html>`;

const card = (article: Article) =>
  `<article><a href="${pathOf(article)}?utm_source=list"><img src="/bild/${article.number}.jpg" alt=""><h3>${article.name}</h3></a><p>${francs(article.price)}</p></article>`;

/** A generic shop with markup of every syntax, discovered by links; its lists have several pages. */
export function markupRoutes(all: readonly Article[]): Routes {
  const list = (page: number): Route => {
    const some = all.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const next = page * PER_PAGE < all.length ? `<a rel="next" href="/uhren?seite=${page + 1}">Weiter ›</a>` : '';
    return frame('Uhren', `<h1>Uhren</h1>${some.map(card).join('')}${next}`);
  };
  const story = {
    '@type': 'NewsArticle',
    headline: 'Was Zeit kostet',
    mentions: { '@type': 'Product', name: 'Turmuhr' },
  };
  const recipe = {
    '@type': 'Recipe',
    name: 'Zeitkuchen',
    offers: { '@type': 'Offer', price: '4.50', priceCurrency: 'CHF' },
  };
  return {
    '/': frame('Willkommen', `<h1>Willkommen</h1>${all.slice(0, 3).map(card).join('')}`),
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /warenkorb\n' },
    '/warenkorb': frame(
      'Warenkorb',
      data({ '@type': 'Product', name: 'Warenkorb', offers: { price: 1, priceCurrency: 'CHF' } }),
    ),
    '/magazin/zeit': frame('Zeit', `${data(story)}<h1>Was Zeit kostet</h1><p>Eine Turmuhr kostet CHF 99'000.–</p>`),
    '/magazin/kuchen': frame('Kuchen', `${data(recipe)}<h1>Zeitkuchen</h1><p>Zutaten für CHF 4.50</p>`),
    ...Object.fromEntries(
      all.map((article, at) => [
        pathOf(article),
        frame(
          article.name,
          `${MARKUP[article.markup](article)}<p>${francs(article.price)} ${article.was === null ? '' : `<s>${francs(article.was)}</s>`}</p>
          ${article.stock === 'SoldOut' ? '<p>Ausverkauft</p>' : '<button>In den Warenkorb</button>'}<h2>Dazu passt</h2>${all
            .slice(at + 1, at + 4)
            .map(card)
            .join('')}`,
        ),
      ]),
    ),
    '*': (request): Route => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop.example');
      if (pathname === '/uhren') return list(Number(searchParams.get('seite') ?? 1));
      const page = all.find((article) => pathOf(article) === pathname);
      return page ? frame(page.name, 'Seen only without the campaign.') : { status: 404, body: 'Nicht gefunden' };
    },
  };
}
