import { formatPrice } from '../parts/price.ts';
import { locale, texts } from '../texts/texts.ts';
import type { ProductChange } from '../types.ts';
import styles from './price-chart.module.css';

const words = texts.catalogue.history;

const WIDTH = 480;
const HEIGHT = 120;
/** For the line's own width. */
const MARGIN = 4;

interface Step {
  from: number;
  to: number;
  price: number;
}

/** Shows how a product's price changed, up to now, as steps; nothing for a price that never changed. */
export function PriceChart({ changes, now }: { changes: readonly ProductChange[]; now: number }) {
  const steps = stepsOf(changes, now);
  const [first, last] = [steps[0], steps.at(-1)];
  const prices = steps.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (!first || !last || lowest === highest) return undefined;
  const currency = changes[0]?.after.currency ?? null;
  const x = (at: number) => ((at - first.from) / (now - first.from)) * WIDTH;
  const y = (price: number) => MARGIN + ((highest - price) / (highest - lowest)) * (HEIGHT - 2 * MARGIN);
  const path = steps.map(({ from, to, price }, index) => {
    const isJoined = index > 0 && steps[index - 1]?.to === from;
    return `${isJoined ? 'L' : 'M'}${x(from)},${y(price)}H${x(to)}`;
  });
  const since = new Date(first.from).toLocaleDateString(locale);
  const [top, bottom] = [formatPrice(highest, currency), formatPrice(lowest, currency)];
  const said = words.chart(since, {
    first: formatPrice(first.price, currency),
    lowest: bottom,
    highest: top,
    last: formatPrice(last.price, currency),
  });
  return (
    <figure className={styles.chart}>
      <div className={styles.scale} aria-hidden>
        <span>{top}</span>
        <span>{bottom}</span>
      </div>
      <svg role="img" aria-label={said} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path d={path.join('')} />
      </svg>
      <figcaption aria-hidden>
        <span>{since}</span>
        <span>{words.today}</span>
      </figcaption>
    </figure>
  );
}

/**
 * Splits the time of the changes (latest first) into spans of one price. Spans in another currency than the latest, or
 * without a price, are left out. What was before the first change is shown for a tenth of the whole time.
 */
function stepsOf(changes: readonly ProductChange[], now: number): Step[] {
  const ordered = changes.toReversed();
  const [earliest, latest] = [ordered[0], ordered.at(-1)];
  if (!earliest || !latest) return [];
  const start = Date.parse(earliest.changedAt);
  const spans = [
    { from: start - (now - start) / 9, to: start, ...earliest.before },
    ...ordered.map(({ changedAt, after }, index) => ({
      from: Date.parse(changedAt),
      to: Date.parse(ordered[index + 1]?.changedAt ?? '') || now,
      ...after,
    })),
  ];
  return spans.flatMap(({ from, to, price, currency }) =>
    price !== null && currency === latest.after.currency ? [{ from, to, price }] : [],
  );
}
