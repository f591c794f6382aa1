import { formatDollars } from '../dollars.ts';
import { Figure, Figures } from '../parts/figures.tsx';
import { Section } from '../parts/page.tsx';
import { formatPrice } from '../parts/price.ts';
import { formatNumber } from '../texts/format.ts';
import { type Texts, locale, texts } from '../texts/texts.ts';
import type { Insight } from '../types.ts';
import { currenciesIn, orderTotalIn } from './insight-orders.tsx';

const { figures, changes, periods, orders } = texts.insight;

type Totals = Insight['totals'];

/** Answers without another outcome. */
export const answeredIn = ({ questions, partly, unanswered, refused, handedOver }: Totals) =>
  questions - partly - unanswered - refused - handedOver;

const PERCENT = new Intl.NumberFormat(locale, { style: 'percent' });
const CHANGE = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });

interface Measure {
  label: string;
  /** Null where there is nothing to measure. */
  of: (totals: Totals) => number | null;
  format?: (value: number) => string;
  /** True for a share, whose change is a difference. */
  isShare?: boolean;
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

const MEASURES: readonly Measure[] = [
  { label: figures.conversations, of: ({ conversations }) => conversations },
  { label: figures.questions, of: ({ questions }) => questions },
  { label: figures.answered, of: (totals) => share(answeredIn(totals), totals.questions), isShare: true },
  { label: figures.helpful, of: ({ thumbsUp, thumbsDown }) => share(thumbsUp, thumbsUp + thumbsDown), isShare: true },
  { label: figures.clicks, of: ({ productClicks }) => productClicks },
  { label: figures.cart, of: ({ cartPieces }) => cartPieces },
  { label: figures.handedOver, of: ({ handedOver }) => handedOver },
  { label: figures.cost, of: ({ cost }) => cost, format: formatDollars },
];

const measureOrders = (totals: Totals): readonly Measure[] => [
  { label: orders.title, of: (each) => each.orders },
  ...currenciesIn(totals).map((currency) => ({
    label: orders.value(currency),
    of: (each: Totals) => orderTotalIn(each, currency),
    format: (value: number) => formatPrice(value, currency),
  })),
];

/** The figures of a period, each with its change. */
export function InsightFigures({
  totals,
  hasOrders,
  before,
  days,
}: {
  totals: Totals;
  hasOrders: boolean;
  before: Totals | undefined;
  days: keyof Texts['insight']['periods'];
}) {
  return (
    <Section title={periods[days].last} lead={before && periods[days].comparison}>
      <Figures>
        {[...MEASURES, ...(hasOrders ? measureOrders(totals) : [])].map((measure) => {
          const { label: name, isShare = false, format = formatNumber } = measure;
          const value = measure.of(totals);
          return (
            <Figure key={name} label={name} note={before && changeOf(value, measure.of(before), isShare)}>
              {value === null ? '–' : isShare ? PERCENT.format(value) : format(value)}
            </Figure>
          );
        })}
      </Figures>
    </Section>
  );
}

function changeOf(now: number | null, then: number | null, isShare: boolean): string {
  if (now === null || then === null) return changes.incomparable;
  if (isShare) {
    const points = Math.round(100 * now) - Math.round(100 * then);
    return points === 0 ? changes.same : changes.points(points);
  }
  if (now === then) return changes.same;
  return then === 0 ? changes.noneBefore : CHANGE.format(now / then - 1);
}
