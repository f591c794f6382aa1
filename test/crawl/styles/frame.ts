import { page } from '../pages.ts';

/** The product on a fictional page in the style of a real shop. */
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
/** A page by its name in the folder `pages`, and what is to be found on it. */
export type Style = { page: string; url?: string; expected: Expected };

export const SHOP = 'https://www.shop.example';

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

const FRAME = page('frame');
const TILE = page('frame-tile');
/** The lines of a `shop-page`: only the page's own parts, without the frame that all have in common. */
const SHOP_PAGE = new RegExp(
  [
    '^<shop-page(?<options>.*)>',
    '<title>(?<title>.*)</title>',
    '(?:(?<head>[^]*?)\n)?<main>',
    '(?<main>[^]*)',
    '</main>',
    '(?:<other-products(?<tiles>[^>]*)>(?<price>.*)</other-products>\n)?</shop-page>$',
  ].join('\n'),
);

/** Replaces each `{{name}}` in a template. */
export const fill = (template: string, values: Record<string, string | undefined>): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Reads the attributes of a start tag. */
const attributes = (tag = ''): Record<string, string | undefined> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** Builds tiles of other products, one of them sold out; each `{12}` in the price grows by one from tile to tile. */
function otherProducts(
  price: string,
  { count = '4', button = 'Add to cart' }: Record<string, string | undefined>,
): string {
  const tile = (_: unknown, at: number) =>
    fill(TILE, {
      at: String(at),
      price: price.replaceAll(/\{(\d+)\}/g, (__, first: string) => String(Number(first) + at)),
      action: at === 2 ? '<span class="badge">Sold out</span>' : `<button class="tile-add">${button}</button>`,
    });
  return Array.from({ length: Number(count) }, tile).join('\n');
}

/** Reads a page from the folder `pages`; a `shop-page` is put into the common frame, in the language of the page. */
export function shopPage(name: string): string {
  const text = page(name);
  if (!text.startsWith('<shop-page')) return text;
  const parts = SHOP_PAGE.exec(text)?.groups;
  if (!parts) throw new Error(`The page ${name} does not have the parts of a shop-page.`);
  const { lang = 'en', ...options } = attributes(parts.options);
  const words = WORDS[lang.slice(0, 2)] ?? EN;
  const tiles = parts.price && otherProducts(parts.price, attributes(parts.tiles));
  return fill(FRAME, {
    ...words,
    ...parts,
    lang,
    freeOver: options['free-over'] ?? '$50',
    cartTotal: options['cart-total'] ?? '$0.00',
    carousel: tiles && `<section class="carousel"><h2>${words.also}</h2><ul class="grid">${tiles}</ul></section>`,
  });
}
