import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Form } from '../parts/form.tsx';
import { LinkedText } from '../parts/linked-text.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { CrawlRun } from '../types.ts';

const { start: words, methods } = texts.crawls;

type Method = CrawlRun['method'];

/** Returns true if a language model is set up beside the built-in one; undefined while that is unknown. */
function useHasModel(): boolean | undefined {
  const { data } = useOrganizationQuery('list_models', {});
  return data && data.models.length > 1;
}

/** Asks how to crawl, and starts a crawl. */
export function StartCrawl({ assistantId, latest }: { assistantId: string; latest: CrawlRun | undefined }) {
  const { call } = useOrganization();
  const hasModel = useHasModel();
  return (
    <Dialog hash="start-crawl" label={latest ? words.again : words.title} title={words.title}>
      {(close) => (
        <Form
          submit={words.submit}
          cancel={close}
          send={({ text }) => call.start_crawl({ assistantId, method: text('method') as Method })}
          done={() => {
            close();
            announce(words.started);
          }}
        >
          <Choice
            name="method"
            label={words.how}
            defaultValue={latest?.method ?? 'microdata'}
            options={[
              {
                value: 'microdata',
                label: methods.microdata,
                description: words.methods.microdata,
              },
              {
                value: 'ai',
                label: methods.ai,
                description: words.methods.ai,
              },
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
    <LinkedText text={words.noModel} />
  </Text>
);

/** For shops whose pages state nothing about their products in a form made for programs. */
export function CrawlAndLearn({ assistantId }: { assistantId: string }) {
  const { call } = useOrganization();
  const client = useQueryClient();
  const hasModel = useHasModel();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call.start_crawl({ assistantId, method: 'ai' }),
    onSuccess: () => {
      announce(words.started);
      return client.invalidateQueries();
    },
  });
  return (
    <Stack align="flex-start">
      <Text size="sm">{words.suggestLearning}</Text>
      {hasModel === false && <NoModel />}
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {words.withLearning}
      </Button>
      {error && <ErrorAlert error={error} />}
    </Stack>
  );
}
