import { List, Text } from '@mantine/core';
import { formatDollars } from '../dollars.ts';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Form, Select } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { LinkedText } from '../parts/linked-text.tsx';
import { useOrganizationQuery, useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant, Models } from '../types.ts';

const words = texts.assistant.model;

/** Lets the owner choose one of the models that the operator of this server has set up. */
export function Model({ assistant }: { assistant: Assistant }) {
  const { assistantId } = assistant;
  const { call } = useOrganization();
  const { data, error, refetch } = useOrganizationQuery('list_models', {});
  const current = useOrganizationQuery('get_assistant_model', { assistantId });
  const isAlone = data?.models.length === 1;
  return (
    <Panel title={words.title} lead={data && budgetText(data.monthlyBudget)}>
      {error && <ErrorAlert error={error} retry={refetch} />}
      {data && isAlone && <Text mb="md">{words.builtInOnly}</Text>}
      {data && !isAlone && current.data && (
        <Form
          submit={words.submit}
          version={assistant.updatedAt}
          send={({ text }, precondition) =>
            call.update_assistant({ assistantId, modelName: text('modelName') }, precondition)
          }
          done={() => announce(words.saved)}
        >
          <Select
            name="modelName"
            label={words.label}
            defaultValue={current.data.model}
            options={data.models.map(({ name, price }) => ({
              value: name,
              label: price.output === 0 ? words.free(name) : words.priced(name, formatDollars(price.output)),
            }))}
          />
          {!current.data.asked && <Text size="sm">{words.missing(current.data.modelName, current.data.model)}</Text>}
        </Form>
      )}
      {data && data.missing.length > 0 && <Missing providers={data.missing} />}
    </Panel>
  );
}

/** Says how the operator can set up further models. */
function Missing({ providers }: { providers: Models['missing'] }) {
  return (
    <details>
      <summary>{words.notSetUp.title}</summary>
      <Text size="sm" my="xs">
        <LinkedText text={words.notSetUp.how} />
      </Text>
      <List size="sm">
        {providers.map(({ provider, variable }) => (
          <List.Item key={variable}>
            {provider ?? words.notSetUp.ownServer}: <code>{variable}</code>
          </List.Item>
        ))}
      </List>
    </details>
  );
}

const budgetText = (budget: number | null) => (budget === null ? words.noBudget : words.budget(formatDollars(budget)));
