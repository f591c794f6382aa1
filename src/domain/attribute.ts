import { type Attribute, DETAIL_LIMITS } from './product-details.ts';
import { cutText, isLongerThan } from './text-limits.ts';
import { attributeKey } from '../text/lexicon/attribute-names.ts';
import { unitOf } from '../text/lexicon/units.ts';
import { type Measure, readMeasure } from '../text/attributes/measure.ts';

/** A unit after a name: "Weight (kg)", "Breite [cm]". */
const UNIT_OF_NAME = /^(.+?) ?[([]([^()[\]]{1,20})[)\]]$/;

/**
 * Reads a row of a details table, such as "Weight:" and "1,980 g".
 * @param written in the shop's words, without markup
 * @returns null if the row has no name or no value, or if its name is too long to be one
 */
export function parseAttribute(written: { name: string; value: string; group?: string | null }): Attribute | null {
  const name = tidy(written.name).replace(/ ?[:：]$/, '');
  const value = cutText(tidy(written.value), DETAIL_LIMITS.value);
  if (name === '' || value === '' || isLongerThan(name, DETAIL_LIMITS.name)) return null;
  const group = tidy(written.group ?? '');
  const [, plain = name, inName = ''] = UNIT_OF_NAME.exec(name) ?? [];
  const key = attributeKey(name) ?? attributeKey(plain);
  const measure = readWithUnit(value, inName, key === 'max_load');
  return {
    group: group === '' ? null : group,
    name,
    value,
    key,
    number: measure?.number ?? null,
    unit: measure?.unit ?? null,
  };
}

/** @param inName the unit behind the attribute's name, if any */
function readWithUnit(value: string, inName: string, mayBeThousands: boolean): Measure | null {
  const measure = readMeasure(value, mayBeThousands);
  if (!measure || measure.unit !== null || unitOf(inName) === null) return measure;
  return readMeasure(`${value} ${inName}`, mayBeThousands);
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
