import type { Availability } from '../domain/records.ts';

/** schema.org ItemAvailability, the words of Open Graph and Merchant Center, and the numbers some shops write. */
const TERMS = new Map<string, Availability>([
  ...terms(
    'in_stock',
    'instock available limitedavailability preorder presale backorder instoreonly onlineonly madetoorder availablefororder reserved instockonline lowstock yes true 1',
  ),
  ...terms(
    'out_of_stock',
    'outofstock soldout discontinued oos unavailable notavailable outofstockonline nostock no false 0',
  ),
]);

const LONGEST = 300;

const NOT_IN_STOCK = new RegExp(
  [
    'out of stock|sold[ -]?out|unavailable|(not|no longer|n.t) (\\w+ ){0,2}(available|in stock)|no stock|discontinued|temporarily out|(cannot|can.t) be (bought|ordered|purchased)|not for sale|(notify|email|tell) me when|back in stock soon',
    'ausverkauft|nicht (mehr |sofort )?(verfügbar|lieferbar|auf lager|vorrätig|erhältlich)|vergriffen|derzeit nicht|nicht (mehr )?(bestellbar|im sortiment)|nicht (bestellt|gekauft) werden|bald wieder',
    'rupture|indisponible|épuisé|plus disponible|non disponible|pas (en stock|disponible)|hors stock|bientôt (disponible|de retour)|(prévenez|avertissez|alertez)[- ]moi',
    'agotado|no (está )?disponible|no hay|não (está )?(disponível|em stock|em estoque)|sin (stock|existencias)|fuera de stock|esgotado|indispon[ií]vel|sem (stock|estoque)|fora de estoque|no se puede comprar|av[ií]same|avise-me',
    'non (è |più )?disponibile|esaurit[oa]|non in magazzino|terminato|non (acquistabile|ordinabile)|avvisami',
    'uitverkocht|niet (op voorraad|leverbaar|beschikbaar)|niet meer',
    'slut(såld)? i lager|slutsåld|ej i lager|inte i lager|tillfälligt slut|udsolgt|ikke på lager|utsolgt|loppu(nut|unmyyty)|ei (varastossa|saatavilla)',
    'brak (w magazynie|towaru|na stanie)|powiadom|nie je možné (\\w+ ){0,2}(kúpiť|objednať)|(nelze|není možné) (\\w+ ){0,2}(koupit|objednat|zakoupit)|niedostępn|wyprzedan|vyprodán|vypredan|není skladem|nie je skladom|nedostupn|nincs (készleten|raktáron)|elfogyott|nem (kapható|rendelhető|elérhető)',
    'stoc epuizat|indisponibil|nu este (în stoc|disponibil)|nije dostup|nema na (zalihi|stanju|skladištu)|rasprodano|razprodan|ni na zalogi|nav (pieejams|noliktavā)|neturime|išparduota|läbi müüdud|otsas',
    'нет в наличии|нет на складе|нет в продаже|снят[ао]? с (продажи|производства)|сообщить о поступлении|закончил|распродан|отсутствует|не ?доступ|немає в наявності|не в наявності|відсутн|изчерпан|няма наличност|не е налич|нема на залиха',
    'εξαντλ|(μη|δεν είναι) διαθέσιμο|stokta yok|tükendi|mevcut değil|אזל|לא במלאי|غير (متوفر|متاح|موجود)|نفد|نفذ|ناموجود|品切れ|在庫(なし|切れ)|売り切れ|缺货|缺貨|无货|無貨|售罄|無庫存|품절|일시품절|hết hàng|สินค้าหมด|stok habis',
  ].join('|'),
  'iu',
);

const IN_STOCK = new RegExp(
  [
    'in stock|available|ready to ship|ships (today|in|within)|pre-?order|back-?order|add to (cart|bag|basket)',
    'auf lager|verfügbar(?!keit)|lieferbar(?!keit)|vorrätig|lagernd|vorbestell',
    'en stock|disponible|en existencia|hay existencias|em (stock|estoque)|dispon[ií]vel|pronta entrega',
    'disponibil(?!it)|in magazzino|pronta consegna|op voorraad|leverbaar|beschikbaar',
    'i lager|på lager|varastossa|saatavilla|na stanie|w magazynie|dostępn(?!oś)|skladem|skladom|na sklad[eě]|dostupn(?!os)|raktáron|készleten|kapható',
    'în stoc|in stoc|na (zalihi|stanju|skladištu|zalogi)|pieejams|noliktavā|yra sandėlyje|turime|laos|saadaval',
    'в наличии|на складе|есть в|под заказ|в наявності|є в|налич|на залиха|διαθέσιμο|σε απόθεμα|stokta|mevcut|במלאי|متوفر|متاح|موجود',
    '在庫あり|有货|有貨|现货|現貨|재고 있음|구매 가능|còn hàng|có sẵn|มีสินค้า|stok tersedia|tersedia',
  ].join('|'),
  'iu',
);

/**
 * What a shop says of a product's availability. Whatever can be ordered (pre-order, made to order, one channel only)
 * is in stock; what is not understood is unknown.
 * @param said a schema.org ItemAvailability with or without its address, or words in any common language
 * @see https://schema.org/ItemAvailability
 */
export function parseAvailability(said: string): Availability {
  const term = said.trim().slice(0, LONGEST).replace(/\/+$/, '');
  const word = term.slice(Math.max(term.lastIndexOf('/'), term.lastIndexOf('#'), term.lastIndexOf(':')) + 1);
  const known = TERMS.get(word.toLowerCase().replaceAll(/[\s_-]+/g, ''));
  if (known) return known;
  if (NOT_IN_STOCK.test(term)) return 'out_of_stock';
  return IN_STOCK.test(term) ? 'in_stock' : 'unknown';
}

function terms(availability: Availability, words: string): [string, Availability][] {
  return words.split(' ').map((word) => [word, availability]);
}
