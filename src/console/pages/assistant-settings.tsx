import { useParams } from '@tanstack/react-router';
import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Field, Form, LinesField } from '../parts/form.tsx';
import { TextLink } from '../parts/link.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { Empty } from '../parts/table.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant, WidgetSettings } from '../types.ts';
import { Checking, Synonyms } from './assistant-settings-answers.tsx';
import { Contact, Webhook } from './assistant-settings-contact.tsx';

const words = texts.assistantSettings;

/** An assistant's settings, each subject with a form of its own. */
export function AssistantSettingsPage() {
  const { assistantId = '' } = useParams({ strict: false });
  const { organizationId, name, may } = useOrganization();
  const assistant = useOrganizationQuery('get_assistant', { assistantId });
  const settings = useOrganizationQuery('get_widget_settings', { assistantId });
  const canEdit = may('assistants:edit');
  const error = assistant.error ?? settings.error;
  const params = { organizationId, assistantId };
  return (
    <Page
      title={words.title}
      lead={
        canEdit &&
        words.lead(
          <TextLink to="/organizations/$organizationId/assistants/$assistantId" params={params}>
            {words.assistantPage}
          </TextLink>,
          <TextLink to="/organizations/$organizationId/settings" params={{ organizationId }}>
            {words.organizationSettings(name)}
          </TextLink>,
        )
      }
    >
      {error && <ErrorAlert error={error} retry={() => Promise.all([assistant.refetch(), settings.refetch()])} />}
      {!error && (!assistant.data || !settings.data) && (
        <Skeleton height={360} radius="md" aria-label={words.loading} role="img" />
      )}
      {canEdit && assistant.data && settings.data && (
        <>
          <Shop assistant={assistant.data} />
          <Origins settings={settings.data} />
          <Questions settings={settings.data} />
          <Contact settings={settings.data} />
          <Webhook settings={settings.data} />
          <Checking settings={settings.data} />
        </>
      )}
      {may('catalogue:edit') && <WhoMay to="assistants:edit" />}
      {may('catalogue:edit') && settings.data && <Synonyms assistantId={assistantId} />}
      {!may('catalogue:edit') && <Empty title={words.notAllowed.title}>{words.notAllowed.next(name)}</Empty>}
    </Page>
  );
}

/** The address that crawls read, and the name that they give themselves there. */
function Shop({ assistant: { assistantId, siteUrl, crawlUserAgent, updatedAt } }: { assistant: Assistant }) {
  const { call } = useOrganization();
  return (
    <Panel title={words.shop.title} lead={words.shop.lead}>
      <Form
        submit={words.shop.submit}
        version={updatedAt}
        send={({ text }, precondition) =>
          call.update_assistant(
            {
              assistantId,
              siteUrl: text('siteUrl').trim() || null,
              crawlUserAgent: text('crawlUserAgent').trim() || null,
            },
            precondition,
          )
        }
        done={() => announce(words.shop.saved)}
      >
        <Field name="siteUrl" label={words.shop.address} defaultValue={siteUrl ?? ''} maxLength={2048} optional />
        <Field
          name="crawlUserAgent"
          label={words.shop.userAgent}
          description={words.shop.userAgentHint}
          defaultValue={crawlUserAgent ?? ''}
          maxLength={300}
          optional
        />
      </Form>
    </Panel>
  );
}

function Origins({ settings: { assistantId, origins, originsInEffect, updatedAt } }: { settings: WidgetSettings }) {
  const { call } = useOrganization();
  return (
    <Panel title={words.origins.title} lead={words.origins.lead}>
      <Form
        submit={words.origins.submit}
        version={updatedAt}
        send={({ lines }, precondition) => {
          const given = lines('origins');
          return call.update_widget_settings({ assistantId, origins: given.length > 0 ? given : null }, precondition);
        }}
        done={() => announce(words.origins.saved)}
      >
        <LinesField
          name="origins"
          label={words.origins.label}
          description={words.origins.hint}
          defaultValue={origins ?? []}
          placeholder={origins ? '' : originsInEffect.join('\n')}
        />
        <Text size="sm" c="dimmed">
          {originsInEffect.length > 0 ? words.origins.now(originsInEffect) : words.origins.none}
        </Text>
      </Form>
    </Panel>
  );
}

function Questions({ settings: { assistantId, suggestedQuestions, updatedAt } }: { settings: WidgetSettings }) {
  const { call } = useOrganization();
  const [source, setSource] = useState<'auto' | 'own'>(suggestedQuestions ? 'own' : 'auto');
  return (
    <Panel title={words.questions.title} lead={words.questions.lead}>
      <Form
        submit={words.questions.submit}
        version={updatedAt}
        send={({ lines }, precondition) =>
          call.update_widget_settings(
            {
              assistantId,
              suggestedQuestions: source === 'own' ? lines('suggestedQuestions') : null,
            },
            precondition,
          )
        }
        done={() => announce(words.questions.saved)}
      >
        <Choice
          name="source"
          label={words.questions.label}
          defaultValue={source}
          onChange={setSource}
          options={[
            {
              value: 'auto',
              label: words.questions.auto,
              description: words.questions.autoHint,
            },
            { value: 'own', label: words.questions.own },
          ]}
        />
        {source === 'own' && (
          <LinesField
            name="suggestedQuestions"
            label={words.questions.ownLabel}
            description={words.questions.ownHint}
            defaultValue={suggestedQuestions ?? []}
          />
        )}
      </Form>
    </Panel>
  );
}
