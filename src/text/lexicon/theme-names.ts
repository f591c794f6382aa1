import { compileAnywhere, compileWhole, tableSource } from './patterns.ts';
import type { Table } from './phrases.ts';

/*
 * Names that themes give to classes, ids and addresses, in the language of those who made them: themes are sold across
 * borders, so each table is used for pages in any language. Labels are in lower case; parts of words match too.
 */

export const PRICE_NAMES = compileAnywhere({
  en: 'price, amount, money',
  de: 'preis',
  fr: 'prix',
  es: 'precio',
  pt: 'preco',
  it: 'prezzo',
  nl: 'prijs',
  sv: '(!r)pris(!m/on)',
  fi: 'hinta',
  et: 'hind',
  lt: 'kaina',
  pl: 'cena',
  hr: 'cijena',
  hu: 'ár|',
  ro: 'pret',
  el: '(!p)timi(!n)',
  tr: 'fiyat',
  id: 'harga',
});

/** Names and labels of a rating, which distinguish it from "1 of 5" pictures. */
export const STAR_NAMES = compileAnywhere({
  any: '★',
  en: 'star, rat[ed/ing]',
  de: 'stern',
  fr: 'étoile',
  es: 'estrell',
  pt: 'estrel',
  it: 'stell',
  nl: 'ster',
  da: 'stjern',
  sv: 'stjärn',
  fi: 'tähte',
  pl: 'gwiazd',
  cs: 'hvězd',
  ru: 'звезд',
});

/** Names of a control that adds to the cart. */
export const ADD_NAMES = compileAnywhere({
  en: `add(-/_)to(-/_)[cart/bag/basket/trolley], add2cart, addcart, [cart/basket](-/_)add,
    to(-/_)[cart/basket]$, to(-/_)[cart/basket][ /-/_]`,
  fr: 'ajout(er)(-/_)(au(-/_))panier, panier(-/_)ajout',
  es: 'carrito(-/_)a',
});

/** Names of a control that buys. */
export const BUY_NAMES = compileAnywhere({
  en: 'buy(-/_)[now/button/btn/it], [btn/button](-/_)[buy/cart/basket], product-form__[submit/cart]',
  de: 'warenkorb',
  es: 'comprar',
  pl: 'koszyk',
  cs: 'kosik',
});

/** Parts of a cart's address. */
export const CART_ADDRESSES = compileAnywhere({
  en: 'cart, basket, checkout, buy, order, purchase, add',
  de: 'korb',
  fr: 'panier',
  es: 'carrito|, carro|, cesta',
  pt: 'carrinho|, cesto',
  it: 'carrello|',
  nl: 'winkel',
  da: 'kurv',
  sv: 'korg',
  pl: 'koszyk',
  cs: 'ko[s/š][i/í]k',
  ru: 'korzin',
  tr: 'sepet',
});

/** Names of lists of attributes, and headings above them. */
export const DETAILS_NAMES = compileAnywhere({
  en: 'spec, attribut, detail, feature, param, propert, tech, charact, facts',
  de: 'eigenschaft, merkmal',
  fr: 'caract',
  es: 'ficha',
  it: 'scheda',
  nl: 'kenmerk',
  sv: 'tekni',
  pl: 'dane',
  cs: 'vlastnost',
});

/** Names of the options of a product, such as its sizes. */
export const CHOICE_NAMES = compileAnywhere({
  en: 'size, variant, swatch, option, choice',
  de: 'gr[ö/oe]sse, gr[ö/oe]ße, farbe(n)|',
  fr: '(!e/é)taille, pointure, couleur',
  es: '(!e/s)talla',
  pt: 'tamanho',
  it: 'taglia, taglie|, misur[a/e]|',
  nl: '(!o)maat|, (!o)maten|, kleur',
  sv: 'storlek, f[ä/a]rg(er)|',
  da: 'st[o/oe/ø]rrelse, farve(r)|',
  fi: '|koko|, |koot|, |v[ä/a]rit|',
  pl: 'rozm, |kolor',
  cs: 'velikost, |barv[a/y]|',
  sk: 'velkos[t/ť], |farb[a/y]|',
  hu: '|m[é/e]ret, |sz[í/i]n(ek)|',
  ro: 'm[ă/a]rim[e/i], culoare, culori',
  tr: '|beden(ler)|, |renk(ler)|',
  ru: 'razmer, |[ts/c]vet(a)|',
});

