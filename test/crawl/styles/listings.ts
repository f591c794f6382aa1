import { SHOP, ld, offer, shopPage } from './frame.ts';

/** Listing pages by the shape of a tile: each has ITEMS of them, found at `/p/<slug>` with a price of its own. */
type Tile = { slug: string; name: string; amount: number };
type ListingStyle = { name: string; html: string; items: Tile[] };

const ITEMS: Tile[] = [
  'Brass lamp',
  'Oak desk',
  'Linen sofa',
  'Wool rug',
  'Steel shelf',
  'Glass vase',
  'Cork stool',
  'Pine bench',
].map((name, at) => ({ name, slug: name.toLowerCase().replace(' ', '-'), amount: 19 + at * 10 }));
const listing = (
  name: string,
  lang: string,
  tile: (item: Tile, at: number) => string,
  wrap: (tiles: string) => string = (tiles) => `<div class="grid">${tiles}</div>`,
  head = '',
): ListingStyle => ({
  name,
  html: shopPage(
    `<h1>Home</h1><p>8 results</p><aside><h3>Price</h3><label><input type="checkbox"> $0 - $25 (3)</label><label><input type="checkbox"> $25 - $50 (5)</label></aside><select><option>Price low to high</option></select>${wrap(ITEMS.map(tile).join('\n'))}<nav class="pages"><a href="?page=2">2</a></nav>`,
    { lang, title: 'Home | Shop', head },
  ),
  items: ITEMS,
});

/** The same items for a shape that adds cents to each price. */
const cents = (of: number, ...rest: Parameters<typeof listing>): ListingStyle => ({
  ...listing(...rest),
  items: ITEMS.map((item) => ({ ...item, amount: item.amount + of / 100 })),
});

