import { trimEndOf } from '../../domain/trim.ts';
import type { Availability } from '../../domain/records.ts';

/** schema.org ItemAvailability, the Open Graph and Merchant Center terms, and the numbers that some shops use. */
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

const MAX_LENGTH = 300;

const NOT_IN_STOCK = new RegExp(
  [
    'out of stock|sold[ -]?out|^sold$|unavailable|(not|no longer|n.t) (\\w{1,20} ){0,2}(available|in stock)|no stock|discontinued|temporarily out|(cannot|can.t) be (bought|ordered|purchased)|not for sale|(notify|email|tell|alert) me (when|if)|(available|back in stock|restock\\w{0,20}) soon|coming soon|waitlist|^0 (in stock|available|left)|^(stock|stoc|stok)[: ]{1,3}0$',
    'ausverkauft|nicht (mehr |sofort )?(verfügbar|lieferbar|auf lager|vorrätig|erhältlich)|vergriffen|derzeit nicht|nicht (mehr )?(bestellbar|im sortiment)|nicht (bestellt|gekauft) werden|bald wieder|benachrichtig.{0,25}(verfügbar|lieferbar)',
    'rupture|indisponible|épuisée?(?!\\p{L})|plus disponible|non disponible|pas (en stock|disponible)|hors stock|bientôt (disponible|de retour)|(prévenez|avertissez|alertez)[- ]moi|me prévenir|victime de son succès',
    'agotad|no (está )?disponible|no hay|não (está )?(disponível|em stock|em estoque)|sin (stock|existencias)|fuera de stock|esgota[dt]|indispon[ií]vel|sem (stock|estoque)|fora de estoque|no se puede comprar|av[ií]same|avise-me|^próximamente|^em breve',
    'non (è |più )?disponibile|esaurit[oa]|non in magazzino|^terminato|non (acquistabile|ordinabile)|avvisami|fuori produzione',
    'uitverkocht|niet (op voorraad|leverbaar|beschikbaar|voorradig)|niet meer|binnenkort (weer|leverbaar|verwacht)|mail mij',
    'slut(såld)? i (webb?)?lager|slutsåld|ej (i|på) (\\w{1,20} )?lager|(inte|ikke) (i|på) lager|tillfälligt slut|^slut$|utgått|udgået|bevaka|udsolgt|utsolgt|(ikke|inte|ej) (tilgjengelig|tilgængelig|tillgänglig)|^loppu|loppu(nut|unmyyty)|(on|tilapäisesti) loppu|ei (varastossa|saatavilla)',
    'brak (w magazynie|towaru|na stanie)|powiadom|nie je možné (\\w{1,20} ){0,2}(kúpiť|objednať)|(nelze|není možné) (\\w{1,20} ){0,2}(koupit|objednat|zakoupit)|niedostępn|wyprzedan|vyprodán|vypredan|není (na )?sklad|nie je (na )?sklad|nedostupn|prodej ukončen|predaj ukončen|(hlídat|strážiť) dostupnos|nincs (készleten|raktáron)|elfogyott|nem (kapható|rendelhető|elérhető)',
    'stoc epuizat|lipsă stoc|indisponibil|nu este (în stoc|disponibil)|nije dostup|nema na (zalihi|stanju|skladištu)|rasproda[nt]o|razprodan|ni na (zalogi|voljo)|nav (pieejams|noliktavā)|izpārdots|neturime|nėra sandėlyje|išparduota|läbi müüdud|otsas|ei ole (saadaval|laos)',
    'нет в наличии|нет на складе|нет в продаже|снят[ао]? с (продажи|производства)|сообщить о поступлении|закончил|ожидается поступление|^продан[оа]?$|распродан|отсутствует|не ?доступ|немає в наявності|не в наявності|закінчи|розпродан|повідомити про|відсутн|изчерпан|няма (в )?наличност|не е налич|нема на (залиха|стању)',
    'εξαντλ|(μη|δεν είναι) διαθέσιμο|stokta (yok|bulunm)|tükendi|mevcut değil|haber ver|אזל|לא (במלאי|זמין)|غير (متوفر|متاح|موجود)|نفد|نفذ|ناموجود|اتمام موجودی',
    '品切れ|在庫(なし|無し|切れ)|在庫[:： ]{0,3}[×✕]|(売り?|うり)切れ|完売|入荷待ち|再入荷|販売(終了|停止)|缺货|缺貨|无货|無貨|售罄|无库存|無庫存|(已|暂时|暫時|^)售完|[补補][货貨]中|已下架|到[货貨]通知|품절|재고 ?없음|판매 ?(종료|중지)|재입고|hết hàng|ngừng kinh doanh|สินค้าหมด|^หมด$|(stok|terjual) habis|^habis$|stok kosong|tidak tersedia',
  ].join('|'),
  'iu',
);

