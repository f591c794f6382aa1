/** The common frame of shop pages, and the format of fictional pages in the styles of real shops. */
type Expected = {
  price: number | null;
  currency: string | null;
  availability: 'in_stock' | 'out_of_stock' | null;
  /** Omitted if it does not matter. */
  title?: string;
  sku?: string | null;
  brand?: string | null;
  image?: string;
};
export type Style = { name: string; url?: string; html: string; expected: Expected };

export const SHOP = 'https://www.shop.example';
export const ld = (...blocks: unknown[]): string =>
  blocks
    .map(
      (block) =>
        `<script type="application/ld+json">${typeof block === 'string' ? block : JSON.stringify(block)}</script>`,
    )
    .join('\n');
export const offer = (
  price: unknown,
  priceCurrency: string | undefined,
  availability = 'InStock',
  more: object = {},
) => ({
  '@type': 'Offer',
  price,
  priceCurrency,
  availability: availability && `https://schema.org/${availability}`,
  ...more,
});
export const thing = (name: string, offers: unknown, more: object = {}) => ({
  '@context': 'https://schema.org/',
  '@type': 'Product',
  name,
  offers,
  ...more,
});
export const og = (title: string, more: Record<string, string> = {}): string =>
  Object.entries({ 'og:title': title, ...more })
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('');
export const state = (name: string, value: unknown): string => `<script>${name} = ${JSON.stringify(value)};</script>`;
export const nextState = (pageProps: unknown): string =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps }, page: '/p/[id]' })}</script>`;

type Words = { home: string; cart: string; total: string; free: string; also: string; news: string; cookies: string };
const EN: Words = {
  home: 'Home',
  cart: 'Your cart is empty',
  total: 'Subtotal',
  free: 'Free shipping on orders over',
  also: 'You may also like',
  news: 'Sign up and save 10% on your first order',
  cookies: 'We use cookies',
};
const WORDS: Record<string, Words> = {
  en: EN,
  de: {
    home: 'Startseite',
    cart: 'Ihr Warenkorb ist leer',
    total: 'Zwischensumme',
    free: 'Kostenloser Versand ab',
    also: 'Das könnte Ihnen auch gefallen',
    news: 'Newsletter abonnieren und 5 € sparen',
    cookies: 'Wir verwenden Cookies',
  },
  fr: {
    home: 'Accueil',
    cart: 'Votre panier est vide',
    total: 'Sous-total',
    free: 'Livraison offerte dès',
    also: 'Vous aimerez aussi',
    news: 'Inscrivez-vous à la newsletter',
    cookies: 'Nous utilisons des cookies',
  },
  es: {
    home: 'Inicio',
    cart: 'Tu carrito está vacío',
    total: 'Subtotal',
    free: 'Envío gratis a partir de',
    also: 'También te puede interesar',
    news: 'Suscríbete',
    cookies: 'Usamos cookies',
  },
  it: {
    home: 'Home',
    cart: 'Il carrello è vuoto',
    total: 'Totale',
    free: 'Spedizione gratuita da',
    also: 'Potrebbe interessarti',
    news: 'Iscriviti',
    cookies: 'Usiamo i cookie',
  },
  nl: {
    home: 'Home',
    cart: 'Je winkelwagen is leeg',
    total: 'Subtotaal',
    free: 'Gratis verzending vanaf',
    also: 'Anderen bekeken ook',
    news: 'Schrijf je in',
    cookies: 'Wij gebruiken cookies',
  },
  pl: {
    home: 'Strona główna',
    cart: 'Twój koszyk jest pusty',
    total: 'Suma',
    free: 'Darmowa dostawa od',
    also: 'Zobacz również',
    news: 'Zapisz się',
    cookies: 'Używamy plików cookie',
  },
  pt: {
    home: 'Início',
    cart: 'Seu carrinho está vazio',
    total: 'Subtotal',
    free: 'Frete grátis acima de',
    also: 'Quem viu, viu também',
    news: 'Cadastre-se',
    cookies: 'Usamos cookies',
  },
  ja: {
    home: 'ホーム',
    cart: 'カートは空です',
    total: '小計',
    free: '送料無料',
    also: 'おすすめ商品',
    news: 'メルマガ登録',
    cookies: 'クッキー',
  },
};

type Options = {
  lang?: string;
  head?: string;
  title?: string;
  free?: string;
  zero?: string;
  crumbs?: string[];
  after?: string;
  others?: string;
};

/** Builds tiles of other products with prices, some sold out, as in a carousel below a product. */
export const tiles = (price: (at: number) => string, count = 4, button = 'Add to cart'): string =>
  Array.from(
    { length: count },
    (
      _,
      at,
    ) => `<li class="grid-item"><div class="tile-card"><a class="tile-link" href="/p/other-${at}"><img data-src="/media/other-${at}.jpg" alt="Other thing ${at}"></a>
<h3 class="tile-title"><a href="/p/other-${at}">Other thing ${at}</a></h3><div class="tile-price">${price(at)}</div>${at === 2 ? '<span class="badge">Sold out</span>' : `<button class="tile-add">${button}</button>`}</div></li>`,
  ).join('\n');

/** Builds a complete page around the product's part. */
export function shopPage(
  main: string,
  {
    lang = 'en',
    head = '',
    title = '',
    free = '$50',
    zero = '$0.00',
    crumbs = ['Things'],
    after = '',
    others = '',
  }: Options = {},
): string {
  const words = WORDS[lang.slice(0, 2)] ?? EN;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<link rel="stylesheet" href="/theme.css"><style>.x{color:red}</style>${head}<script>window.dataLayer=window.dataLayer||[];</script></head><body class="page">
<a class="skip" href="#main">Skip to content</a><div class="announcement">${words.free} ${free}</div>
<header><a class="logo" href="/"><img src="/logo.svg" alt="Shop"></a><form action="/search"><input type="search" name="q"><button type="submit">Go</button></form>
<nav><ul>${['Lamps', 'Chairs', 'Sale', 'New in', 'Brands'].map((name) => `<li><a href="/c/${name}">${name}</a></li>`).join('')}</ul></nav>
<select name="currency"><option>USD $</option><option>EUR €</option><option>GBP £</option></select>
<div class="mini-cart"><a href="/cart">0</a><div class="drawer" aria-hidden="true"><p>${words.cart}</p><span>${words.total}: ${zero}</span><a class="button" href="/checkout">Checkout</a></div></div></header>
<main id="main"><nav class="breadcrumb"><a href="/">${words.home}</a>${crumbs.map((crumb) => ` / <a href="/c/${crumb}">${crumb}</a>`).join('')}</nav>
${main}
${others && `<section class="carousel"><h2>${words.also}</h2><ul class="grid">${others}</ul></section>`}</main>${after}
<section class="reviews"><h2>4.6 (12)</h2><div class="review"><b>Anna</b> 12.03.2024 <p>I paid 20 more elsewhere, it was out of stock everywhere. Lovely.</p></div></section>
<footer><ul><li><a href="/terms">Terms</a></li><li><a href="/shipping">${words.free} ${free}</a></li></ul><p>${words.news}</p><input type="email"><button>OK</button><p>© 2024 Shop Ltd</p></footer>
<div class="cookie-bar">${words.cookies} <button>OK</button></div><script>var _gaq=[];</script></body></html>`;
}
