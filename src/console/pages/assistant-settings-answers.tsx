import { Skeleton } from '@mantine/core';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Form, LinesField } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { WidgetSettings } from '../types.ts';

const words = texts.assistantSettings;

/** Shows what happens with a model's descriptions before shoppers see them. */
export function Checking({ settings: { assistantId, verify, updatedAt } }: { settings: WidgetSettings }) {
  const { call } = useOrganization();
  return (
    <Panel title={words.checking.title} lead={words.checking.lead}>
      <Form
        submit={words.checking.submit}
        version={updatedAt}
        send={({ text }, precondition) =>
          call.update_widget_settings({ assistantId, verify: text('verify') as WidgetSettings['verify'] }, precondition)
        }
        done={() => announce(words.checking.saved)}
      >
        <Choice
          name="verify"
          label={words.checking.label}
          defaultValue={verify}
          options={[
            {
              value: 'model',
              label: words.checking.model,
              description: words.checking.modelHint,
            },
            {
              value: 'quote',
              label: words.checking.quote,
              description: words.checking.quoteHint,
            },
            {
              value: 'off',
              label: words.checking.off,
              description: words.checking.offHint,
            },
          ]}
        />
      </Form>
    </Panel>
  );
}

/** Words that shoppers use for what the catalogue calls otherwise. */
export function Synonyms({ assistantId }: { assistantId: string }) {
  const { call } = useOrganization();
  const { data, error, refetch } = useOrganizationQuery('list_synonyms', { assistantId });
  return (
    <Panel title={words.synonyms.title} lead={words.synonyms.lead}>
      {error && <ErrorAlert error={error} retry={refetch} />}
      {!data && !error && <Skeleton height={180} radius="md" aria-label={words.synonyms.loading} role="img" />}
      {data && (
        <Form
          submit={words.synonyms.submit}
          version={data.version}
          send={({ lines }, precondition) =>
            call.set_synonyms({ assistantId, groups: lines('groups').map(toGroup) }, precondition)
          }
          done={() => announce(words.synonyms.saved)}
        >
          <LinesField
            name="groups"
            label={words.synonyms.label}
            description={words.synonyms.hint}
            defaultValue={data.groups.map(toLine)}
          />
        </Form>
      )}
    </Panel>
  );
}

/** Semicolons separate what has commas itself. */
const toLine = (group: readonly string[]) => group.join(group.some((word) => word.includes(',')) ? '; ' : ', ');

const toGroup = (line: string) => line.split(line.includes(';') ? ';' : ',').flatMap((word) => word.trim() || []);
