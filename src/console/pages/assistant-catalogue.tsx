import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { languageText } from '../answer-formats.ts';
import { useFollowedRuns } from '../crawl-progress.ts';
import { sourceText } from '../crawl-source.ts';
import { announce } from '../parts/announcer.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant, CrawlRun } from '../types.ts';
import styles from './assistant-catalogue.module.css';
import { CrawlAndLearn } from './crawl-start.tsx';
import { CancelCrawl, CrawlState, hasFoundNothing } from './crawl-state.tsx';
import { ProductTile } from './product-tile.tsx';

const words = texts.assistant.catalogue;

const SYSTEMS: Readonly<Record<string, { label: string }>> = texts.installation.systems;

const SHOWN = 12;

/** The latest crawl, live while it runs, and the products that it found last. */
export function Catalogue({ assistant }: { assistant: Assistant & { catalogueSize: number } }) {
  const { assistantId, catalogueSize, siteUrl } = assistant;
  const { may } = useOrganization();
  const crawls = useOrganizationQuery('list_crawls', { assistantId });
  const { runs, active } = useFollowedRuns(crawls.data);
  const run = runs?.[0];
  const canCrawl = may('catalogue:edit') && siteUrl !== null && crawls.data !== undefined;
  return (
    <Section
      title={words.title}
      lead={words.size(catalogueSize)}
      action={
        canCrawl &&
        (active ? (
          <CancelCrawl crawlRunId={active.crawlRunId} />
        ) : (
          <CrawlButton assistantId={assistantId} isFirst={run === undefined} />
        ))
      }
    >
      {crawls.error && <ErrorAlert error={crawls.error} retry={crawls.refetch} />}
      {run && <CrawlState run={run} />}
      {run && <ShopFacts run={run} />}
      {run && canCrawl && hasFoundNothing(run) && <CrawlAndLearn assistantId={assistantId} />}
      <Products assistantId={assistantId} />
    </Section>
  );
}

/** What was found out about the shop: the language and the platform of its pages, and where its products are listed. */
function ShopFacts({ run: { assistantId, crawlRunId } }: { run: CrawlRun }) {
  const { platform = null, language = null } = useOrganizationQuery('check_installation', { assistantId }).data ?? {};
  const { source = null } = useOrganizationQuery('get_crawl_report', { crawlRunId }).data ?? {};
  const items = [
    ...(language === null ? [] : ([[texts.conversations.exchange.language, languageText(language)]] as const)),
    ...(platform === null ? [] : ([[texts.installation.system, SYSTEMS[platform]?.label ?? platform]] as const)),
    ...(source === null ? [] : ([[texts.crawls.run.productsFrom, sourceText(source)]] as const)),
  ];
  return items.length > 0 && <DescriptionList items={items} />;
}

function Products({ assistantId }: { assistantId: string }) {
  const { organizationId } = useOrganization();
  const { data = [], error, refetch } = useOrganizationQuery('list_catalogue', { assistantId, limit: SHOWN });
  return (
    <>
      {error && <ErrorAlert error={error} retry={refetch} />}
      {data.length > 0 && (
        <ul className={styles.products} aria-label={words.newest}>
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
            {words.browse}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Starts a crawl by the usual method. */
function CrawlButton({ assistantId, isFirst }: { assistantId: string; isFirst: boolean }) {
  const { call } = useOrganization();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call.start_crawl({ assistantId }),
    onSuccess: () => {
      announce(words.crawlStarted);
      return client.invalidateQueries();
    },
  });
  return (
    <Stack>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {isFirst ? words.firstCrawl : words.crawlAgain}
      </Button>
      {error && <ErrorAlert error={error} />}
    </Stack>
  );
}
