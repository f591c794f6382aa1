import { Alert, Button, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCrawlProgress } from '../crawl-progress.ts';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { Assistant, CrawlRun } from '../types.ts';
import styles from './assistant-catalogue.module.css';
import { ProductTile } from './product-tile.tsx';

const SHOWN = 12;

/** The latest crawl, live while it runs, and the products that it found last. */
export function Catalogue({ assistant }: { assistant: Assistant & { catalogueSize: number } }) {
  const { assistantId, catalogueSize, siteUrl } = assistant;
  const { may } = useOrganization();
  const crawls = useOrganizationQuery('list_crawls', { assistantId });
  const [listed] = crawls.data ?? [];
  const isOver = listed === undefined || listed.finishedAt !== null;
  const followed = useCrawlProgress(isOver ? undefined : listed.crawlRunId);
  const run = followed?.run ?? listed;
  const canCrawl = may('catalogue:edit') && siteUrl !== null && crawls.data !== undefined;
  return (
    <Section
      title="Catalogue"
      lead={`${catalogueSize.toLocaleString()} ${catalogueSize === 1 ? 'product' : 'products'}`}
      action={canCrawl && <CrawlButton assistantId={assistantId} latest={listed} />}
    >
      {crawls.error && <ErrorAlert error={crawls.error} retry={crawls.refetch} />}
      {run && <CrawlState run={run} />}
      {run && canCrawl && hasFoundNothing(run) && <CrawlWithModel assistantId={assistantId} />}
      <Products assistantId={assistantId} />
    </Section>
  );
}

function Products({ assistantId }: { assistantId: string }) {
  const { organizationId } = useOrganization();
  const { data = [], error, refetch } = useOrganizationQuery('list_catalogue', { assistantId, limit: SHOWN });
  return (
    <>
      {error && <ErrorAlert error={error} retry={refetch} />}
      {data.length > 0 && (
        <ul className={styles.products} aria-label="Newest products">
          {data.map((product) => (
            <ProductTile key={product.productId} product={product} />
          ))}
        </ul>
      )}
      {data.length > 0 && (
        <div>
          <ButtonLink
            variant="default"
            to="/organizations/$organizationId/assistants/$assistantId/catalogue"
            params={{ organizationId, assistantId }}
          >
            Browse the catalogue
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Starts a crawl, or cancels the one that runs. */
function CrawlButton({ assistantId, latest }: { assistantId: string; latest: CrawlRun | undefined }) {
  const { call } = useOrganization();
  const client = useQueryClient();
  const isOver = latest === undefined || latest.finishedAt !== null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (isOver) await call.start_crawl({ assistantId });
      else await call.cancel_crawl({ crawlRunId: latest.crawlRunId });
    },
    onSuccess: () => {
      announce(isOver ? 'The crawl has started.' : 'The crawl was cancelled.');
      return client.invalidateQueries();
    },
  });
  return (
    <Stack>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {isOver ? (latest ? 'Crawl again' : 'Start a crawl') : 'Cancel the crawl'}
      </Button>
      {error && <ErrorAlert error={error} />}
    </Stack>
  );
}

const hasFoundNothing = ({ status, counts }: CrawlRun) => status === 'completed' && counts.productsFound === 0;

/** For shops whose pages state nothing about their products in a form made for programs. */
function CrawlWithModel({ assistantId }: { assistantId: string }) {
  const { call } = useOrganization();
  const client = useQueryClient();
  const models = useOrganizationQuery('list_models', {});
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call.start_crawl({ assistantId, method: 'ai' }),
    onSuccess: () => client.invalidateQueries(),
  });
  if (models.data?.models.length === 1)
    return <Text>A language model could read your pages, but none is set up on this server.</Text>;
  return (
    <Stack align="flex-start">
      <Text>A language model can learn how your product pages are built.</Text>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        Crawl with a language model
      </Button>
      {error && <ErrorAlert error={error} />}
    </Stack>
  );
}

function CrawlState({ run }: { run: CrawlRun }) {
  const { status, counts, error, finishedAt } = run;
  const found = `${counts.productsFound.toLocaleString()} ${counts.productsFound === 1 ? 'product' : 'products'}`;
  if (status === 'queued') return <Text c="dimmed">The crawl starts in a moment.</Text>;
  if (status === 'running') {
    const { pagesFetched, pagesDiscovered } = counts;
    const share = pagesDiscovered === 0 ? 0 : (100 * pagesFetched) / pagesDiscovered;
    return (
      <div className={styles.progress}>
        <Text>
          Reading your shop: {found} so far, {pagesFetched.toLocaleString()} of {pagesDiscovered.toLocaleString()} pages
          read.
        </Text>
        <Progress value={share} aria-label="Pages read" animated />
      </div>
    );
  }
  const ended = finishedAt && <Time at={finishedAt} />;
  if (status === 'failed' || counts.productsFound === 0)
    return (
      <Alert
        color={status === 'failed' ? 'red' : 'yellow'}
        title={status === 'failed' ? 'The crawl failed' : 'No products found'}
      >
        {error ?? 'The crawl ended without finding any products.'}
      </Alert>
    );
  return (
    <Text c="dimmed">
      {status === 'cancelled' ? 'Last crawl cancelled' : 'Last crawled'} {ended}: {found} found.
      {error && ` ${error}`}
    </Text>
  );
}
