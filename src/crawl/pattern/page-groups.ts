import { preferred } from '../extract/preference.ts';
import { NUMBERED } from './candidate.ts';
import type { SamplePage } from './sample-page.ts';

/** Pages at least this alike are of one template. */
const SIMILARITY_THRESHOLD = 0.75;
/** Fewer pages of one template are too few to show some of them to a model and check its answer on others. */
const MIN_PAGES = 3;

/**
 * Groups pages by template, those most likely to be of products first. Pages are alike if most of their elements are,
 * where an element counts the less the more pages have it, and not at all if only one does. Templates whose pages show no price of their own are left
 * out, unless all are like that.
 */
export function groupPages(pages: readonly SamplePage[]): SamplePage[][] {
  const parts = new Map(pages.map((page) => [page, partsOf(page)]));
  const times = new Map<string, number>();
  for (const own of parts.values()) for (const part of own) times.set(part, (times.get(part) ?? 0) + 1);
  const weightOf = (part: string): number => {
    const count = times.get(part) ?? 0;
    return count > 1 ? 1 / count : 0;
  };
  const weigh = (some: ReadonlySet<string>) => some.values().reduce((sum, part) => sum + weightOf(part), 0);
  const groups: { parts: ReadonlySet<string>; pages: SamplePage[] }[] = [];
  for (const [page, own] of parts) {
    const alike = ({ parts: other }: (typeof groups)[number]) =>
      weigh(own.intersection(other)) / (weigh(own.union(other)) || 1);
    const [nearest] = groups.toSorted((a, b) => alike(b) - alike(a));
    if (nearest && alike(nearest) >= SIMILARITY_THRESHOLD) nearest.pages.push(page);
    else groups.push({ parts: own, pages: [page] });
  }
  const selling = (group: readonly SamplePage[]) =>
    group.filter(({ content }) => content.price !== null && content.buttons.length > 0).length;
  const isPriced = (group: readonly SamplePage[]) =>
    2 * group.filter(({ content }) => content.price !== null).length > group.length;
  const large = groups.map((group) => group.pages).filter((group) => group.length >= MIN_PAGES);
  return preferred(large, isPriced).toSorted((a, b) => selling(b) - selling(a) || b.length - a.length);
}

/** The kinds of elements on a page: tags, each with its first class or id. */
function partsOf(page: SamplePage): ReadonlySet<string> {
  const found = new Set<string>();
  for (const piece of page.pieces)
    for (let each = piece.element; ; each = each.parent) {
      const mark = page.selectors
        .marks(each)
        .values()
        .find((one) => !NUMBERED.test(one));
      found.add(each.name + (mark ?? ''));
      if (!each.parent) break;
    }
  return found;
}
