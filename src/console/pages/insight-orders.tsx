import { Text } from '@mantine/core';
import { orderTag } from '../order-tag.ts';
import { Chart } from '../parts/chart.tsx';
import { CopyableText } from '../parts/copyable-text.tsx';
import { LinkedText } from '../parts/linked-text.tsx';
import { formatPrice } from '../parts/price.ts';
import { useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Insight } from '../types.ts';

const words = texts.insight.orders;

type Totals = Insight['totals'];

/** A shop sells in one or two; more would only repeat the charts. */
const MAX_CURRENCIES = 3;

export const currenciesIn = ({ orderTotals }: Totals) =>
  orderTotals.slice(0, MAX_CURRENCIES).map(({ currency }) => currency);

export const orderTotalIn = ({ orderTotals }: Totals, currency: string) =>
  orderTotals.find((each) => each.currency === currency)?.total ?? 0;

interface OrderChartsProps {
  insight: Insight;
  /** The time that all charts of the page have in common. */
  time: { whole: string; intervals: readonly { label: string; name: string }[] };
}

/** Orders, and their value in each currency. */
export function OrderCharts({ insight: { series, totals }, time }: OrderChartsProps) {
  return (
    <>
      <Chart
        {...time}
        title={words.title}
        lead={words.lead}
        series={[{ label: words.orders, tone: 1, values: series.map(({ orders }) => orders) }]}
      />
      {currenciesIn(totals).map((currency) => (
        <Chart
          key={currency}
          {...time}
          title={words.value(currency)}
          format={(value) => formatPrice(value, currency)}
          series={[{ label: words.total, tone: 2, values: series.map((each) => orderTotalIn(each, currency)) }]}
        />
      ))}
    </>
  );
}

/** Says how a shop that has never reported an order can do so. */
export function OrdersNotReported({ assistantId }: { assistantId: string }) {
  const { data: assistant } = useOrganizationQuery('get_assistant', { assistantId });
  return (
    <details>
      <summary>{words.notReported.title}</summary>
      <Text size="sm" my="xs">
        <LinkedText text={words.notReported.how} />
      </Text>
      {assistant && <CopyableText label={words.notReported.tag} text={orderTag(location.origin, assistant.embedKey)} />}
    </details>
  );
}
