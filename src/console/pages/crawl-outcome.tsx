import { Anchor, Text } from '@mantine/core';
import { OPTIONAL_FIELDS, fieldTitle } from '../catalogue-names.ts';
import { explainCause } from '../crawl-causes.ts';
import { TextLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { LinkedText } from '../parts/linked-text.tsx';
import { useOrganization } from '../queries.ts';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { CrawlReport } from '../types.ts';

type Tally = CrawlReport['pages'][number];

const { missing: words, outcome: pageWords } = texts.crawls;
const { fields } = texts.catalogue;

const noQuery = <Row,>(data: readonly Row[]) => ({ data, error: null, refetch: () => undefined });

/** The pages of a run by what became of them, and why. */
export function PageOutcomes({ report: { pages } }: { report: CrawlReport }) {
  if (pages.length === 0) return undefined;
  return (
    <Section title={pageWords.title}>
      <Table
        label={pageWords.title}
        query={noQuery(pages)}
        rowKey={({ status, cause }) => `${status} ${cause}`}
        empty={undefined}
        columns={[
          { header: pageWords.outcome, cell: ({ status }) => pageWords.statuses[status] },
          { header: pageWords.pages, cell: (tally) => formatNumber(tally.pages) },
          { header: pageWords.why, cell: (tally) => <Why tally={tally} /> },
          { header: pageWords.example, cell: ({ example }) => (example === null ? '–' : <Example url={example} />) },
        ]}
      />
    </Section>
  );
}

function Why({ tally: { status, cause, reason } }: { tally: Tally }) {
  if (cause === null) return status === 'pending' ? pageWords.pending : '–';
  const { what, next } = explainCause(cause, reason);
  return (
    <div>
      {what}
      <Text size="sm" c="dimmed">
        <LinkedText text={next} />
      </Text>
    </div>
  );
}

/** Links to a page of the shop by its path. */
export function Example({ url }: { url: string }) {
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

const isField = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

/** Shows how many of a run's products lack a field, with a link to those that lack it now. */
export function MissingFields({ report: { run, fieldsMissing } }: { report: CrawlReport }) {
  const { organizationId } = useOrganization();
  const { assistantId, counts } = run;
  const missing = Object.entries(fieldsMissing)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a);
  if (counts.productsFound === 0) return undefined;
  const name = (field: string) => (isField(field) ? fields[field] : field);
  return (
    <Section title={words.title} lead={missing.length === 0 ? words.none : words.lead}>
      {missing.length > 0 && (
        <Table
          label={words.title}
          query={noQuery(missing)}
          rowKey={([field]) => field}
          empty={undefined}
          columns={[
            { header: words.field, cell: ([field]) => (isField(field) ? fieldTitle(field) : field) },
            {
              header: words.from,
              cell: ([, count]) => words.count(count, counts.productsFound),
            },
            {
              header: words.inCatalogue,
              cell: ([field]) =>
                Object.hasOwn(OPTIONAL_FIELDS, field) && (
                  <TextLink
                    to="/organizations/$organizationId/assistants/$assistantId/catalogue"
                    params={{ organizationId, assistantId }}
                    search={{ missing: field }}
                    inherit
                  >
                    {words.without(name(field))}
                  </TextLink>
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}
