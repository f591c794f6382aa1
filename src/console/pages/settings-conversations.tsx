import { Progress, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { formatDollars } from '../dollars.ts';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Field, Form } from '../parts/form.tsx';
import { Panel, Section } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { formatNumber } from '../texts/format.ts';
import { locale, texts } from '../texts/texts.ts';
import type { ChatSettings } from '../types.ts';

const words = texts.settings;

const MONTH = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Shows what models may cost and have cost, and how long conversations are kept. */
export function ConversationSettings() {
  const { manages } = useOrganization();
  const { data, error, refetch } = useOrganizationQuery('get_chat_settings', {});
  if (error && !data) return <ErrorAlert error={error} retry={refetch} />;
  if (!data) return <Skeleton height={360} radius="md" aria-label={words.budget.loading} role="img" />;
  return (
    <>
      {manages && <Budget settings={data} />}
      {manages && <Retention settings={data} />}
      <Spending settings={data} />
    </>
  );
}

type Kind = 'default' | 'own' | 'none';

function Budget({ settings: { monthlyBudget, isDefaultBudget, version } }: { settings: ChatSettings }) {
  const { call, name } = useOrganization();
  const [kind, setKind] = useState<Kind>(isDefaultBudget ? 'default' : monthlyBudget === null ? 'none' : 'own');
  return (
    <Panel title={words.budget.title} lead={words.budget.lead(name)}>
      <Form
        submit={words.budget.submit}
        version={version}
        send={({ text }, precondition) =>
          call.update_chat_settings(
            { monthlyBudget: { default: 'default' as const, own: Number(text('monthlyBudget')), none: null }[kind] },
            precondition,
          )
        }
        done={() => announce(words.budget.saved)}
      >
        <Choice
          name="kind"
          label={words.budget.label}
          defaultValue={kind}
          onChange={setKind}
          options={[
            {
              value: 'default',
              label: words.budget.usual,
              ...(isDefaultBudget && { description: budgetText(monthlyBudget) }),
            },
            { value: 'own', label: words.budget.own },
            { value: 'none', label: words.budget.none },
          ]}
        />
        {kind === 'own' && (
          <Field
            name="monthlyBudget"
            type="number"
            label={words.budget.amount}
            defaultValue={String((!isDefaultBudget && monthlyBudget) || '')}
          />
        )}
      </Form>
    </Panel>
  );
}

const budgetText = (budget: number | null) =>
  budget === null ? words.budget.none : words.budget.monthly(formatDollars(budget));

function Retention({ settings: { retentionDays, version } }: { settings: ChatSettings }) {
  const { call } = useOrganization();
  return (
    <Panel title={words.retention.title} lead={words.retention.lead}>
      <Form
        submit={words.retention.submit}
        version={version}
        send={({ text }, precondition) =>
          call.update_chat_settings({ retentionDays: Number(text('retentionDays')) }, precondition)
        }
        done={() => announce(words.retention.saved)}
      >
        <Field
          name="retentionDays"
          type="number"
          label={words.retention.days}
          description={words.retention.range(1, 3650)}
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
      title={words.spending.title}
      lead={
        monthlyBudget === null
          ? words.spending.spent(spent)
          : words.spending.spentOf(spent, formatDollars(monthlyBudget))
      }
    >
      {monthlyBudget !== null && monthlyBudget > 0 && (
        <Progress value={(100 * (current?.cost ?? 0)) / monthlyBudget} aria-label={words.spending.share} />
      )}
      <Table
        label={words.spending.title}
        query={{ data: used, error: null, refetch: () => {} }}
        rowKey={({ month }) => month}
        empty={null}
        columns={[
          { header: words.spending.month, cell: ({ month }) => MONTH.format(new Date(`${month}-01T00:00:00Z`)) },
          { header: words.spending.cost, cell: ({ cost }) => formatDollars(cost) },
          { header: words.spending.answers, cell: ({ answers }) => formatNumber(answers) },
          {
            header: words.spending.tokensRead,
            cell: ({ inputTokens }) => formatNumber(inputTokens),
          },
          {
            header: words.spending.tokensWritten,
            cell: ({ outputTokens }) => formatNumber(outputTokens),
          },
        ]}
      />
    </Section>
  );
}
