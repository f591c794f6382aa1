import { Anchor, Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AVAILABILITIES } from '../catalogue-names.ts';
import { Section } from '../parts/page.tsx';
import { formatPrice } from '../parts/price.ts';
import { Table } from '../parts/table.tsx';
import { useOrganization } from '../queries.ts';
import type { CrawlChange, CrawlChangeKind, CrawlRun } from '../types.ts';

/** Products shown at first, and more each time. */
const PAGE_SIZE = 10;

const KINDS: Readonly<Record<CrawlChangeKind, { title: string; count: keyof CrawlRun['counts'] }>> = {
  changed: { title: 'Price or stock changed', count: 'productsUpdated' },
  added: { title: 'Added', count: 'productsAdded' },
  removed: { title: 'Gone', count: 'productsRemoved' },
};

/** What a run changed in the catalogue, compared with the one before. */
export function CrawlChanges({ run }: { run: CrawlRun }) {
  const kinds = (Object.keys(KINDS) as CrawlChangeKind[]).filter((kind) => run.counts[KINDS[kind].count] > 0);
  return (
    <Section
      title="What changed"
      {...(kinds.length === 0 && { lead: 'The catalogue is as it was after the crawl before.' })}
    >
      {kinds.map((kind) => (
        <Changes key={kind} kind={kind} run={run} />
      ))}
    </Section>
  );
}

function Changes({ kind, run }: { kind: CrawlChangeKind; run: CrawlRun }) {
  const { organizationId, call } = useOrganization();
  const { crawlRunId, counts } = run;
  const { title, count } = KINDS[kind];
  const { data, error, refetch, ...list } = useInfiniteQuery({
    queryKey: ['organization', organizationId, 'list_crawl_changes', crawlRunId, kind],
    queryFn: ({ pageParam }) => call.list_crawl_changes({ crawlRunId, kind, cursor: pageParam, limit: PAGE_SIZE }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const changes = data?.pages.flatMap((page) => page.products);
  // Other fields change too, and products that are no longer there are not listed.
  const others = changes && !list.hasNextPage ? counts[count] - changes.length : 0;
  return (
    <div>
      <Text component="h3" fw={550} mb="xs">
        {title}
      </Text>
      <Table
        label={title}
        query={{ data: changes, error, refetch }}
        rowKey={({ productId }) => productId}
        empty={<Text c="dimmed">{otherText(kind, others)}</Text>}
        columns={[
          { header: 'Product', cell: (change) => <Product change={change} /> },
          { header: 'Price', cell: (change) => <Values change={change} show={priceText} /> },
          {
            header: 'Stock',
            cell: (change) => <Values change={change} show={({ availability }) => AVAILABILITIES[availability]} />,
          },
        ]}
      />
      {changes && changes.length > 0 && others > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {otherText(kind, others)}
        </Text>
      )}
      {list.hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          aria-label={`Show more: ${title}`}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function otherText(kind: CrawlChangeKind, count: number): string {
  const amount = count.toLocaleString();
  if (kind === 'changed')
    return `${amount} changed in other fields, such as the description, or ${count === 1 ? 'is' : 'are'} gone since.`;
  if (kind === 'added') return `${amount} more ${count === 1 ? 'was' : 'were'} removed, or set by hand, since.`;
  return `${amount} more: which ones is kept for 90 days.`;
}

const Product = ({ change: { title, url } }: { change: CrawlChange }) => (
  <Anchor href={url} rel="noopener noreferrer" target="_blank" inherit c="inherit">
    {title}
  </Anchor>
);

type Noted = NonNullable<CrawlChange['before']>;

const priceText = ({ price, currency }: Noted) => (price === null ? 'None' : formatPrice(price, currency));

/** A value, with the one before where it is another. */
function Values({ change: { before, after }, show }: { change: CrawlChange; show: (noted: Noted) => string }) {
  const [from, to] = [before, after].map((noted) => noted && show(noted));
  if (!from || !to || from === to) return to ?? from;
  return `${from} → ${to}`;
}
