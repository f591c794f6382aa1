import { page } from '../pages.ts';
import { nextState, og, shopPage, state, tiles, type Style } from './frame.ts';

/** Fictional pages without product markup, with difficult layouts: mobile duplicates, modals, tabs, split prices. */
export const UNMARKED_MORE: Style[] = [
  {
    name: 'hashed classes, twin blocks for phone and desktop, price in pence aside',
    html: shopPage(page('hashed-classes-twin-blocks-for-phone-and-desktop-price-in'), {
      lang: 'en-GB',
      title: 'Velvet Armchair, Forest Green | Sofa & Co',
      zero: '£0',
      free: '£500',
      others: tiles((at) => `£${at + 2}99`),
    }),
    expected: { price: 349, currency: 'GBP', availability: 'in_stock', title: 'Velvet armchair, forest green' },
  },
  {
    name: 'club price beside the price for all',
    html: shopPage(
      `<h1>Filter coffee 500 g</h1><div class="pr"><span class="pr-main">6,49 €</span><span class="pr-unit">12,98 €/kg</span></div><div class="club">Clubpreis 5,79 €</div><p>Art.-Nr. 550123</p><button>In den Warenkorb</button><p>Lieferung ab 35 € frei</p>`,
      {
        lang: 'de',
        title: 'Filter coffee 500 g kaufen | Markt',
        free: '35 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 3},49 € <small>${at + 6},98 €/kg</small>`),
      },
    ),
    expected: { price: 6.49, currency: 'EUR', availability: 'in_stock', title: 'Filter coffee 500 g', sku: '550123' },
  },
  {
    name: 'price above the heading, brand as a picture',
    html: shopPage(
      `<div class="top"><img src="/b/aqua.png" alt="Aquatop"><div class="pricebox"><small>ab</small> 1.249,00 €</div></div><h1>Duschkabine Linea 90 x 90</h1><ul><li>Best.-Nr.: 77-1204</li><li>EAN: 4008400401522</li><li>Lieferzeit: 5-7 Werktage</li></ul><form><input type="submit" class="b" value="In den Warenkorb"></form>`,
      {
        lang: 'de-AT',
        title: 'Duschkabine Linea 90 x 90 - Badwelt',
        free: '100 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 2}49,00 €`),
      },
    ),
    expected: {
      price: 1249,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Duschkabine Linea 90 x 90',
      sku: '77-1204',
    },
  },
  {
    name: 'sold out: grey button with the words, restock mail form',
    html: shopPage(
      `<h1>Ceramic Pour-Over Set</h1><p class="money">$64.00 USD</p><fieldset><legend>Color</legend><label>White</label><label>Black</label></fieldset><button type="button" disabled class="grey">Sold out</button><form><p>Be the first to know when this is back</p><input type="email" placeholder="you@mail"><button>Notify me</button></form>`,
      { title: 'Ceramic Pour-Over Set – Drip', others: tiles((at) => `$${at + 12}.00 USD`) },
    ),
    expected: { price: 64, currency: 'USD', availability: 'out_of_stock', title: 'Ceramic Pour-Over Set' },
  },
  {
    name: 'in stock, some sizes sold out in a list',
    html: shopPage(
      `<h1>Trail shoe Pinnacle</h1><div>129,95 €</div><ul class="sizes"><li>40</li><li>41 <span>ausverkauft</span></li><li>42</li><li>43 <span>ausverkauft</span></li></ul><button>In den Warenkorb</button><p>Artikel-Nr: TP-42</p>`,
      {
        lang: 'de',
        title: 'Trail shoe Pinnacle',
        free: '50 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 40},00 €`),
      },
    ),
    expected: { price: 129.95, currency: 'EUR', availability: 'in_stock', title: 'Trail shoe Pinnacle', sku: 'TP-42' },
  },
  {
    name: 'insurance and services offered beside the button',
    html: shopPage(page('insurance-and-services-offered-beside-the-button'), {
      lang: 'fr',
      title: 'Smart TV 50 pouces Viso - Achat',
      free: '20€',
      zero: '0€',
      others: tiles((at) => `${at + 3}49€<sup>99</sup>`),
    }),
    expected: { price: 399.99, currency: 'EUR', availability: 'in_stock', title: 'Smart TV 50 pouces', brand: 'Viso' },
  },
  {
    name: 'spare part: net and gross, on order only',
    html: shopPage(
      `<h1>Uszczelka drzwi zmywarki</h1><table><tr><td>Nr katalogowy</td><td>1527429006</td></tr><tr><td>Producent</td><td>Elektra</td></tr><tr><td>Dostępność</td><td>na zamówienie</td></tr></table><p>Cena brutto: <b>49,99 zł</b></p><p>Cena netto: 40,64 zł</p><button>dodaj do koszyka</button>`,
      {
        lang: 'pl',
        title: 'Uszczelka drzwi zmywarki',
        free: '200 zł',
        zero: '0,00 zł',
        others: tiles((at) => `${at + 15},99 zł`),
      },
    ),
    expected: {
      price: 49.99,
      currency: 'PLN',
      availability: 'in_stock',
      title: 'Uszczelka drzwi zmywarki',
      sku: '1527429006',
      brand: 'Elektra',
    },
  },
  {
    name: 'auction-like: price, postage, watchers',
    html: shopPage(
      `<h1>Vintage Seikou diver 1978</h1><div>Condition: Pre-owned</div><div>AU $420.00</div><div>or Best Offer</div><div>Postage: AU $15.00</div><div>23 watchers</div><a class="cta" href="#buy">Buy it now</a><div>Item number 225566778899</div>`,
      { lang: 'en-AU', title: 'Vintage Seikou diver 1978 | Bay', others: tiles((at) => `AU $${at + 120}.00`) },
    ),
    expected: {
      price: 420,
      currency: 'AUD',
      availability: 'in_stock',
      title: 'Vintage Seikou diver 1978',
      sku: '225566778899',
    },
  },
  {
    name: 'Brazilian: de, por, pix and instalments',
    html: shopPage(
      `<h1>Tênis Corrida Veloz</h1><p>Cód. 889-1</p><p class="p1">De: R$ 499,90</p><p class="p2">Por: R$ 349,90</p><p class="p3">ou R$ 332,41 no Pix</p><p class="p4">ou 7x de R$ 49,98 sem juros</p><p>Restam 4 unidades</p><button>Adicionar à sacola</button>`,
      {
        lang: 'pt-BR',
        title: 'Tênis Corrida Veloz',
        free: 'R$ 299',
        zero: 'R$ 0,00',
        others: tiles((at) => `R$ ${at + 99},90`),
      },
    ),
    expected: { price: 349.9, currency: 'BRL', availability: 'in_stock', title: 'Tênis Corrida Veloz', sku: '889-1' },
  },
  {
    name: 'Mexican: dollar sign of pesos',
    html: shopPage(
      `<h1>Licuadora 10 velocidades</h1><div class="precio">$1,199.00</div><div class="antes"><s>$1,599.00</s></div><div>Hasta 6 meses sin intereses de $199.83</div><p>SKU: 5012345</p><button>Agregar al carrito</button><p>Disponible</p>`,
      {
        lang: 'es-MX',
        title: 'Licuadora 10 velocidades',
        free: '$499',
        zero: '$0.00',
        others: tiles((at) => `$${at + 1}99.00`),
      },
    ),
    expected: {
      price: 1199,
      currency: 'MXN',
      availability: 'in_stock',
      title: 'Licuadora 10 velocidades',
      sku: '5012345',
    },
  },
  {
    name: 'South African: R and instalments',
    html: shopPage(
      `<h1>Braai Grid, stainless</h1><span class="prc">R 349.00</span><p>Or 4 interest-free payments of R 87.25</p><button>Add to Cart</button><p>In stock</p><p>SKU: BG-349</p>`,
      {
        lang: 'en-ZA',
        title: 'Braai Grid, stainless',
        free: 'R500',
        zero: 'R0.00',
        others: tiles((at) => `R ${at + 99}.00`),
      },
    ),
    expected: { price: 349, currency: 'ZAR', availability: 'in_stock', title: 'Braai Grid, stainless', sku: 'BG-349' },
  },
  {
    name: 'Japanese detail table, member price',
    html: shopPage(
      `<div class="item-head"><p class="maker">山田製作所</p><h1>南部鉄器 急須 0.6L</h1></div><table><tr><th>品番</th><td>NT-060</td></tr><tr><th>通常価格</th><td>8,800円（税込）</td></tr><tr><th>会員価格</th><td>8,360円（税込）</td></tr><tr><th>在庫</th><td>残り僅か</td></tr></table><div class="btns"><button>買い物かごへ入れる</button></div>`,
      {
        lang: 'ja',
        title: '南部鉄器 急須 0.6L | 工芸店',
        free: '10,000円',
        zero: '0円',
        others: tiles((at) => `${at + 4},400円`),
      },
    ),
    expected: { price: 8800, currency: 'JPY', availability: 'in_stock', title: '南部鉄器 急須 0.6L', sku: 'NT-060' },
  },
  {
    name: 'Korean small mall: table of price and points',
    html: shopPage(
      `<h1>핸드메이드 가죽 지갑</h1><table><tr><th>소비자가</th><td>59,000원</td></tr><tr><th>판매가</th><td>49,000원</td></tr><tr><th>적립금</th><td>490원 (1%)</td></tr><tr><th>배송비</th><td>3,000원 (50,000원 이상 구매 시 무료)</td></tr></table><a href="#none" class="btnSubmit"><span>바로 구매하기</span></a><a href="#none"><span>장바구니 담기</span></a>`,
      {
        lang: 'ko',
        title: '핸드메이드 가죽 지갑 - 공방',
        free: '50,000원',
        zero: '0원',
        others: tiles((at) => `${at + 21},000원`),
      },
    ),
    expected: { price: 49000, currency: 'KRW', availability: 'in_stock', title: '핸드메이드 가죽 지갑' },
  },
  {
    name: 'Hebrew shop',
    html: shopPage(
      `<h1>מנורת שולחן פליז</h1><p>מק"ט: 7290011</p><div>₪ 249.00</div><p>במלאי</p><button>הוסף לעגלה</button>`,
      { lang: 'he', title: 'מנורת שולחן פליז', free: '₪199', zero: '₪0', others: tiles((at) => `₪ ${at + 99}.00`) },
    ),
    expected: { price: 249, currency: 'ILS', availability: 'in_stock', title: 'מנורת שולחן פליז', sku: '7290011' },
  },
  {
    name: 'Russian shop: price with ruble word, credit and bonus',
    html: shopPage(
      `<h1>Кофемолка электрическая КМ-2</h1><span>Код товара: 1187722</span><div class="p"><span>3 490 руб.</span><span>4 990 руб.</span></div><div>Бонус: 105 руб.</div><div>В кредит от 320 руб./мес</div><div>Доставим завтра</div><button>Добавить в корзину</button><button>Купить в 1 клик</button>`,
      {
        lang: 'ru',
        title: 'Купить Кофемолка электрическая КМ-2 в Москве',
        free: '5 000 руб.',
        zero: '0 руб.',
        others: tiles((at) => `${at + 1} 290 руб.`),
      },
    ),
    expected: {
      price: 3490,
      currency: 'RUB',
      availability: 'in_stock',
      title: 'Кофемолка электрическая КМ-2',
      sku: '1187722',
    },
  },
  {
    name: 'app rendered by a script: state under another name with cents',
    html: `<!doctype html><html lang="de"><head><title>Leinenhemd Hafen | Tuch</title>${og('Leinenhemd Hafen', { 'og:type': 'product', 'og:image': 'https://cdn.shop.example/hemd.jpg' })}</head><body><div id="app"></div>${state('window.__INITIAL_STATE__', { cart: { items: [] }, product: { current: { id: 'LH1', sku: 'LH-1', title: 'Leinenhemd Hafen', brand: 'Tuch', price: { amount: '79.90', currencyCode: 'EUR' }, availability: 'IN_STOCK' } } })}</body></html>`,
    expected: {
      price: 79.9,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Leinenhemd Hafen',
      sku: 'LH-1',
      brand: 'Tuch',
    },
  },
  {
    name: 'state with sale and regular price in nested objects',
    html: `<!doctype html><html lang="en-US"><head><title>Rain jacket</title></head><body><div id="__next"><h1>Rain jacket</h1></div>${nextState({ pdp: { productName: 'Rain jacket', id: 991, prices: { regular: { value: 120 }, sale: { value: 84 } }, price: { current: 84, currency: 'USD' }, available: true } })}</body></html>`,
    expected: { price: 84, currency: 'USD', availability: 'in_stock', title: 'Rain jacket' },
  },
  {
    name: 'book with formats, each with its price',
    html: shopPage(page('book-with-formats-each-with-its-price'), {
      title: 'The Quiet Lamp by Ann Reader, Paperback | Books',
      others: tiles((at) => `$${at + 12}.99`),
    }),
    expected: { price: 16.99, currency: 'USD', availability: 'in_stock', title: 'The Quiet Lamp' },
  },
];
