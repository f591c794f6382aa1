import type { CrawlReport } from './types.ts';

type Pattern = NonNullable<NonNullable<CrawlReport['pattern']>['pattern']>;
export type PatternField = keyof Pattern['fields'];
type Rule = NonNullable<Pattern['fields'][PatternField]>[number];

/** A place where a field is read. */
export interface Mark extends Rule {
  field: PatternField;
  /** 0 for the place that is looked at first. */
  rank: number;
}

/** A part of a page: the elements that lead to it, from outside to inside, and what is in it. */
export interface Part {
  steps: string[];
  marks: Mark[];
  parts: Part[];
}

/** About the order of a product page. */
const ORDER = [
  'category',
  'imageUrl',
  'title',
  'brand',
  'price',
  'currency',
  'availability',
  'externalId',
  'description',
] as const satisfies PatternField[];

/** Returns the places of a pattern's fields, each with its alternatives. */
export function marksOf({ fields }: Pick<Pattern, 'fields'>): Mark[] {
  return ORDER.flatMap((field) => (fields[field] ?? []).map((rule, rank) => ({ ...rule, field, rank })));
}

/** Arranges the places of fields as the parts of a page, which nest as far as their addresses agree. */
export function outlineOf(marks: readonly Mark[]): Part {
  const page: Part = { steps: [], marks: [], parts: [] };
  for (const mark of marks) {
    let part = page;
    for (const step of stepsOf(mark)) {
      let inner = part.parts.find(({ steps }) => steps[0] === step);
      if (!inner) part.parts.push((inner = { steps: [step], marks: [], parts: [] }));
      part = inner;
    }
    part.marks.push(mark);
  }
  return { ...page, parts: page.parts.map(withoutChains) };
}

/** Elements from outside to inside; a `>` between them says no more. */
const stepsOf = ({ at }: Rule): string[] => at.split(/[\s>]+/).filter((step) => step !== '');

/** Merges a part with the only one in it. */
function withoutChains(part: Part): Part {
  const [only] = part.parts;
  if (only && part.parts.length === 1 && part.marks.length === 0)
    return withoutChains({ ...only, steps: [...part.steps, ...only.steps] });
  return { ...part, parts: part.parts.map(withoutChains) };
}