export const LISTINGS: ListingStyle[] = [
  listing(
    'cards with one link over picture and one over the name',
    'en',
    ({ slug, name, amount }) =>
      `<li class="product"><a href="/p/${slug}"><img src="/i/${slug}.jpg" alt=""></a><h2><a href="/p/${slug}">${name}</a></h2><span class="price">$${amount}.00</span><a class="button" href="?add-to-cart=${amount}">Add to cart</a></li>`,
    (tiles) => `<ul class="products">${tiles}</ul>`,
  ),
  listing(
    'whole card a link, sale price beside',
    'de',
    ({ slug, name, amount }) =>
      `<a class="card" href="/p/${slug}?ref=list"><img data-src="/i/${slug}.jpg"><span class="brand">Lumen</span><span class="name">${name}</span><span><del>${amount + 5},00 €</del> <b>${amount},00 €</b></span></a>`,
  ),
  listing(
    'price before the name',
    'en-GB',
    ({ slug, name, amount }) =>
      `<article><p class="cost">£${amount}</p><h3><a href="${SHOP}/p/${slug}">${name}</a></h3><p>or 3 payments of £${(amount / 3).toFixed(2)}</p></article>`,
  ),
  cents(
    90,
    'price in parts',
    'fr',
    ({ slug, name, amount }) =>
      `<div class="tile"><a href="/p/${slug}" title="${name}"><img alt="${name}" src="/i/${slug}.jpg"></a><a href="/p/${slug}">${name}</a><span class="px">${amount}<sup>€90</sup></span></div>`,
  ),
  listing(
    'ratings, badges and quick views between',
    'en',
    ({ slug, name, amount }, at) =>
      `<div class="item"><span class="badge">${at % 2 ? 'New' : '-20%'}</span><a class="pic" href="/p/${slug}"><picture><source srcset="/i/${slug}.webp"><img src="data:image/gif;base64,AAAA" data-srcset="/i/${slug}.jpg 1x"></picture></a><button>Quick view</button><a class="t" href="/p/${slug}">${name}</a><a href="/p/${slug}#reviews">(${at + 3})</a><div>$${amount}.00</div><label><input type="checkbox"> Compare</label></div>`,
  ),
  listing(
    'rows of a table',
    'en',
    ({ slug, name, amount }) =>
      `<tr><td><a href="/p/${slug}"><img src="/i/${slug}.gif"></a></td><td><a href="/p/${slug}"><b>${name}</b></a><br>A very good thing.</td><td align="right">$${amount}.00</td><td><a href="/buy/${slug}">Buy</a></td></tr>`,
    (tiles) => `<table>${tiles}</table>`,
  ),
  listing(
    'two prices with labels for screen readers',
    'en',
    ({ slug, name, amount }) =>
      `<li><div class="card__heading"><a href="/p/${slug}">${name}</a></div><div class="price"><span class="visually-hidden">Regular price</span><s>$${amount + 10}.00</s><span class="visually-hidden">Sale price</span><span>$${amount}.00</span></div></li>`,
    (tiles) => `<ul>${tiles}</ul>`,
  ),
  listing(
    'price from',
    'it',
    ({ slug, name, amount }) =>
      `<div class="box"><div><a href="/p/${slug}"><img src="/i/${slug}.jpg" alt="${name}"></a></div><div><h4><a href="/p/${slug}">${name}</a></h4><p>a partire da ${amount},00 €</p></div></div>`,
  ),
  listing(
    'Japanese tiles with tax',
    'ja',
    ({ slug, name, amount }) =>
      `<li><a href="/p/${slug}"><img src="/i/${slug}.jpg" alt="${name}"><p>${name}</p></a><p>${amount}円(税込)</p></li>`,
    (tiles) => `<ul>${tiles}</ul>`,
  ),
  listing(
    'nested grid of rows',
    'pl',
    ({ slug, name, amount }, at) =>
      `${at % 4 === 0 ? '<div class="row">' : ''}<div class="col"><div class="inner"><a href="/p/${slug}" class="img"><img src="/i/${slug}.jpg"></a><div><a href="/p/${slug}">${name}</a><strong>${amount},00 zł</strong></div></div></div>${at % 4 === 3 ? '</div>' : ''}`,
  ),
  listing(
    'a list of structured items',
    'en',
    ({ slug, name, amount }) => `<div class="c"><a href="/p/${slug}">${name}</a><i>$${amount}.00</i></div>`,
    undefined,
    ld({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: ITEMS.map(({ slug, name, amount }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: {
          '@type': 'Product',
          name,
          url: `${SHOP}/p/${slug}`,
          image: `/i/${slug}.jpg`,
          offers: offer(amount, 'USD'),
        },
      })),
    }),
  ),
  listing(
    'a list of addresses alone in the markup',
    'en',
    ({ slug, name, amount }) =>
      `<div class="c"><a href="/p/${slug}"><img src="/i/${slug}.jpg" alt="${name}"></a><a href="/p/${slug}">${name}</a><i>$${amount}.00</i></div>`,
    undefined,
    ld({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: ITEMS.map(({ slug }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: `${SHOP}/p/${slug}`,
      })),
    }),
  ),
  listing(
    'microdata tiles',
    'en',
    ({ slug, name, amount }) =>
      `<div itemscope itemtype="http://schema.org/Product"><a itemprop="url" href="/p/${slug}"><img itemprop="image" src="/i/${slug}.jpg"><span itemprop="name">${name}</span></a><span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="${amount}">$${amount}.00</span><meta itemprop="priceCurrency" content="USD"></span></div>`,
  ),
  {
    ...listing(
      'rupees with discounts',
      'en-IN',
      ({ slug, name, amount }) =>
        `<div data-id="${slug}"><a href="/p/${slug}?pid=9"><div><img src="/i/${slug}.jpeg"></div><div><div>${name}</div><div>4.3 (1,234)</div></div><div><div>₹${amount},999</div><div>₹${amount + 9},999</div><div>12% off</div></div></a></div>`,
    ),
    items: ITEMS.map((item) => ({ ...item, amount: item.amount * 1000 + 999 })),
  },
  listing(
    'sold out tiles between, add form in each',
    'sv',
    ({ slug, name, amount }, at) =>
      `<div class="prod"><form action="/cart" method="post"><a href="/p/${slug}.html"><img src="/i/${slug}.jpg"></a><a href="/p/${slug}.html">${name}</a><p>${amount} kr</p>${at % 3 ? '<button>Köp</button>' : '<span>Slutsåld</span>'}</form></div>`,
  ),
];
