import { Text } from '@mantine/core';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Form, Select } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { CrawlSchedule } from '../types.ts';

const words = texts.crawls.schedule;

type Frequency = CrawlSchedule['every'];

/** Shows how often the shop is crawled without being asked. */
export function Schedule({ assistantId }: { assistantId: string }) {
  const { may, call } = useOrganization();
  const { data, error, refetch } = useOrganizationQuery('get_crawl_schedule', { assistantId });
  return (
    <Panel title={words.title} lead={words.lead}>
      {error && <ErrorAlert error={error} retry={refetch} />}
      {data && <NextCrawl schedule={data} />}
      {data && may('catalogue:edit') && (
        <Form
          quiet
          submit={words.save}
          version={data.version}
          send={({ text }, precondition) =>
            call.update_crawl_schedule({ assistantId, every: text('every') as Frequency }, precondition)
          }
          done={() => announce(words.saved)}
        >
          <Select
            name="every"
            label={words.label}
            defaultValue={data.every}
            options={Object.entries(words.frequencies).map(([value, label]) => ({ value, label }))}
          />
        </Form>
      )}
    </Panel>
  );
}

function NextCrawl({ schedule: { every, nextAt } }: { schedule: CrawlSchedule }) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Text mb="md">
      {nextAt === null ? words.none : words.next(words.frequencies[every], <Time at={nextAt} />, timeZone)}
    </Text>
  );
}
