import type { EarlierProduct, EarlierValues, Frontier, PageOutcome } from '../../domain/crawl.ts';
import type { CrawledProduct } from '../../domain/provenance.ts';
import { pageAddress } from '../discover/site.ts';
import { type ProductPair, findImplausible } from './plausibility.ts';

/** Products that are judged together. */
const GROUP = 20;
/** Products judged before, with which the next ones are compared. */
const CONTEXT = 40;
const REASON = 'The page states implausible products, so the catalogue keeps what it had.';

export interface QuarantinedFrontier extends Frontier {
  /** Judges and records what is still held back. False when the run is over or deleted. */
  release(): Promise<boolean>;
}

/**
 * Wraps the frontier of a shop that an earlier run read well: products are held back until there are enough to judge, and
 * those that are implausible do not replace what the catalogue has. Pages that are held back when a worker dies are
 * still pending.
 */
export function createQuarantine(frontier: Frontier, earlier: EarlierValues): QuarantinedFrontier {
  let held: PageOutcome[] = [];
  let context: ProductPair[] = [];

  const heldProducts = () => held.reduce((sum, { products }) => sum + products.length, 0);

  async function release(): Promise<boolean> {
    const outcomes = held.splice(0);
    if (outcomes.length === 0) return true;
    const pairs = await pairProducts(outcomes, earlier);
    const doubted = findImplausible([...context, ...pairs], earlier.names);
    context = [...context, ...pairs].slice(-CONTEXT);
    return frontier.record(outcomes.map((outcome) => withoutDoubted(outcome, doubted)));
  }

  return {
    ...frontier,
    release,

    async take(count) {
      const pages = await frontier.take(count);
      const leading = held.filter(({ links }) => links.length > 0);
      if (pages.length > 0 || leading.length === 0) return pages;
      // The links of held pages cannot wait. A page with links must be read again, so its version is not kept.
      await frontier.add(leading.flatMap(({ links }) => links));
      held = held.map((outcome) =>
        outcome.links.length > 0 ? { ...outcome, links: [], version: undefined } : outcome,
      );
      return frontier.take(count);
    },

    async record(outcomes) {
      const [bearing, bare] = [true, false].map((bears) =>
        outcomes.filter((each) => each.products.length > 0 === bears),
      );
      held.push(...(bearing ?? []));
      if (bare && bare.length > 0 && !(await frontier.record(bare))) return false;
      return heldProducts() < GROUP || release();
    },

    async counts() {
      const counts = await frontier.counts();
      return { ...counts, productsFound: counts.productsFound + heldProducts() };
    },
  };
}

async function pairProducts(outcomes: readonly PageOutcome[], earlier: EarlierValues): Promise<ProductPair[]> {
  const products = outcomes.flatMap((outcome) => outcome.products);
  const known = await earlier.on([...new Set(products.map(({ url }) => url))]);
  const byPage = Map.groupBy(known, ({ url }) => keyOf(url));
  return products.map((now) => {
    const page = keyOf(now.url);
    return { page, now, before: findBefore(now, byPage.get(page) ?? []) };
  });
}

/** Pages may have moved to https or www. */
const keyOf = (url: string): string => pageAddress(url).replace(/^https?:\/\/(?:www\.)?/, '');

function findBefore(now: CrawledProduct, known: readonly EarlierProduct[]): EarlierProduct | undefined {
  if (known.length === 1) return known[0];
  return known.find(({ externalId, title }) =>
    now.externalId === null ? title === now.title : externalId === now.externalId,
  );
}

function withoutDoubted(outcome: PageOutcome, doubted: ReadonlySet<CrawledProduct>): PageOutcome {
  const kept = outcome.products.filter((product) => doubted.has(product)).map(({ url }) => url);
  if (kept.length === 0) return outcome;
  const products = outcome.products.filter((product) => !doubted.has(product));
  return { ...outcome, products, kept: [...new Set(kept)], cause: 'doubted', reason: REASON, version: undefined };
}
