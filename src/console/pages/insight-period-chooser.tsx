import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { PERIODS, type periodIn } from '../insight-period.ts';
import type { InsightSearch } from '../search-params.ts';
import { texts } from '../texts/texts.ts';
import styles from './insight.module.css';

const words = texts.insight;

/** The period and its intervals, which the URL keeps. */
export function PeriodChooser({ period }: { period: ReturnType<typeof periodIn> }) {
  const navigate = useNavigate({ from: '/organizations/$organizationId/assistants/$assistantId/insight' });
  const show = (search: InsightSearch) => void navigate({ search, resetScroll: false });
  return (
    <div className={styles.chooser}>
      <NativeSelect
        label={words.period}
        value={String(period.days)}
        data={PERIODS.toSorted((a, b) => a.days - b.days).map(({ days }) => ({
          value: String(days),
          label: words.periods[days].name,
        }))}
        onChange={({ currentTarget }) => show({ days: currentTarget.value })}
      />
      <NativeSelect
        label={words.by}
        value={period.interval}
        data={period.by.map((value) => ({ value, label: words.intervals[value] }))}
        onChange={({ currentTarget }) => show({ days: String(period.days), by: currentTarget.value })}
      />
    </div>
  );
}
