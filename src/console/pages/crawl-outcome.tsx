import { Anchor, Text } from '@mantine/core';
import { FIELDS, OPTIONAL_FIELDS, fieldTitle } from '../catalogue-names.ts';
import { explainCause } from '../crawl-causes.ts';
import { TextLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { products } from '../product-changes.ts';
import { useOrganization } from '../queries.ts';
import type { CrawlReport } from '../types.ts';

type Tally = CrawlReport['pages'][number];

const OUTCOMES: Readonly<Record<Tally['status'], string>> = {
  fetched: 'Read',
  failed: 'Could not be read',
  skipped: 'Left out',
  pending: 'Not reached',
};

/** Names the source of a run's pages or products. */
export function sourceText(source: string | null): string {
  if (source === null) return 'Not found yet';
  if (source === 'sitemap') return 'The pages in your sitemap';
  if (source === 'links') return 'Pages that your home page leads to';
  const platform = { shopify: 'Shopify', woocommerce: 'WooCommerce', magento: 'Magento' }[source] ?? source;
  return `The product feed of ${platform}`;
}

const noQuery = <Row,>(data: readonly Row[]) => ({ data, error: null, refetch: () => undefined });

/** The pages of a run by what became of them, and why. */
export function PageOutcomes({ report: { pages } }: { report: CrawlReport }) {
  if (pages.length === 0) return undefined;
  return (
    <Section title="Pages">
      <Table
        label="Pages"
        query={noQuery(pages)}
        rowKey={({ status, cause }) => `${status} ${cause}`}
        empty={undefined}
        columns={[
          { header: 'Outcome', cell: ({ status }) => OUTCOMES[status] },
          { header: 'Pages', cell: (tally) => tally.pages.toLocaleString() },
          { header: 'Why', cell: (tally) => <Why tally={tally} /> },
          { header: 'Example', cell: ({ example }) => (example === null ? '–' : <Example url={example} />) },
        ]}
      />
    </Section>
  );
}

function Why({ tally: { status, cause, reason } }: { tally: Tally }) {
  if (cause === null) return status === 'pending' ? 'The crawl has not come to it' : '–';
  const { what, next } = explainCause(cause, reason);
  return (
    <div>
      {what}
      <Text size="sm" c="dimmed">
        {next}
      </Text>
    </div>
  );
}

function Example({ url }: { url: string }) {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return url;
  return (
    <Anchor
      href={url}
      rel="noopener noreferrer"
      target="_blank"
      inherit
      title={url}
      style={{ overflowWrap: 'anywhere' }}
    >
      {parsed.pathname + parsed.search}
    </Anchor>
  );
}

const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);

/** How many of a run's products lack a field, with a link to those that lack it now. */
export function MissingFields({ report: { run, fieldsMissing } }: { report: CrawlReport }) {
  const { organizationId } = useOrganization();
  const { assistantId, counts } = run;
  const missing = Object.entries(fieldsMissing)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a);
  if (counts.productsFound === 0) return undefined;
  const name = (field: string) => (isField(field) ? FIELDS[field] : field);
  return (
    <Section
      title="Missing fields"
      lead={
        missing.length === 0
          ? 'Every product has every field.'
          : 'What the pages did not state. Products without a price or a picture sell less.'
      }
    >
      {missing.length > 0 && (
        <Table
          label="Missing fields"
          query={noQuery(missing)}
          rowKey={([field]) => field}
          empty={undefined}
          columns={[
            { header: 'Field', cell: ([field]) => (isField(field) ? fieldTitle(field) : field) },
            {
              header: 'Missing from',
              cell: ([, count]) => `${count.toLocaleString()} of ${products(counts.productsFound)}`,
            },
            {
              header: 'In the catalogue',
              cell: ([field]) =>
                Object.hasOwn(OPTIONAL_FIELDS, field) && (
                  <TextLink
                    to="/organizations/$organizationId/assistants/$assistantId/catalogue"
                    params={{ organizationId, assistantId }}
                    search={{ missing: field }}
                    inherit
                  >
                    Products without {name(field)}
                  </TextLink>
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}