const IN_STOCK = new RegExp(
  [
    'in stock|(?<!un)available|ready to ship|(ships?|dispatch(ed)?|leaves us) (today|in|within)|pre-?order|back-?order|add to (cart|bag|basket)|only \\d{1,9} (\\w{1,20} )?(left|remaining|available)|last (few|items|pieces)|low stock',
    'auf lager|an lager|verfügbar(?!keit)|lieferbar(?!keit)|vorrätig|lagernd|vorbestell|versand(fertig|bereit)|lieferzeit:? (ca\\. ?)?\\d',
    'en (stock|estoc)|disponible|en existencia|hay existencias|em (stock|estoque)|dispon[ií]vel|pronta entrega|stock limit|sur commande|expédi(é|ée|tion) (sous|en|dans|sans)|livr(é|ée|aison) (sous|en|dans) \\d|(entrega|envío|envio) (en|em|inmediat|imediat)\\S{0,20} ?\\d{0,9}|[uú]ltimas (\\d{1,9} )?(unidades|peças)|quedan? \\d',
    'disponibil(?!it)|disponibilità immediata|in magazzino|pronta consegna|ultimi (pezzi|articoli)|solo \\d{1,9} rimast|spedi(to|zione) in \\d|op voorraad|voorradig|leverbaar|beschikbaar|(morgen|vandaag) in huis',
    'i (webb?)?lager|på (nett|webb?)?lager|varastossa|saatavilla|skickas (inom|idag)|tillgänglig|tilgjengelig|klar til (sending|levering)|levering(stid)?:? \\d|toimit(etaan|usaika):? \\d|na stanie|w magazynie|dostępn(?!oś)|duża ilość|ostatnie sztuki|wysyłka (w|do|dziś) ?\\d{0,9}|skladem|skladom|na sklad[eě]|dostupn(?!os)|ihne[dď] k |raktáron|készleten|kapható|(?<!nem )elérhető|azonnal',
    'în stoc|in stoc|stoc limitat|ultimele produse|na (zalihi|stanju|skladištu|zalogi|voljo)|raspoloživ|dobavljiv|pieejams|noliktavā|yra sandėlyje|turime|^laos|saadaval',
    'в наличии|на складе?|на складі|есть в|под заказ|доступно для|^много$|готов[оа] (до|к) (відправ|отправ)|в наявності|є в|налич|на (залиха|стању)|διαθέσιμο|σε απόθεμα|παράδοση \\d|stokta|mevcut|tükenmek üzere|^son \\d{1,9} |במלאי|זמין|متوفر|متاح|موجود',
    '在庫(あり|有り?|僅少|わずか)|在庫[:： ]{0,3}[○◯〇◎△]|残り?(わずか|僅か|\\d)|即(日|納)|予約受付|取り?寄せ|有[货貨]|[现現][货貨]|[库庫]存(充足|[紧緊][张張])|有[库庫]存|[预預][购購]|재고 ?있음|구매 ?가능|판매중|예약 ?(구매|판매)|còn hàng|(có|hàng) sẵn|sẵn hàng|มีสินค้า|พร้อมส่ง|ready stock|stok (tersedia|terbatas)|stok: ?[1-9]|tersedia',
  ].join('|'),
  'iu',
);

/**
 * Parses a product's availability. Anything that can be ordered (pre-order, made to order, one channel only) is in
 * stock; unrecognized text is unknown.
 * @param said a schema.org ItemAvailability with or without its address, or words in any common language
 * @see https://schema.org/ItemAvailability
 */
export function parseAvailability(said: string): Availability {
  const term = trimEndOf(said.trim().slice(0, MAX_LENGTH), /\//);
  const word = term.slice(Math.max(term.lastIndexOf('/'), term.lastIndexOf('#'), term.lastIndexOf(':')) + 1);
  const known = TERMS.get(word.toLowerCase().replaceAll(/[\s_-]+/g, ''));
  if (known) return known;
  if (NOT_IN_STOCK.test(term)) return 'out_of_stock';
  return IN_STOCK.test(term) ? 'in_stock' : 'unknown';
}

function terms(availability: Availability, words: string): [string, Availability][] {
  return words.split(' ').map((word) => [word, availability]);
}
