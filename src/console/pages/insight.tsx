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
import { texts } from '../texts/texts.ts';
import type { Insight } from '../types.ts';
import { InsightFigures, answeredIn } from './insight-figures.tsx';
import { OrderCharts, OrdersNotReported } from './insight-orders.tsx';
import { PeriodChooser } from './insight-period-chooser.tsx';
import { NotFound, TopProducts } from './insight-tops.tsx';

const words = texts.insight;
const { charts } = words;
const ROUTE = '/signed-in/shell/organizations/$organizationId/assistants/$assistantId/insight';

/** Shows what shoppers ask, what they get, and what comes of it, over a period. */
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
      title={words.title}
      lead={keptDays < period.days ? words.keptDays(keptDays) : words.lead}
      action={<PeriodChooser period={period} />}
    >
      {insight.error && <ErrorAlert error={insight.error} retry={insight.refetch} />}
      {!insight.data && !insight.error && <Skeleton height={480} radius="md" aria-label={words.loading} role="img" />}
      {insight.data && isEmpty(insight.data) && <Nothing assistantId={assistantId} />}
      {insight.data && !isEmpty(insight.data) && (
        <>
          <InsightFigures
            totals={insight.data.totals}
            hasOrders={insight.data.hasOrders}
            // Deleted conversations would look like few.
            before={keptDays < 2 * period.days ? undefined : before.data?.totals}
            days={period.days}
          />
          <Charts insight={insight.data} period={period} />
          {!insight.data.hasOrders && <OrdersNotReported assistantId={assistantId} />}
          <NotFound lacking={insight.data.tops.lacking} assistantId={assistantId} />
          <TopProducts products={insight.data.tops.products} assistantId={assistantId} />
        </>
      )}
    </Page>
  );
}

const isEmpty = ({ totals }: Insight) => totals.opened + totals.conversations + totals.questions + totals.orders === 0;

function Charts({ insight, period }: { insight: Insight; period: ReturnType<typeof periodIn> }) {
  const { series, totals, hasOrders } = insight;
  const shared = {
    whole: words.periods[period.days].name,
    intervals: series.map(({ start }) => namesOf(start, period.interval)),
  };
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
        title={charts.conversations.title}
        series={[{ label: charts.conversations.conversations, tone: 1, values: values('conversations') }]}
      />
      <Chart
        {...shared}
        title={charts.answers.title}
        lead={charts.answers.lead}
        series={[
          { label: charts.answers.answered, tone: 1, values: series.map(answeredIn) },
          { label: charts.answers.partly, tone: 2, values: values('partly') },
          { label: charts.answers.unanswered, tone: 3, values: values('unanswered') },
          { label: charts.answers.refused, tone: 4, values: values('refused') },
          { label: charts.answers.handedOver, tone: 5, values: values('handedOver') },
        ]}
      />
      <Chart
        {...shared}
        title={charts.clicks.title}
        series={[{ label: charts.clicks.clicks, tone: 5, values: values('productClicks') }]}
      />
      <Chart
        {...shared}
        title={charts.cart.title}
        series={[{ label: charts.cart.products, tone: 2, values: values('cartPieces') }]}
      />
      {hasOrders && <OrderCharts insight={insight} time={shared} />}
      {totals.cost > 0 && (
        <Chart
          {...shared}
          title={charts.cost.title}
          lead={charts.cost.lead}
          format={formatDollars}
          series={[{ label: charts.cost.cost, tone: 1, values: values('cost') }]}
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
      <Empty title={words.empty.title}>{assistant?.status === 'live' ? words.empty.live : words.empty.notLive}</Empty>
      <ButtonLink mt="md" variant="default" to="/organizations/$organizationId/assistants/$assistantId" params={params}>
        {words.empty.next}
      </ButtonLink>
    </div>
  );
}
