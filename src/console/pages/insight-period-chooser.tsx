import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { INTERVAL_NAMES, PERIODS, type periodIn } from '../insight-period.ts';
import type { InsightSearch } from '../search-params.ts';
import styles from './insight.module.css';

/** The period and its intervals, which the URL keeps. */
export function PeriodChooser({ period }: { period: ReturnType<typeof periodIn> }) {
  const navigate = useNavigate({ from: '/organizations/$organizationId/assistants/$assistantId/insight' });
  const show = (search: InsightSearch) => void navigate({ search, resetScroll: false });
  return (
    <div className={styles.chooser}>
      <NativeSelect
        label="Period"
        value={String(period.days)}
        data={PERIODS.toSorted((a, b) => a.days - b.days).map(({ days, label }) => ({ value: String(days), label }))}
        onChange={({ currentTarget }) => show({ days: currentTarget.value })}
      />
      <NativeSelect
        label="By"
        value={period.interval}
        data={period.by.map((value) => ({ value, label: INTERVAL_NAMES[value] }))}
        onChange={({ currentTarget }) => show({ days: String(period.days), by: currentTarget.value })}
      />
    </div>
  );
}
