import { Anchor, Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Section } from '../parts/page.tsx';
import { formatPrice } from '../parts/price.ts';
import { Table } from '../parts/table.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { CrawlChange, CrawlChangeKind, CrawlRun } from '../types.ts';

const { changes: words } = texts.crawls;
const { availabilities } = texts.catalogue;

/** Products shown at first, and more each time. */
const PAGE_SIZE = 10;

const COUNTS: Readonly<Record<CrawlChangeKind, keyof CrawlRun['counts']>> = {
  changed: 'productsUpdated',
  added: 'productsAdded',
  removed: 'productsRemoved',
};

/** Shows what a run changed in the catalogue, compared with the one before. */
export function CrawlChanges({ run }: { run: CrawlRun }) {
  const kinds = (Object.keys(COUNTS) as CrawlChangeKind[]).filter((kind) => run.counts[COUNTS[kind]] > 0);
  return (
    <Section title={words.title} {...(kinds.length === 0 && { lead: words.none })}>
      {kinds.map((kind) => (
        <Changes key={kind} kind={kind} run={run} />
      ))}
    </Section>
  );
}

function Changes({ kind, run }: { kind: CrawlChangeKind; run: CrawlRun }) {
  const { organizationId, call } = useOrganization();
  const { crawlRunId, counts } = run;
  const title = words.kinds[kind];
  const otherText = words.others[kind];
  const { data, error, refetch, ...list } = useInfiniteQuery({
    queryKey: ['organization', organizationId, 'list_crawl_changes', crawlRunId, kind],
    queryFn: ({ pageParam }) => call.list_crawl_changes({ crawlRunId, kind, cursor: pageParam, limit: PAGE_SIZE }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const changes = data?.pages.flatMap((page) => page.products);
  // Other fields change too, and products that are no longer there are not listed.
  const others = changes && !list.hasNextPage ? counts[COUNTS[kind]] - changes.length : 0;
  return (
    <div>
      <Text component="h3" fw={550} mb="xs">
        {title}
      </Text>
      <Table
        label={title}
        query={{ data: changes, error, refetch }}
        rowKey={({ productId }) => productId}
        empty={<Text c="dimmed">{otherText(others)}</Text>}
        columns={[
          { header: words.product, cell: (change) => <Product change={change} /> },
          { header: words.price, cell: (change) => <Values change={change} show={priceText} /> },
          {
            header: words.stock,
            cell: (change) => <Values change={change} show={({ availability }) => availabilities[availability]} />,
          },
        ]}
      />
      {changes && changes.length > 0 && others > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {otherText(others)}
        </Text>
      )}
      {list.hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          aria-label={words.moreOf(title)}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </div>
  );
}

const Product = ({ change: { title, url } }: { change: CrawlChange }) => (
  <Anchor href={url} rel="noopener noreferrer" target="_blank" inherit c="inherit">
    {title}
  </Anchor>
);

type Noted = NonNullable<CrawlChange['before']>;

const priceText = ({ price, currency }: Noted) => (price === null ? words.noPrice : formatPrice(price, currency));

/** A value, with the one before where it is another. */
function Values({ change: { before, after }, show }: { change: CrawlChange; show: (noted: Noted) => string }) {
  const [from, to] = [before, after].map((noted) => noted && show(noted));
  if (!from || !to || from === to) return to ?? from;
  return `${from} → ${to}`;
}
