import { Text } from '@mantine/core';
import { formatDollars } from '../dollars.ts';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Form, Select } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useOrganizationQuery, useOrganization } from '../queries.ts';
import type { Assistant } from '../types.ts';

/** The model that answers, of those that the operator of this server has set up. */
export function Model({ assistant }: { assistant: Assistant }) {
  const { assistantId } = assistant;
  const { call } = useOrganization();
  const { data, error, refetch } = useOrganizationQuery('list_models', {});
  const current = useOrganizationQuery('get_assistant_model', { assistantId });
  const isAlone = data?.models.length === 1;
  return (
    <Panel title="Model" lead={data && budgetText(data.monthlyBudget)}>
      {error && <ErrorAlert error={error} retry={refetch} />}
      {data && isAlone && (
        <Text>
          The built-in model answers, at no cost. A language model understands more and follows a voice of your own. The
          operator of this server can set one up, as docs/operating.md describes.
        </Text>
      )}
      {data && !isAlone && current.data && (
        <Form
          submit="Save model"
          send={({ text }) => call.update_assistant({ assistantId, modelName: text('modelName') })}
          done={() => announce('Model saved.')}
        >
          <Select
            name="modelName"
            label="Answers shoppers"
            defaultValue={current.data.model}
            options={data.models.map(({ name, price }) => ({
              value: name,
              label:
                price.output === 0
                  ? `${name} (free)`
                  : `${name} (${formatDollars(price.output)} per million tokens written)`,
            }))}
          />
          {!current.data.asked && (
            <Text size="sm">
              {current.data.modelName} is not set up on this server, so {current.data.model} answers.
            </Text>
          )}
        </Form>
      )}
    </Panel>
  );
}

const budgetText = (budget: number | null) =>
  budget === null
    ? 'Language models cost money, and your organization has set no limit.'
    : `Language models cost money: at most ${formatDollars(budget)} a month in your organization. Then the built-in model answers.`;
