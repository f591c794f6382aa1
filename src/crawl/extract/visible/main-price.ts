import type { BuyButton } from './buy-button.ts';
import type { Element, Outline, Piece } from '../html/outline.ts';
import type { ShownPrice } from './visible-price.ts';

const NEARBY = 10;
const MAX_LABEL_LENGTH = 60;
/** Minimum ratio of a reduced price to the old one, and maximum number of pieces between the two. */
const MIN_PRICE_RATIO = 0.2;
const MAX_PIECES_BETWEEN = 2;
const CENT = 0.01;
const MAX_ANCESTORS = 4;
const MAX_BOX_LENGTH = 60;
/** Names that themes give to prices, and to amounts that are not prices; almost always in English. */
const CALLED_PRICE = /price|preis|prix|precio|preco|prezzo|prijs|cena|money/;
const CALLED_NOW =
  /(?:current|final|sale|special|now|actual|selling|main|new)[-_]{0,3}price|price[-_]{0,3}(?:current|final|sales?|special|now|actual|selling|main|new)(?![a-z])/;
const CALLED_OTHER =
  /(?:unit|base|net|member|club|shipping|delivery|monthly)[-_]{0,3}price|price[-_]{0,3}(?:unit|per[-_]{0,3}(?:quantity|kg|kilo|lit|100|weight|measure)|net(?![a-z])|excl|without|member|club|month)|instal|financ|leasing|loyalty|saving|you-?save|shipping|delivery|deposit|without-?tax|excl?[-_]?(?:tax|vat)|warranty|insur/;
const PERCENTAGE = /^(?:\W{0,20}\d{1,2}(?:[.,]\d)? ?%.{0,12})?$/u;
const UNIT =
  /(?:\/|\bper |\bpro |\bje |\bza |\bpar |\bal |\bpor )\s{0,3}(?:\d{1,6}\s{0,3})?(?:kg|g|gr|l|ml|cl|m|m2|m²|lt|lit\w{0,9}|100)\b/i;
const INSTALMENT =
  /month|monat|\bmes(?:es|i|e)?\b|\bmois|měs|mesiac|maand|miesi|месяц|рассроч|кредит|kredit|credit|finanz|rat[ae]n?\b|cuotas|parcel|per (?:hour|night)|pro (?:nacht|stunde)|klarna|instal|payments?\b|taksit|분할|分割|\bpix\b|boleto|월 |afterpay|paypal|leasing|lízing|splát|\b\d{1,2}\s?x\b|(?<![a-z])x\s?\d{1,2}\b/i;
const SHIPPING =
  /shipping|versand|deliver|liefer|livraison|env[ií]o|spedizion|verzend|dostav|doprav|frakt|livrare|transport|достав|wysy[lł]|toimitus|levering|szállít|poštnin/i;
const SAVING =
  /\bsave|\brebate|\bsaving|megtakar|ušted|prihran|uštedi|ušetř|sutaup|economis|oszczęd|besparing|bespaar|\bspar|ersparnis|économi|ahorr|risparmi|sconto|korting|ušetr|ušetř|zľava|sleva|economis|reducere|скидк|знижк|discount|rabat|cashback|bonus|points|punkt|voucher|coupon|gutschein|gift|deposit|kaution|pfand|lowest|\boff\b|indirim|descuento|desconto|remise|alennus|할인|적립|ポイント|積分|积分|éco-?part|garant|warrant|protection|insurance|versicherung|najni[zż]s|30 (?:days|tage|dni|jours)/i;
