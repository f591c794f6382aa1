import { Availability } from '../domain/product.ts';
import type { DetailFilter, SearchFilters } from '../domain/search.ts';
import { readingsOf } from '../text/money/number.ts';
import { Usage } from './index.ts';

const HELP =
  'Examples: --filter "size=M" --filter "weight<=1 kg" --filter "price<=80" --filter availability=in_stock --filter on_sale=yes.';

/** Reads filters such as `size=M`, `weight<=1 kg`, `price>=20` and `on_sale=yes`. @throws Usage */
export function readFilters(given: readonly string[]): SearchFilters {
  const filters: SearchFilters = {};
  const details: DetailFilter[] = [];
  for (const text of given) {
    const [, name = '', sign = '', value = ''] = /^([^<>=]{1,100})(<=|>=|=)(.{1,300})$/su.exec(text) ?? [];
    if (name.trim() === '' || value.trim() === '')
      throw new Usage(`--filter ${JSON.stringify(text)} is unclear. ${HELP}`);
    const own = OWN[name.trim().toLowerCase()];
    if (own) Object.assign(filters, own(value.trim(), sign));
    else details.push(readDetail(name.trim(), sign, value.trim()));
  }
  return details.length > 0 ? { ...filters, details } : filters;
}

/** Filters on the product itself. All other names are those of attributes and options. */
const OWN: Readonly<Record<string, (value: string, sign: string) => SearchFilters>> = {
  price: (value, sign) => {
    const { number } = readMeasured(value);
    if (sign === '<=') return { maxPrice: number };
    return sign === '>=' ? { minPrice: number } : { minPrice: number, maxPrice: number };
  },
  currency: (currency) => ({ currency }),
  brand: (brand) => ({ brand }),
  category: (category) => ({ category }),
  availability: (value) => {
    const { data } = Availability.safeParse(value);
    if (!data) throw new Usage(`availability must be one of ${Availability.options.join(', ')}, not ${value}.`);
    return { availability: data };
  },
  on_sale: (value) => {
    if (value !== 'yes') throw new Usage(`on_sale must be yes, not ${value}.`);
    return { onSale: true };
  },
};

function readDetail(name: string, sign: string, value: string): DetailFilter {
  if (sign === '=') return { name, value };
  const { number, unit } = readMeasured(value);
  return { name, unit, ...(sign === '<=' ? { max: number } : { min: number }) };
}

function readMeasured(value: string): { number: number; unit: string | undefined } {
  const [, written, unit] = /^(\d{1,15}(?:\.\d{1,6})?)\s{0,3}(\D{0,20})$/u.exec(value) ?? [];
  if (written === undefined)
    throw new Usage(`${JSON.stringify(value)} is not a number, with or without a unit. ${HELP}`);
  const [number = 0, other] = readingsOf(written);
  if (other !== undefined) throw new Usage(`${written} may be ${number} or ${other}. Write one of these.`);
  return { number, unit: unit || undefined };
}
