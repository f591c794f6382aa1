import { Progress, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { formatDollars } from '../dollars.ts';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Field, Form } from '../parts/form.tsx';
import { Panel, Section } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { ChatSettings } from '../types.ts';

const MONTH = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What models may cost and have cost, and how long conversations are kept. */
export function ConversationSettings() {
  const { manages } = useOrganization();
  const { data, error, refetch } = useOrganizationQuery('get_chat_settings', {});
  if (error && !data) return <ErrorAlert error={error} retry={refetch} />;
  if (!data) return <Skeleton height={360} radius="md" aria-label="Loading: Budget" role="img" />;
  return (
    <>
      {manages && <Budget settings={data} />}
      {manages && <Retention settings={data} />}
      <Spending settings={data} />
    </>
  );
}

type Kind = 'default' | 'own' | 'none';

function Budget({ settings: { monthlyBudget, isDefaultBudget } }: { settings: ChatSettings }) {
  const { call, name } = useOrganization();
  const [kind, setKind] = useState<Kind>(isDefaultBudget ? 'default' : monthlyBudget === null ? 'none' : 'own');
  return (
    <Panel
      title="Budget for language models"
      lead={`What they may cost all assistants of ${name} in a month (UTC), in US dollars. When it is spent, the built-in model answers, at no cost.`}
    >
      <Form
        submit="Save budget"
        send={({ text }) =>
          call.update_chat_settings({
            monthlyBudget: { default: 'default' as const, own: Number(text('monthlyBudget')), none: null }[kind],
          })
        }
        done={() => announce('Budget saved.')}
      >
        <Choice
          name="kind"
          label="Budget"
          defaultValue={kind}
          onChange={setKind}
          options={[
            {
              value: 'default',
              label: 'The usual budget of this server',
              ...(isDefaultBudget && { description: budgetText(monthlyBudget) }),
            },
            { value: 'own', label: 'Our own budget' },
            { value: 'none', label: 'No limit' },
          ]}
        />
        {kind === 'own' && (
          <Field
            name="monthlyBudget"
            type="number"
            label="US dollars a month"
            defaultValue={String((!isDefaultBudget && monthlyBudget) || '')}
          />
        )}
      </Form>
    </Panel>
  );
}

const budgetText = (budget: number | null) => (budget === null ? 'No limit' : `${formatDollars(budget)} a month`);

function Retention({ settings: { retentionDays } }: { settings: ChatSettings }) {
  const { call } = useOrganization();
  return (
    <Panel
      title="Conversations"
      lead="Older conversations are deleted for good, with what insight counts of them. Shoppers can delete theirs at any time."
    >
      <Form
        submit="Save retention"
        send={({ text }) => call.update_chat_settings({ retentionDays: Number(text('retentionDays')) })}
        done={() => announce('Retention saved.')}
      >
        <Field
          name="retentionDays"
          type="number"
          label="Days that conversations are kept"
          description="From 1 to 3,650."
          defaultValue={String(retentionDays)}
        />
      </Form>
    </Panel>
  );
}

function Spending({ settings: { monthlyBudget, spending } }: { settings: ChatSettings }) {
  const [current] = spending;
  const used = spending.filter(({ cost, answers }, index) => index === 0 || cost > 0 || answers > 0);
  const spent = formatDollars(current?.cost ?? 0);
  return (
    <Section
      title="Spending"
      lead={monthlyBudget === null ? `${spent} this month.` : `${spent} of ${formatDollars(monthlyBudget)} this month.`}
    >
      {monthlyBudget !== null && monthlyBudget > 0 && (
        <Progress value={(100 * (current?.cost ?? 0)) / monthlyBudget} aria-label="Part of the budget that is spent" />
      )}
      <Table
        label="Spending"
        query={{ data: used, error: null, refetch: () => {} }}
        rowKey={({ month }) => month}
        empty={null}
        columns={[
          { header: 'Month', cell: ({ month }) => MONTH.format(new Date(`${month}-01T00:00:00Z`)) },
          { header: 'Cost', cell: ({ cost }) => formatDollars(cost) },
          { header: 'Answers', cell: ({ answers }) => answers.toLocaleString() },
          {
            header: 'Tokens read',
            cell: ({ inputTokens }) => inputTokens.toLocaleString(),
          },
          {
            header: 'Tokens written',
            cell: ({ outputTokens }) => outputTokens.toLocaleString(),
          },
        ]}
      />
    </Section>
  );
}
