import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Form } from '../parts/form.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { CrawlRun } from '../types.ts';
import { METHODS } from './crawl-state.tsx';

type Method = CrawlRun['method'];

const STARTED = 'The crawl has started.';

/** Whether a language model is set up beside the built-in one; undefined while that is unknown. */
function useHasModel(): boolean | undefined {
  const { data } = useOrganizationQuery('list_models', {});
  return data && data.models.length > 1;
}

/** Asks how to crawl, and starts a crawl. */
export function StartCrawl({ assistantId, latest }: { assistantId: string; latest: CrawlRun | undefined }) {
  const { call } = useOrganization();
  const hasModel = useHasModel();
  return (
    <Dialog hash="start-crawl" label={latest ? 'Crawl again' : 'Start a crawl'} title="Start a crawl">
      {(close) => (
        <Form
          submit="Start"
          cancel={close}
          send={({ text }) => call.start_crawl({ assistantId, method: text('method') as Method })}
          done={() => {
            close();
            announce(STARTED);
          }}
        >
          <Choice
            // The model may become known only now.
            key={String(hasModel)}
            name="method"
            label="How to read your shop"
            defaultValue={hasModel ? (latest?.method ?? 'microdata') : 'microdata'}
            options={[
              {
                value: 'microdata',
                label: METHODS.microdata,
                description:
                  'Takes products from your platform’s feed, from the data that pages state for search engines, and from what they show. Right for most shops, and free.',
              },
              ...(hasModel
                ? [
                    {
                      value: 'ai' as const,
                      label: METHODS.ai,
                      description:
                        'Does the same, and has a language model learn once where your pages show title, price and stock. For shops of which the first method finds little. Costs a few model calls.',
                    },
                  ]
                : []),
            ]}
          />
          {hasModel === false && <NoModel />}
        </Form>
      )}
    </Dialog>
  );
}

const NoModel = () => (
  <Text size="sm">
    A language model could learn how your pages are built, but none is set up on this server. Its operator can set one
    up, as docs/operating.md describes.
  </Text>
);

/** For shops whose pages state nothing about their products in a form made for programs. */
export function CrawlWithModel({ assistantId }: { assistantId: string }) {
  const { call } = useOrganization();
  const client = useQueryClient();
  const hasModel = useHasModel();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call.start_crawl({ assistantId, method: 'ai' }),
    onSuccess: () => {
      announce(STARTED);
      return client.invalidateQueries();
    },
  });
  if (hasModel === false) return <NoModel />;
  return (
    <Stack align="flex-start">
      <Text size="sm">A language model can learn how your product pages are built.</Text>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        Crawl with a language model
      </Button>
      {error && <ErrorAlert error={error} />}
    </Stack>
  );
}