export const BRAND_NAMES = compileAnywhere({
  en: 'brand, manufactur, vendor, maker, producer',
  de: 'herstell, marke(!t/r)',
  fr: 'marque, fabri[c/qu]ant',
  es: 'marca(!d)',
  it: 'marchio, produttore',
  nl: 'fabrikant, (!be/op/aan)merk(!m/z/en|)',
  sv: 'varum[a/ä]rke, tillverkar',
  da: 'm[ae/æ]rke(!t), producent',
  fi: 'tuotemerk, valmistaj',
  pl: 'marka',
  cs: 'zna[c/č]k[a/y], v[y/ý]robc',
  hu: 'gy[a/á]rt[o/ó], m[a/á]rka',
  ro: 'producator',
  tr: '[u/ü]retici',
  ru: 'proizvoditel',
});

/** Whole folders of addresses that lead to a brand's products. */
export const BRAND_ADDRESSES = compileWhole({
  en: '(product(-)/shop-by-/our-/pwb-)[brand/manufacturer/vendor/designer/maker](s)',
  de: 'marke(n), hersteller',
  fr: 'marque(s), fabricant(s)',
  es: 'marca(s), fabricante(s)',
  it: 'marchio, marchi, marche, produttor[e/i]',
  nl: 'merk(en), fabrikant(en)',
  sv: 'varum[a/ä]rke(n), m[a/ä]rke(n), tillverkare',
  da: 'm[ae/æ]rke(r), varem[ae/æ]rke(r), producent(er)',
  fi: 'merk[ki/it], tuotemerk[ki/it], valmistaja(t), br[a/ä]nd[i/it]',
  pl: 'marka, marki, producent, producenci',
  cs: 'zna[c/č]k[a/y], v[y/ý]robc[e/i]',
  sk: 'v[y/ý]robca, v[y/ý]robcovia',
  hu: 'm[a/á]rka, m[a/á]rk[a/á]k, gy[a/á]rt[o/ó](k)',
  ro: 'marca, m[a/ă]rci, produc[a/ă]tor(i)',
  tr: 'marka(lar)',
  ru: 'brend(y), proizvoditel(i)',
});

/** Stems of the word "product" in addresses; "sitemap" itself contains "item". */
export const PRODUCT_NAMES = compileAnywhere({
  en: '(!s)item, produ',
  de: 'artikel',
  it: 'prodott',
});

/** Whole names of an attribute or field that has a product's number. */
export const NUMBER_NAMES = compileWhole({
  en: '(data-)(product/item/article/variant/add-to-cart)(-/_)[id/sku/code/nr/number], add-to-cart',
  de: '(data-)artikel(-/_)[id/sku/code/nr/number]',
});

/** Whole words that themes write before every choice. */
export const CHOICE_WORDS = compileWhole({ en: 'swatch, option, variant', fr: 'variante' });

/** Names of lists of page numbers. */
export const PAGER_NAMES = compileAnywhere({ en: 'page', es: 'pagin', de: 'seiten', cs: 'stran' });

/** Words for a page in addresses, as the source of a pattern. */
export const PAGE_ADDRESSES = tableSource({
  en: 'page',
  de: 'seite',
  es: 'pagina',
  sv: 'sida',
  fi: 'sivu',
  pl: 'strona',
  cs: 'strana, stranka',
  sl: 'stran',
  hu: 'oldal',
  tr: 'sayfa',
});

/** Names of a price that is lower than usual, as the source of a pattern. */
export const SALE_NAMES = tableSource({
  en: 'sale, special, offer, reduced, promo, final, discounted',
  de: 'aktion, angebot',
  fr: 'soldes',
  es: 'oferta',
  it: 'offerta',
});

/** Whole names of a product's title. */
export const TITLE_NAMES: Table = {
  en: 'name, title, heading',
  de: 'titel',
  fr: 'titre',
  es: 'nombre',
  it: 'nome',
  pl: 'nazwa',
};

/** Whole names of old, usual and recommended prices, and of struck out ones. */
export const FORMER_NAMES: Table = {
  en: `old, was, before, prev, previous, former, orig, org, origin, original, list(-)price, price(-)list, compare*, mrp, msrp, rrp, rp,
    retail, ord, ordinary, normal, regular, catalog, (!w-/h-/rounded-)full, strike*, scratch*, slashed, line(-)through, crossed`,
  de: 'uvp, statt, streich*',
  fr: 'barre, barr',
  es: 'anterior, antes, pvp, tachado',
  pt: 'barrado, riscado',
  it: 'vecchio, barrato, sbarrato',
  nl: 'oud, oude',
  pl: 'stara, stary',
  cs: 'puvodni',
  sk: 'povodna',
};
