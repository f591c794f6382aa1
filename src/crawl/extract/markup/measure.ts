import { cleanText } from '../html/text.ts';
import { nodesOf, textsOf, type Node, type Value } from './node.ts';

/**
 * The signs of the UN/CEFACT unit codes that shops use; pieces have none.
 * @see https://unece.org/trade/uncefact/cl-recommendations (Recommendation 20)
 */
const UNITS = new Map(
  `KGM kg,GRM g,MGM mg,TNE t,LBR lb,ONZ oz,MTR m,CMT cm,MMT mm,KMT km,INH in,FOT ft,YRD yd,SMI mi,MTK m²,CMK cm²,FTK ft²,LTR l,
  DLT dl,CLT cl,MLT ml,MTQ m³,CMQ cm³,OZA fl oz,GLL gal,WTT W,KWT kW,WHR Wh,KWH kWh,VLT V,AMP A,HTZ Hz,MHZ MHz,CEL °C,FAH °F,BAR bar,
  HUR h,MIN min,SEC s,DAY days,MON months,ANN years,P1 %,2N dB,LUM lm,KEL K,AMH Ah,E34 GB,C62 ,H87 ,EA `
    .split(/,\s*/)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
);
/** A unit code is shorter than a unit's name, and some shops put the unit's sign there. */
const MAX_UNIT_LENGTH = 20;
const MAX_DEPTH = 5;

/** Returns a value's text: its own, its name, or its amount with the unit. Null if it has none or is an address. */
export function textOfValue(value: Value, depth = 0): string | null {
  if (typeof value === 'string') return wordOf(value);
  return measureOf(value, depth) ?? firstOf(value, 'name', 'title');
}

/** Returns the first non-empty text under one of these names. */
export function firstOf(node: Node, ...names: string[]): string | null {
  for (const text of textsOf(node, ...names)) {
    const word = wordOf(text);
    if (word !== null) return word;
  }
  return null;
}

/** Returns the text of a PropertyValue or QuantitativeValue, such as "1.98 kg" or "3–12 years". */
export function measureOf(node: Node, depth = 0): string | null {
  const inner = nodesOf(node, 'value')[0];
  // A value may refer to itself.
  if (inner) return depth > MAX_DEPTH ? null : textOfValue(inner, depth + 1);
  const list = textsOf(node, 'value').flatMap((text) => wordOf(text) ?? []);
  const low = firstOf(node, 'minvalue');
  const high = firstOf(node, 'maxvalue');
  const amount = list.length > 0 ? list.join(', ') : low !== null && high !== null ? `${low}–${high}` : (low ?? high);
  if (amount === null) return null;
  const unit = unitOf(node);
  return unit === '' || !/\d[\s.,]{0,3}$/.test(amount) ? amount : `${amount} ${unit}`;
}

function unitOf(node: Node): string {
  const text = firstOf(node, 'unittext');
  const code = firstOf(node, 'unitcode');
  const unit = UNITS.get(text ?? '') ?? text ?? UNITS.get(code?.toUpperCase() ?? '') ?? code ?? '';
  return unit.length > MAX_UNIT_LENGTH ? '' : unit;
}

/** Returns plain text as is, and the name of a schema.org term; null for other addresses. */
function wordOf(text: string): string | null {
  const clean = cleanText(text);
  if (clean === null) return null;
  const term = /^https?:\/\/(?:www\.)?(?:schema\.org|purl\.org\/goodrelations\/v1)[/#](\w+)$/i.exec(clean)?.[1];
  if (term !== undefined) return term;
  if (/^https?:\/\//i.test(clean)) return null;
  // The digit that numberText in json-ld.ts adds.
  return /^-?\d+\.\d{3}0$/.test(clean) ? clean.slice(0, -1) : clean;
}
