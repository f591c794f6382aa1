import { Skeleton } from '@mantine/core';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Form, LinesField } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { WidgetSettings } from '../types.ts';

/** What happens with a model's descriptions before shoppers see them. */
export function Checking({ settings: { assistantId, verify } }: { settings: WidgetSettings }) {
  const { call } = useOrganization();
  return (
    <Panel
      title="Checking of answers"
      lead="Rules compare each sentence of a language model with your catalogue and knowledge. The built-in model only quotes them, so this does not concern it."
    >
      <Form
        submit="Save checking"
        send={({ text }) =>
          call.update_widget_settings({ assistantId, verify: text('verify') as WidgetSettings['verify'] })
        }
        done={() => announce('Checking saved.')}
      >
        <Choice
          name="verify"
          label="Descriptions"
          defaultValue={verify}
          options={[
            {
              value: 'model',
              label: 'Check them with a second model',
              description: 'Recommended. Costs a little for each answer.',
            },
            {
              value: 'quote',
              label: 'Replace them with the shop’s own words',
              description: 'Safest, and reads less fluently.',
            },
            {
              value: 'off',
              label: 'Trust the rules',
              description: 'Fastest. A wrong price or product still never gets out.',
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
    <Panel
      title="Synonyms"
      lead="Words that mean the same in your shop. Whoever searches for one of them finds the others too. Plurals and common synonyms are known already."
    >
      {error && <ErrorAlert error={error} retry={refetch} />}
      {!data && !error && <Skeleton height={180} radius="md" aria-label="Loading: Synonyms" role="img" />}
      {data && (
        <Form
          submit="Save synonyms"
          send={({ lines }) => call.set_synonyms({ assistantId, groups: lines('groups').map(toGroup) })}
          done={() => announce('Synonyms saved.')}
        >
          <LinesField
            name="groups"
            label="Groups of synonyms"
            description="One group a line, with commas between: torch, flashlight, headlamp."
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
