import type { Table } from './phrases.ts';
import { tableSource } from './patterns.ts';

/*
 * Words beside a product's own price, which set it apart from no other amount. They are compared with a text of which
 * only the words are left, one space between two: "inkl. 19 % MwSt." is "inkl MwSt".
 */

/** The price is with tax. */
const WITH_TAX: Table = {
  en: `[inc/incl/including/inclusive of/with] (all/sales/local) [vat/gst/hst/tax/taxes],
    [vat/gst/hst/tax/taxes] [inc/incl/included/inclusive]`,
  de: '[inkl/incl/inklusive/mit] (gesetzl/gesetzlicher/ges/der) [mwst/mehrwertsteuer/ust/umsatzsteuer/steuern/steuer], brutto',
  fr: 'ttc, t t c, [tva/taxes/taxe] [incl/incluse/incluses/comprise/comprises], toutes taxes comprises, tva incl',
  es: '[iva/igv/impuestos/i v a] [incl/inc/incluido/incluidos], con [iva/impuestos]',
  pt: '[iva/impostos] [incl/inc/incluído/incluido/incluídos], com [iva/impostos]',
  it: 'iva [incl/inclusa/compresa], con iva, ivato',
  nl: '[incl/inclusief] btw, btw inbegrepen',
  sv: '[inkl/ink/inklusive] moms, moms ingår',
  da: '[inkl/incl/inklusive/med] moms',
  nb: '[inkl/ink/inklusive/med] [mva/moms]',
  fi: 'sis (alv), sis alv, alv sis, sisältää alv, verollinen',
  pl: 'brutto, [z/zawiera/w tym] vat',
  cs: '[s/vč/vc/včetně] dph',
  sk: '[s/vrátane] dph',
  hu: 'bruttó, áfával, áfa val',
  ro: '[cu/incl/inclusiv] tva, tva [inclus/inclusă/inclusa]',
  hr: '[s/sa/uklj/uključen/uključuje] pdv (om), pdv (je) uključen',
  sl: '[z/vklj/vključuje] ddv (jem), ddv vključen',
  et: 'km ga, sis km, koos käibemaksuga',
  lv: 'ar pvn, pvn iekļauts',
  lt: 'su pvm, pvm įskaičiuotas',
  ru: '[с/включая/вкл] ндс',
  uk: '[з/із] пдв',
  bg: '[с/вкл/с включен] ддс',
  el: '[με/συμπ/συμπεριλαμβάνεται] [φπα/φ π α]',
  tr: 'kdv [dahil/dâhil/li]',
  he: 'כולל מע מ, כולל מעמ',
  ar: '[شامل/شاملة] [الضريبة/الضرائب/ضريبة القيمة المضافة]',
  vi: 'đã (bao) (gồm) vat',
  id: '[termasuk/sudah termasuk] [ppn/pajak]',
};

/** The price is the lowest of several. */
const FROM: Table = {
  en: 'from, starting at, starting from, as low as',
  de: 'ab, von',
  fr: 'dès, [à/a] partir de',
  es: 'desde, a partir de',
  pt: 'desde, a partir de',
  it: 'da, a partire da',
  nl: 'vanaf, v a',
  sv: 'från, fr',
  da: 'fra',
  nb: 'fra',
  fi: 'alkaen, alk',
  pl: 'od',
  cs: 'od, již od',
  sk: 'od, už od',
  ro: 'de la, începând de la',
  hr: 'od, već od',
  sl: 'od, že od',
  et: 'alates',
  lv: 'no, sākot no',
  lt: 'nuo',
  ru: 'от',
  uk: 'від',
  bg: 'от',
  el: 'από',
  he: 'החל מ',
  ar: 'من, ابتداء من',
  vi: 'từ',
  id: 'mulai (dari)',
};

/** The price is the one to pay now, maybe a reduced one. */
const NOW: Table = {
  en: 'price, now, only, just, sale, on sale, offer, deal, reduced, special, clearance',
  de: 'preis, jetzt, nur, nur noch, sale, angebot, angebotspreis, aktion, aktionspreis, reduziert, sonderangebot',
  fr: 'prix, promo, promotion, solde, soldes, soldé, offre, seulement, maintenant',
  es: 'precio, ahora, oferta, rebajas, rebajado, promoción, solo, sólo',
  pt: 'preço, agora, oferta, promoção, saldos, por, apenas',
  it: 'prezzo, ora, adesso, offerta, saldi, scontato, solo',
  nl: 'prijs, nu, nu voor, voor, aanbieding, actie, actieprijs, uitverkoop',
  sv: 'pris, nu, rea, reapris, kampanj, erbjudande, endast, bara',
  da: 'pris, nu, kun, tilbud, tilbudspris, udsalg',
  nb: 'pris, nå, kun, tilbud, tilbudspris, salg',
  fi: 'hinta, nyt, vain, ale, tarjous, tarjoushinta',
  pl: 'cena, teraz, tylko, promocja, okazja, wyprzedaż',
  cs: 'cena, nyní, jen, pouze, akce, akční cena, výprodej',
  sk: 'cena, teraz, len, iba, akcia, akciová cena, výpredaj',
  hu: 'ár, most, csak, akció, akciós (ár)',
  ro: 'preț, pret, acum, doar, ofertă, promoție',
  hr: 'cijena, sada, samo, akcija, akcijska cijena',
  sl: 'cena, zdaj, samo, akcija, akcijska cena',
  et: 'hind, nüüd, ainult, soodushind, pakkumine',
  lv: 'cena, tagad, tikai, akcija',
  lt: 'kaina, dabar, tik, akcija',
  ru: 'цена, сейчас, только, акция, распродажа, скидка',
  uk: 'ціна, зараз, тільки, акція, розпродаж, знижка',
  bg: 'цена, сега, само, промо, промоция',
  el: 'τιμή, τώρα, μόνο, προσφορά, έκπτωση',
  tr: 'fiyat, fiyatı, şimdi, sadece, kampanya, fırsat',
  he: 'מחיר, עכשיו, רק, מבצע',
  ar: 'السعر, الآن, فقط, عرض, تخفيض',
  vi: 'giá, chỉ, chỉ còn, còn, khuyến mãi',
  id: 'harga, sekarang, hanya, promo',
};

/** All of these, in languages without spaces between words. */
const UNSPACED: Table = {
  ja: '消費税込, 税込(み), 内税, から, より, 価格, 販売, セール, 特価, 今だけ, 割引, 値引, オフ',
  zh: '(!不/未/沒/没)含[税/稅], 起, 价格, 價格, 售价, 售價, 优惠价, 優惠價, 特价, 特價, 现价, 現價, 促销, 促銷, 折扣',
  ko: '[부가세/vat/세금]( )포함, 부터, 가격, 판매가, 할인가, 특가, 세일, 할인',
  th: '(!ไม่)รวม(ภาษี)มูลค่าเพิ่ม, (!ไม่)รวมภาษี, เริ่มต้น, ราคา, ลดเหลือ, เหลือ',
};

const OWN_PRICE = new RegExp(
  String.raw`(?<!\p{L})(?:${tableSource(WITH_TAX, FROM, NOW)})(?!\p{L})|${tableSource(UNSPACED)}`,
  'giu',
);

/** Returns the words of a text beside a price, without those that stand beside a product's own price. */
export const foreignWords = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .replaceAll(OWN_PRICE, '')
    .trim();
