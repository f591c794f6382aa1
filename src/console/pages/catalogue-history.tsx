import { List, Text } from '@mantine/core';
import { useState } from 'react';
import { formatPrice } from '../parts/price.ts';
import { Time } from '../parts/time.tsx';
import { useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { BrowsedProduct, ProductChange } from '../types.ts';
import { PriceChart } from './price-chart.tsx';

const words = texts.catalogue.history;

const CHARTED = 200;
const LISTED = 5;

/** Shows how price and stock changed lately. */
export function ProductHistory({ product: { assistantId, productId } }: { product: BrowsedProduct }) {
  const [now] = useState(() => Date.now());
  const { data = [] } = useOrganizationQuery('list_product_changes', { assistantId, productId, limit: CHARTED });
  if (data.length === 0) return undefined;
  return (
    <section aria-label={words.title}>
      <Text fw={550} size="sm">
        {words.title}
      </Text>
      <PriceChart changes={data} now={now} />
      <List size="sm">
        {data.slice(0, LISTED).map(({ changedAt, before, after }) => (
          <List.Item key={changedAt}>
            <Time at={changedAt} />: {state(before)} → {state(after)}
          </List.Item>
        ))}
      </List>
    </section>
  );
}

const state = ({ price, currency, availability }: ProductChange['before']) =>
  words.state(price === null ? null : formatPrice(price, currency), availability);
