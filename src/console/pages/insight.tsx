import { Skeleton } from '@mantine/core';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { namesOf, periodIn, rangesOf } from '../insight-period.ts';
import { formatDollars } from '../dollars.ts';
import { Chart } from '../parts/chart.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { Empty } from '../parts/table.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { Insight } from '../types.ts';
import { InsightFigures, answeredIn } from './insight-figures.tsx';
import { PeriodChooser } from './insight-period-chooser.tsx';
import { NotFound, TopProducts } from './insight-tops.tsx';

const ROUTE = '/signed-in/shell/organizations/$organizationId/assistants/$assistantId/insight';

/** What shoppers ask, what they get, and what comes of it, over a period. */
export function InsightPage() {
  const { assistantId = '' } = useParams({ strict: false });
  const period = periodIn(useSearch({ from: ROUTE }));
  // Fixed while the page is open: the queries would otherwise be others each time.
  const [now] = useState(() => Date.now());
  const ranges = rangesOf(period.days, now);
  const insight = useOrganizationQuery('get_insight', { assistantId, ...ranges.current, by: period.interval });
  const before = useOrganizationQuery('get_insight', { assistantId, ...ranges.before, by: 'month' });
  const settings = useOrganizationQuery('get_chat_settings', {});
  const keptDays = settings.data?.retentionDays ?? Infinity;
  return (
    <Page
      title="Insight"
      lead={
        keptDays < period.days
          ? `Conversations are kept for ${keptDays.toLocaleString()} days, so nothing older is counted.`
          : 'What shoppers ask, and what comes of it. Days are those of UTC.'
      }
      action={<PeriodChooser period={period} />}
    >
      {insight.error && <ErrorAlert error={insight.error} retry={insight.refetch} />}
      {!insight.data && !insight.error && (
        <Skeleton height={480} radius="md" aria-label="Loading: Insight" role="img" />
      )}
      {insight.data && isEmpty(insight.data) && <Nothing assistantId={assistantId} />}
      {insight.data && !isEmpty(insight.data) && (
        <>
          <InsightFigures
            totals={insight.data.totals}
            // Deleted conversations would look like few.
            before={keptDays < 2 * period.days ? undefined : before.data?.totals}
            label={period.label}
          />
          <Charts insight={insight.data} period={period} />
          <NotFound lacking={insight.data.tops.lacking} assistantId={assistantId} />
          <TopProducts products={insight.data.tops.products} assistantId={assistantId} />
        </>
      )}
    </Page>
  );
}

const isEmpty = ({ totals }: Insight) => totals.opened + totals.conversations + totals.questions === 0;

function Charts({ insight: { series, totals }, period }: { insight: Insight; period: ReturnType<typeof periodIn> }) {
  const shared = { whole: period.label, intervals: series.map(({ start }) => namesOf(start, period.interval)) };
  const values = (
    name:
      | 'conversations'
      | 'partly'
      | 'unanswered'
      | 'refused'
      | 'handedOver'
      | 'productClicks'
      | 'cartPieces'
      | 'cost',
  ) => series.map((each) => each[name]);
  return (
    <>
      <Chart
        {...shared}
        title="Conversations"
        series={[{ label: 'Conversations', tone: 1, values: values('conversations') }]}
      />
      <Chart
        {...shared}
        title="Answers"
        lead="Partly: the shop’s texts answer a part of the question. Unanswered: they say nothing about it."
        series={[
          { label: 'Answered', tone: 1, values: series.map(answeredIn) },
          { label: 'Partly', tone: 2, values: values('partly') },
          { label: 'Unanswered', tone: 3, values: values('unanswered') },
          { label: 'Refused', tone: 4, values: values('refused') },
          { label: 'Handed over', tone: 5, values: values('handedOver') },
        ]}
      />
      <Chart
        {...shared}
        title="Clicks on products"
        series={[{ label: 'Clicks', tone: 5, values: values('productClicks') }]}
      />
      <Chart
        {...shared}
        title="Products put into carts"
        series={[{ label: 'Products', tone: 2, values: values('cartPieces') }]}
      />
      {totals.cost > 0 && (
        <Chart
          {...shared}
          title="Cost"
          lead="Of language models, in US dollars. The built-in model costs nothing."
          format={formatDollars}
          series={[{ label: 'Cost', tone: 1, values: values('cost') }]}
        />
      )}
    </>
  );
}

function Nothing({ assistantId }: { assistantId: string }) {
  const { organizationId } = useOrganization();
  const { data: assistant } = useOrganizationQuery('get_assistant', { assistantId });
  const params = { organizationId, assistantId };
  return (
    <div>
      <Empty title="No conversations in this period">
        {assistant?.status === 'live'
          ? 'Figures appear as soon as shoppers open the assistant. If they should have by now, check that its tag works in your shop.'
          : 'The assistant is not live yet. Figures appear as soon as shoppers open it in your shop; what you try in the preview is not counted.'}
      </Empty>
      <ButtonLink mt="md" variant="default" to="/organizations/$organizationId/assistants/$assistantId" params={params}>
        Go to the assistant
      </ButtonLink>
    </div>
  );
}