/** Words that mark the amount right after them as something other than a product's price. */
const ON_TOP = new RegExp(`${SHIPPING.source}|${SAVING.source}`, 'i');
/** An old price, or a price elsewhere. */
const ELSEWHERE =
  /\brrp|\buvp|\bmsrp|\bm\.?r\.?p\b|\bwas\b|\bwar\b|statt\b|ursprünglich|vorher|früher|bisher|instead of|(?:original|regular|list|retail|old|usual|typical) price|(?:au lieu de|prix (?:conseillé|barré|public))|antes\b|(?:precio|preço) (?:anterior|original|de lista)|anziché|prezzo (?:originale|di listino|precedente)|adviesprijs|αρχική|\bπριν\b|قبل|السعر الأصلي|tidligere|стара ціна|раніше|מחיר רגיל|במקום|ราคาปกติ|giá (?:gốc|cũ|niêm yết)|harga normal|eski fiyat|aiemmin|tavahind|parastā cena|įprasta kaina|consumentenprijs|prp\b|pvpr?\b|ovh\b|vejl|veil|redna cena|redov\w{0,9} cij?ena|maloprodaj|doporučen|odporúčan|sugerowan|listaár|eredeti|be nuolaidos|вместо|consigliat|recomendad|recommandé|ordinarie|\bord\.? ?pris|tidigare|normalpris|\bfør\b|(?:^|\s)de:|førpris|(?:původní|pôvodná|bežná|běžná) cena|(?:stara|poprzednia|regularna|katalogowa) cena|cena (?:regularna|katalogowa|rynkowa)|eredeti ár|preț vechi|стар(?:ая|а) цена|обычная цена|定価|参考価格|希望小売|原[价價]|市[场場][价價]|建議售價|정가|소비자가|시중가|piyasa|původně|pôvodne|bylo/i;
/** A current price, regardless of its neighbours. */
const NOW =
  /\bnow\b|final price|(?:special|sale|our|your|web|online) price|\bnur\b|jetzt|aktion|sonderpreis|unser preis|\bnu\b|notre prix|prix (?:promo|soldé)|\bpor:|oferta|promo|prezzo (?:web|online|scontato)|akč?ci|teraz|nyní|tarjous|erbjudande|akciós|特価|特價|セール|할인가|판매가|现价|現價|促销|促銷/i;
const LABELLED = /\p{L}{4}/u;
/** A price that only some customers pay. */
const MEMBERS =
  /member|\bclub|clubcard|loyal|sepette|\bvip\b|mitglied|adhérent|\bsocio|klubb?o?w?|medlem|fidel|\bcard\b|kártyá|kartic|会員|會員|会员|회원|with (?:code|coupon)|mit code|avec le code/i;
const NET =
  /excl|exkl|\bnetto|\bnet\b|without (?:vat|tax)|ex\.? ?(?:vat|tax|gst|btw)|bez (?:dph|ddv|vat|pdv)|brez ddv|zzgl\. ?mwst|\bht\b|hors tax|sin iva|s\/ ?iva|\+ ?iva|iva escl|без ндс|uden moms|exkl\.? moms|alv ?0|fără tva|nettó|km-ta|be pvm/i;

/**
 * Picks the likeliest price of a page's product, the earlier one on a tie: close below the heading and close to the
 * button, not struck out, and not a link, an instalment, shipping, a saving or a price per kilogram.
 * @param heading the index of the heading; -1 when there is none
 */
export function mainPrice(
  prices: readonly ShownPrice[],
  heading: number,
  buttons: readonly BuyButton[],
  outline: Outline,
): ShownPrice | null {
  const taken = new Set(prices.flatMap(({ first, last }) => outline.pieces.slice(first, last)));
  const candidates = prices
    .filter(({ text }) => !ON_TOP.test(leadOf(text)))
    .map((price) => ({ ...price, ...wordsAround(price, outline, taken), names: namesOf(price, outline) }));
  const unasked = savingsIn(prices);
  let best = -1;
  let most = -20;
  for (const [index, price] of candidates.entries()) {
    const next = candidates.slice(index + 1, index + 3).find(({ first }) => !unasked.has(first));
    const isPast = unasked.has(price.first) || isFormer(price, candidates) || isReduced(price, next, outline);
    const score = scoreOf(price, heading, buttons) - (isPast ? 6 : 0);
    if (score > most) [best, most] = [index, score];
  }
  return candidates[best] ?? null;
}

/** The text before the first digit. */
function leadOf(text: string): string {
  return /^\D*/.exec(text)?.[0] ?? '';
}

/** A price with the text before it and around it in the same box. */
type Candidate = ShownPrice & { before: string; around: string; names: string };

/** True if a struck-out price is the old one: a lower one is nearby that is not just the same price without tax. */
function isFormer(price: Candidate, prices: readonly Candidate[]): boolean {
  return (
    price.visibility.isStruck &&
    prices.some(
      ({ amount, currency, first, around, visibility }) =>
        amount < price.amount &&
        currency === price.currency &&
        !visibility.isStruck &&
        Math.abs(first - price.first) <= NEARBY &&
        !NET.test(around),
    )
  );
}

