import type { FieldRule } from '../../domain/site-pattern.ts';
import type { Element } from '../extract/html/outline.ts';
import { ancestorsOf } from './ancestors.ts';
import { type Step, writeSelector } from './selector.ts';
import type { SamplePage } from './sample-page.ts';

/** A rule suggested by at least one page; `matches` counts the elements at its address across all pages. */
export type RuleCandidate = { rule: FieldRule; votes: ReadonlySet<SamplePage>; matches: number };
export type Suggestion = { element: Element; take: string };

const MAX_CANDIDATES = 40;
const MAX_DISTANCE = 5;
const MAX_ANCESTORS = 10;
/** Three digits in a row suggest that a name identifies one product rather than all of them. */
export const NUMBERED = /\d{3}/;
const MIN_PAGES = 2;

/**
 * Returns the addresses of the suggested elements, those suggested by the most pages first. An address uses only names
 * that several pages share.
 */
export function findCandidates(
  pages: readonly SamplePage[],
  suggest: (page: SamplePage) => readonly Suggestion[],
  elementsAt = (page: SamplePage, at: string): readonly Element[] => page.visible(at),
): RuleCandidate[] {
  const suggested = pages.map((page) => ({ page, suggestions: suggest(page) }));
  const common = findCommonMarks(suggested);
  const found = new Map<string, { rule: FieldRule; votes: Set<SamplePage> }>();
  for (const { page, suggestions } of suggested)
    for (const { element, take } of suggestions)
      for (const at of listSelectors(element, page, common)) {
        const nth = elementsAt(page, at).indexOf(element);
        if (nth < 0 || nth > MAX_DISTANCE) continue;
        const key = `${nth} ${take} ${at}`;
        const known = found.get(key) ?? { rule: { at, nth, take }, votes: new Set() };
        known.votes.add(page);
        found.set(key, known);
      }
  return [...found.values()]
    .filter(({ votes }) => votes.size >= MIN_PAGES)
    .map((each) => ({ ...each, matches: pages.reduce((sum, page) => sum + elementsAt(page, each.rule.at).length, 0) }))
    .toSorted(
      (a, b) =>
        b.votes.size - a.votes.size ||
        a.rule.nth - b.rule.nth ||
        a.matches - b.matches ||
        a.rule.at.length - b.rule.at.length,
    )
    .slice(0, MAX_CANDIDATES);
}

function findCommonMarks(
  suggested: readonly { page: SamplePage; suggestions: readonly Suggestion[] }[],
): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { page, suggestions } of suggested) {
    const here = new Set<string>();
    for (const { element } of suggestions)
      for (const each of [element, ...ancestorsOf(element, MAX_ANCESTORS - 1)])
        for (const mark of page.selectors.marks(each)) here.add(mark);
    for (const mark of here) times.set(mark, (times.get(mark) ?? 0) + 1);
  }
  return new Set(
    times.entries().flatMap(([mark, count]) => (count >= MIN_PAGES && !NUMBERED.test(mark) ? [mark] : [])),
  );
}

/** Addresses an element by itself, under one or two of its ancestors, and under an ancestor with an id. */
function listSelectors(element: Element, page: SamplePage, common: ReadonlySet<string>): ReadonlySet<string> {
  const step = (each: Element): Step => ({
    tag: each.name,
    marks: [...page.selectors.marks(each)].filter((mark) => common.has(mark)),
  });
  const own = step(element);
  const around = ancestorsOf(element, MAX_ANCESTORS)
    .map(step)
    .filter(({ marks }, at) => at < 2 || marks.length > 0);
  const marked = around.filter(({ marks }) => marks.length > 0);
  const byId = around.find(({ marks }) => marks.some((mark) => mark.startsWith('#')));
  const found = new Set<string>();
  for (const last of [own, { ...own, marks: own.marks.slice(0, 1) }]) {
    const chains = [
      [],
      around.slice(0, 1),
      around.slice(0, 2),
      marked.slice(0, 1),
      marked.slice(0, 2),
      byId ? [byId] : [],
    ];
    for (const chain of chains) {
      const steps = [...chain.toReversed().map((each) => ({ ...each, marks: each.marks.slice(0, 2) })), last];
      const at = writeSelector(steps);
      if (at.length <= 300) found.add(at);
    }
  }
  return found;
}
