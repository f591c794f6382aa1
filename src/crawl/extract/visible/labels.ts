import type { Outline, Piece } from '../html/outline.ts';

const MAX_LABEL_LENGTH = 40;
const MAX_VALUE_LENGTH = 60;
/** A word with a digit, which may follow a label. */
const NUMBERED = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}./_-]+$/u;

/** An article number, and the names that e-commerce themes give its element. */
const CODE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{2,30}$/u;
const CALLED_CODE = /(?:^|[\s_-])sku(?:$|[\s_-]value|\s)/;

type Labelled = 'sku' | 'brand' | 'availability';

const KINDS = ['sku', 'brand', 'availability'] as const;
const LABELS: Record<Labelled, RegExp> = {
  sku: /^(?:(?:product|item|article|style|stock|catalog(?:ue)?|model|part)[ -]?(?:code|number|no\.?|nr\.?|id|#)|sku(?: code)?|asin|item|i\/n|n[o°º]\.? (?:de |du |d['’])?(?:produit|article|référence)|رقم (?:المنتج|القطعة)|كود المنتج|รหัสสินค้า|מק["״]ט|art(?:ikel|icle|icol|yk)?[ .-]*(?:nr|no|nummer|number|num|n°|nº|č|code|id|-?nummer)?\.?|artikelnummer|best(?:ell)?[.-]*nr\.?|bestell?nummer|bestelnr\.?|κωδ\.?(?: προϊόντος)?|produktnummer|produkt-?(?:nr|id)\.?|code article|mfr part|r[ée]f(?:[ée]rence|erencia|erência)?\.?(?: produit| produto| fabricant)?|réf\.?|codice(?: prodotto| articolo)?|cod(?:\. ?prodotto|ice)?\.?|c[óo]d(?:igo|\.)?(?: (?:do|de|del))?(?: produto| producto| art[íi]culo)?|productcode|kod(?: produktu| towaru)?|symbol|nr kat(?:alogowy)?\.?|index|k[óo]d(?: produktu| tovaru| zboží)?|číslo (?:produktu|zboží|tovaru)|obj(?:\.|ednací)? ?(?:číslo|kód|č\.)|katalógové číslo|cikkszám|termékkód|cod produs|cod articol|šifra(?: artikla| izdelka| proizvoda)?|šifra|артикул|код(?: товара| товару| на продукт(?:а)?)?|арт\.?|κωδικός(?: προϊόντος)?|ürün kodu|stok kodu|varenummer|varenr\.?|tuotenumero|tuotekoodi|artnr|art\.? ?nr\.?|tootekood|preces kods|prekės kodas|品番|商品番号|商品コード|型番|商品[编編][号號]|[货貨][号號]|款[号號]|상품번호|mã (?:sp|sản phẩm)|sku:?)$/iu,
  brand:
    /^(?:brands?|manufacturer|make|marke|hersteller|marque|fabricant|marca|fabricante|marchio|produttore|merk|fabrikant|varumärke|märke|mærke|merke|tillverkare|producent|valmistaja|tuotemerkki|značka|výrobca|výrobce|gyártó|márka|brend|producător|marcă|proizvajalec|proizvođač|blagovna znamka|znamka|robna marka|бренд|производитель|виробник|торговая марка|марка|производител|μάρκα|κατασκευαστής|marka|üretici|tootja|ražotājs|zīmols|prekės ženklas|gamintojas|ブランド|メーカー|品牌|브랜드|제조사|thương hiệu)$/iu,
  availability:
    /^(?:availability|stock(?: status)?|in stock|verfügbarkeit|lagerstatus|lagerbestand|lieferstatus|disponibilit[éày]|disponibilidade?|disponibilidad|stock|beschikbaarheid|voorraad|lagerstatus|tillgänglighet|saatavuus|dostępność|dostupnosť|dostupnost|sklad(?:om)?|készlet|elérhetőség|raktárkészlet|disponibilitate|stoc|razpoložljivost|zaloga|raspoloživost|наличие|наявність|наличност|διαθεσιμότητα|stok(?: durumu)?|saadavus|pieejamība|likutis|在庫|库存|재고|tình trạng)$/iu,
};

/** Reads labelled values ("Art. no.: 12"), beside their label or after a colon; the first of each wins. */
export function labelledValues(
  outline: Outline,
  pieces: readonly Piece[],
  isSeen: (piece: Piece) => boolean = () => true,
): Partial<Record<Labelled, string>> {
  const found: Partial<Record<Labelled, string>> = {};
  for (const [at, piece] of pieces.entries()) {
    if (piece.start < 0 || piece.end - piece.start > 4 * MAX_VALUE_LENGTH) continue;
    const text = outline.textOf(piece);
    if (found.sku === undefined && CODE.test(text) && CALLED_CODE.test(outline.label(piece.element)) && isSeen(piece))
      found.sku = text;
    const { label, rest } = partsOf(text);
    const kind = label.length > MAX_LABEL_LENGTH ? undefined : KINDS.find((each) => LABELS[each].test(label));
    if (!kind || found[kind] !== undefined || !isSeen(piece)) continue;
    const value = (rest === '' ? nextText(outline, pieces, at) : rest).replace(/^[:：#\s-]+/, '').trim();
    if (value !== '' && value.length <= MAX_VALUE_LENGTH && !/[:：]$/.test(value)) found[kind] = value;
  }
  return found;
}

/** Splits a label from its value: the text after a colon, or else a trailing number ("Ref. 12-34"). */
function partsOf(text: string): { label: string; rest: string } {
  const colon = text.search(/[:：#]/);
  if (colon > 0) return { label: text.slice(0, colon).trim(), rest: text.slice(colon + 1).replace(/^[:：#\s]+/, '') };
  const [rest = ''] = text.split(/\s/).slice(-1);
  const label = text.slice(0, text.length - rest.length).trimEnd();
  const isNumber = label.length >= 2 && label.length <= MAX_LABEL_LENGTH && NUMBERED.test(rest);
  return isNumber && LABELS.sku.test(label) ? { label, rest } : { label: text, rest: '' };
}

function nextText(outline: Outline, pieces: readonly Piece[], at: number): string {
  for (const piece of pieces.slice(at + 1, at + 4)) {
    const text = piece.start < 0 ? (outline.attributes(piece.element).get('alt') ?? '') : outline.textOf(piece);
    if (text !== '' && !/^[:：]$/.test(text)) return text;
  }
  return '';
}