/** Finds three prices in a row of which one, the old price, is the sum of the others; locates it and the saving. */
function savingsIn(prices: readonly ShownPrice[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, one] of prices.entries()) {
    const three = [one, ...prices.slice(at + 1, at + 3)];
    const [sum, ...parts] = three.toSorted((a, b) => b.amount - a.amount);
    const [first, second] = parts.toSorted((a, b) => a.first - b.first);
    if (!sum || !first || !second || second.first - one.first > NEARBY) continue;
    if (Math.abs(sum.amount - first.amount - second.amount) > CENT) continue;
    // A net price and its tax also add up to the third price.
    if (!three.some(({ text }) => NET.test(text))) found.add(sum.first).add(second.first);
  }
  return found;
}

/** True for the first, higher of two prices with nothing or only a percentage between them: it is the old price. */
function isReduced(price: Candidate, next: Candidate | undefined, outline: Outline): boolean {
  if (!next || (LABELLED.test(leadOf(next.text)) && !NOW.test(next.text))) return false;
  if (next.currency !== price.currency || next.amount >= price.amount || next.amount < price.amount * MIN_PRICE_RATIO)
    return false;
  const between = outline.pieces.slice(price.last, next.first).map((piece) => outline.textOf(piece));
  return between.length <= MAX_PIECES_BETWEEN && between.every((text) => PERCENTAGE.test(text)) && isWhole(next);
}

/** True if no text beside a price rules it out as a product's price. */
export function isAsked(price: ShownPrice, outline: Outline): boolean {
  return isWhole({ ...price, ...wordsAround(price, outline, new Set()), names: namesOf(price, outline) });
}

export function isInstalment(text: string): boolean {
  return INSTALMENT.test(text);
}

/** True if a price is neither a part of another price nor a surcharge. */
function isWhole({ before, around, names }: Candidate): boolean {
  return (
    !CALLED_OTHER.test(names) &&
    ![SHIPPING, SAVING, MEMBERS].some((not) => not.test(before)) &&
    ![INSTALMENT, UNIT, NET].some((not) => not.test(around))
  );
}

function scoreOf(price: Candidate, heading: number, buttons: readonly BuyButton[]): number {
  const { first, last, visibility, before, around, names } = price;
  const fromHeading = heading < 0 ? 40 : first > heading ? first - heading : 30 + (heading - first);
  const fromButton = Math.min(40, ...buttons.map((button) => Math.abs(button.at - first)));
  let score = -Math.min(fromHeading, 100) / 10 - fromButton / 20;
  if (CALLED_OTHER.test(names)) score -= 4;
  else if (CALLED_NOW.test(names)) score += 2;
  else if (CALLED_PRICE.test(names)) score += 1;
  if (NOW.test(before)) score += 2;
  if (visibility.isStruck) score -= 1;
  if (visibility.link) score -= 3;
  if (last - first > 6) score -= 1;
  for (const not of [SHIPPING, SAVING, ELSEWHERE, MEMBERS]) if (not.test(before)) score -= 4;
  for (const not of [INSTALMENT, UNIT]) if (not.test(around)) score -= 4;
  return score;
}

/** The names of the elements around a price that contain nothing else. */
function namesOf({ element }: ShownPrice, outline: Outline): string {
  let names = '';
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_ANCESTORS; step++, around = around.parent) {
    if (outline.textIn(around).length > MAX_BOX_LENGTH) break;
    names += ` ${outline.label(around)} ${outline.attributes(around).get('itemprop') ?? ''}`;
  }
  return names;
}

/** A price's text with its neighbouring texts that are in the same box and not prices themselves. */
function wordsAround(
  price: ShownPrice,
  outline: Outline,
  taken: ReadonlySet<Piece>,
): { before: string; around: string } {
  const box = price.element.parent?.parent ?? price.element;
  const [previous, next] = [price.first - 1, price.last].map((at) => {
    const piece = box.first <= at && at < box.last ? outline.pieces[at] : undefined;
    const text = piece && piece.end - piece.start < MAX_LABEL_LENGTH ? outline.textOf(piece) : '';
    return !piece || taken.has(piece) || /\d[.,]\d/.test(text) || PERCENTAGE.test(text) ? '' : text;
  });
  const before = `${previous} ${price.text}`;
  return { before, around: `${before} ${next}` };
}
