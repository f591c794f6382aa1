import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { barIn, ticksFor } from './chart-scale.ts';
import styles from './chart.module.css';
import { Section } from './page.tsx';

const words = texts.chart;

const HEIGHT = 220;
const TOP = 8;
const BOTTOM = 26;
const FLOOR = HEIGHT - BOTTOM;
/** Width of a character of a label, and of a label of the horizontal axis. */
const CHARACTER = 7.2;
const LABEL = 76;
const MAX_TICKS = 4;

/** The colours of `chart.module.css`, which people with any colour vision can tell apart. */
export type Tone = 1 | 2 | 3 | 4 | 5;

interface Series {
  label: string;
  tone: Tone;
  /** One for each interval. */
  values: readonly number[];
}

interface Interval {
  /** Below the axis. */
  label: string;
  /** In the table and with its values. */
  name: string;
}

interface ChartProps {
  title: string;
  lead?: ReactNode;
  /** Names all intervals together, such as "30 days". */
  whole: string;
  intervals: readonly Interval[];
  series: readonly Series[];
  /** For values that are not counted. */
  format?: (value: number) => string;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Bars by interval. The legend says the values of the interval under the pointer, or chosen with the arrow keys. */
export function Chart(props: ChartProps) {
  const { title, lead, whole, intervals, series, format = formatNumber } = props;
  const [active, setActive] = useState<number>();
  const [isTable, setIsTable] = useState(false);
  const chosen = active === undefined ? undefined : intervals[active];
  const valueOf = ({ values }: Series) => format(chosen ? (values[active ?? 0] ?? 0) : sum(values));
  return (
    <Section title={title} lead={lead}>
      <figure className={styles.figure} aria-label={title}>
        <figcaption className={styles.legend}>
          <strong>{chosen?.name ?? whole}</strong>
          {series.map((one) => (
            <span key={one.label} className={styles.entry}>
              <span className={styles.key} data-tone={one.tone} />
              {one.label} <b>{valueOf(one)}</b>
            </span>
          ))}
        </figcaption>
        <Plot
          {...props}
          format={format}
          active={active}
          setActive={setActive}
          text={`${chosen?.name ?? whole}: ${series.map((one) => `${one.label} ${valueOf(one)}`).join(', ')}`}
        />
        <details onToggle={({ currentTarget }) => setIsTable(currentTarget.open)}>
          <summary className={styles.summary}>
            {words.showTable}
            <span className={styles.hidden}>: {title}</span>
          </summary>
          {isTable && <ValueTable {...props} format={format} />}
        </details>
      </figure>
    </Section>
  );
}

function ValueTable({ title, intervals, series, format }: ChartProps & { format: (value: number) => string }) {
  return (
    // It scrolls sideways on a phone: keyboards reach it too.
    <div role="region" aria-label={words.table(title)} tabIndex={0} className={styles.scroll}>
      <table aria-label={title} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {intervals.map(({ name }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map(({ label, values }) => (
                <td key={label}>{format(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PlotProps extends ChartProps {
  format: (value: number) => string;
  active: number | undefined;
  setActive: (index: number | undefined) => void;
  /** The values of the chosen interval. */
  text: string;
}

/** A slider for screen readers and keyboards: it moves from one interval to the next, and says its values. */
function Plot({ active, setActive, text, ...chart }: PlotProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const count = chart.intervals.length;
  const { left, band, ...axes } = layOut(chart, width);

  function onPointer({ clientX, currentTarget }: PointerEvent) {
    const at = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / band);
    setActive(at >= 0 && at < count ? at : undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowLeft: (active ?? count) - 1, ArrowRight: (active ?? -1) + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (next !== undefined) {
      event.preventDefault();
      setActive(Math.min(Math.max(next, 0), count - 1));
    } else if (event.key === 'Escape') setActive(undefined);
  }

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={words.values(chart.title)}
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={active ?? 0}
      aria-valuetext={text}
      className={styles.plot}
      onKeyDown={onKeyDown}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setActive(undefined)}
      onBlur={() => setActive(undefined)}
    >
      {width > 0 && (
        <svg aria-hidden="true" width={width} height={HEIGHT}>
          {active !== undefined && (
            <rect className={styles.active} x={left + active * band} y={0} width={band} height={FLOOR} />
          )}
          <Axes {...chart} {...axes} left={left} band={band} width={width} />
          <Bars {...chart} {...axes} left={left} band={band} />
        </svg>
      )}
    </div>
  );
}

interface Layout {
  /** The start of the first band, and the width of each. */
  left: number;
  band: number;
  ticks: readonly number[];
  /** The vertical place of a value. */
  y: (value: number) => number;
}

function layOut(
  { series, intervals, format }: Required<Pick<PlotProps, 'format'>> & ChartProps,
  width: number,
): Layout {
  const maximum = Math.max(0, ...intervals.map((_, index) => sum(series.map(({ values }) => values[index] ?? 0))));
  const isWhole = series.every(({ values }) => values.every(Number.isInteger));
  const ticks = ticksFor(maximum, MAX_TICKS, isWhole);
  const left = Math.max(...ticks.map((tick) => format(tick).length)) * CHARACTER + 10;
  const top = ticks.at(-1) ?? 1;
  return {
    left,
    band: Math.max(width - left, 0) / intervals.length,
    ticks,
    y: (value) => FLOOR - ((FLOOR - TOP) * value) / top,
  };
}

type DrawingProps = Layout & ChartProps & { format: (value: number) => string };

function Axes({ ticks, y, left, band, width, intervals, format }: DrawingProps & { width: number }) {
  const every = Math.ceil(LABEL / band);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className={styles.text} x={left - 8} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {intervals.map(({ label, name }, index) => {
        const x = left + (index + 0.5) * band;
        // A label must not be cut at the edge.
        if (index % every !== 0 || x + LABEL / 2 > width + band / 2 + 24) return null;
        return (
          <text
            key={name}
            className={styles.text}
            x={Math.min(x, width - LABEL / 3)}
            y={HEIGHT - 8}
            textAnchor="middle"
          >
            {label}
          </text>
        );
      })}
    </>
  );
}

/** Stacked, the first series at the bottom. */
function Bars({ series, intervals, left, band, y }: DrawingProps) {
  const { width, offset } = barIn(band);
  return intervals.map(({ name }, index) => {
    let top = 0;
    return (
      <g key={name}>
        {series.map(({ label, tone, values }) => {
          const value = values[index] ?? 0;
          if (value === 0) return null;
          const from = top;
          top += value;
          return (
            <rect
              key={label}
              className={styles.bar}
              data-tone={tone}
              x={left + index * band + offset}
              y={y(top)}
              width={width}
              height={Math.max(y(from) - y(top), 1)}
            />
          );
        })}
      </g>
    );
  });
}
