import { Text } from '@mantine/core';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Form, Select } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { CrawlSchedule } from '../types.ts';

type Frequency = CrawlSchedule['every'];

const FREQUENCIES: Readonly<Record<Frequency, string>> = {
  off: 'Never by itself',
  daily: 'Every day',
  weekly: 'Every week',
};

/** How often the shop is crawled without being asked. */
export function Schedule({ assistantId }: { assistantId: string }) {
  const { may, call } = useOrganization();
  const { data, error, refetch } = useOrganizationQuery('get_crawl_schedule', { assistantId });
  return (
    <Panel
      title="Schedule"
      lead="Prices and stock stay true only if your shop is read again. A scheduled crawl uses the method of the last one."
    >
      {error && <ErrorAlert error={error} retry={refetch} />}
      {data && <NextCrawl schedule={data} />}
      {data && may('catalogue:edit') && (
        <Form
          quiet
          submit="Save schedule"
          send={({ text }) => call.update_crawl_schedule({ assistantId, every: text('every') as Frequency })}
          done={() => announce('Schedule saved.')}
        >
          <Select
            name="every"
            label="Crawl the shop"
            defaultValue={data.every}
            options={Object.entries(FREQUENCIES).map(([value, label]) => ({ value, label }))}
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
      {nextAt === null ? (
        'No crawl is planned.'
      ) : (
        <>
          {FREQUENCIES[every]}, next on <Time at={nextAt} /> ({timeZone}).
        </>
      )}
    </Text>
  );
}
