import { formatDollars } from '../dollars.ts';
import { Figure, Figures } from '../parts/figures.tsx';
import { Section } from '../parts/page.tsx';
import type { Insight } from '../types.ts';

type Totals = Insight['totals'];

/** Answers without another outcome. */
export const answeredIn = ({ questions, partly, unanswered, refused, handedOver }: Totals) =>
  questions - partly - unanswered - refused - handedOver;

const PERCENT = new Intl.NumberFormat(undefined, { style: 'percent' });
const CHANGE = new Intl.NumberFormat(undefined, { style: 'percent', signDisplay: 'exceptZero' });

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
  { label: 'Conversations', of: ({ conversations }) => conversations },
  { label: 'Questions', of: ({ questions }) => questions },
  { label: 'Answered', of: (totals) => share(answeredIn(totals), totals.questions), isShare: true },
  { label: 'Rated helpful', of: ({ thumbsUp, thumbsDown }) => share(thumbsUp, thumbsUp + thumbsDown), isShare: true },
  { label: 'Clicks on products', of: ({ productClicks }) => productClicks },
  { label: 'Products put into carts', of: ({ cartPieces }) => cartPieces },
  { label: 'Handed over', of: ({ handedOver }) => handedOver },
  { label: 'Cost', of: ({ cost }) => cost, format: formatDollars },
];

/** The figures of a period, each with its change. */
export function InsightFigures({
  totals,
  before,
  label,
}: {
  totals: Totals;
  before: Totals | undefined;
  label: string;
}) {
  return (
    <Section
      title={`The last ${label.toLowerCase()}`}
      lead={before && `Below each, the change against the ${label.toLowerCase()} before.`}
    >
      <Figures>
        {MEASURES.map((measure) => {
          const { label: name, isShare = false, format = (value: number) => value.toLocaleString() } = measure;
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
  if (now === null || then === null) return 'Nothing to compare';
  if (isShare) {
    const points = Math.round(100 * now) - Math.round(100 * then);
    if (points === 0) return 'As before';
    return `${points > 0 ? '+' : '−'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
  }
  if (now === then) return 'As before';
  return then === 0 ? 'None before' : CHANGE.format(now / then - 1);
}
