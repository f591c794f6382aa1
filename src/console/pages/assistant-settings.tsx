import { useParams } from '@tanstack/react-router';
import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Field, Form, LinesField } from '../parts/form.tsx';
import { TextLink } from '../parts/link.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { Empty } from '../parts/table.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { Assistant, WidgetSettings } from '../types.ts';
import { Checking, Synonyms } from './assistant-settings-answers.tsx';
import { Contact, Webhook } from './assistant-settings-contact.tsx';

const LIST = new Intl.ListFormat('en');

/** An assistant's settings, each subject with a form of its own. */
export function AssistantSettingsPage() {
  const { assistantId = '' } = useParams({ strict: false });
  const { organizationId, name, may } = useOrganization();
  const assistant = useOrganizationQuery('get_assistant', { assistantId });
  const settings = useOrganizationQuery('get_widget_settings', { assistantId });
  const error = assistant.error ?? settings.error;
  const params = { organizationId, assistantId };
  return (
    <Page
      title="Settings"
      lead={
        may('assistants:edit') && (
          <>
            Name, voice, look and model are on{' '}
            <TextLink to="/organizations/$organizationId/assistants/$assistantId" params={params}>
              the assistant’s page
            </TextLink>
            , beside the preview. What is kept and spent is in{' '}
            <TextLink to="/organizations/$organizationId/settings" params={{ organizationId }}>
              the settings of {name}
            </TextLink>
            .
          </>
        )
      }
    >
      {error && <ErrorAlert error={error} retry={() => Promise.all([assistant.refetch(), settings.refetch()])} />}
      {!error && (!assistant.data || !settings.data) && (
        <Skeleton height={360} radius="md" aria-label="Loading: Settings" role="img" />
      )}
      {may('assistants:edit') && assistant.data && settings.data && (
        <>
          <Shop assistant={assistant.data} />
          <Origins settings={settings.data} />
          <Questions settings={settings.data} />
          <Contact settings={settings.data} />
          <Webhook settings={settings.data} />
          <Checking settings={settings.data} />
        </>
      )}
      {may('catalogue:edit') && settings.data && <Synonyms assistantId={assistantId} />}
      {!may('catalogue:edit') && (
        <Empty title="Settings are for editors">Ask an owner or admin of {name} to change them, or your role.</Empty>
      )}
    </Page>
  );
}

/** The address that crawls read, and the name that they give themselves there. */
function Shop({ assistant: { assistantId, siteUrl, crawlUserAgent } }: { assistant: Assistant }) {
  const { call } = useOrganization();
  return (
    <Panel
      title="Shop"
      lead="The shop that the assistant reads and advises for. A new address takes effect with the next crawl."
    >
      <Form
        submit="Save shop"
        send={({ text }) =>
          call.update_assistant({
            assistantId,
            siteUrl: text('siteUrl').trim() || null,
            crawlUserAgent: text('crawlUserAgent').trim() || null,
          })
        }
        done={() => announce('Shop saved.')}
      >
        <Field name="siteUrl" label="Address of the shop" defaultValue={siteUrl ?? ''} maxLength={2048} optional />
        <Field
          name="crawlUserAgent"
          label="User agent of crawls"
          description="Only if your shop lets no unknown crawler in: a name of your own that it knows, such as MyShopBot/1.0."
          defaultValue={crawlUserAgent ?? ''}
          maxLength={300}
          optional
        />
      </Form>
    </Panel>
  );
}

function Origins({ settings: { assistantId, origins, originsInEffect } }: { settings: WidgetSettings }) {
  const { call } = useOrganization();
  return (
    <Panel
      title="Where it may appear"
      lead="Only pages of these addresses can show the assistant, so that nobody puts it into a site of theirs."
    >
      <Form
        submit="Save addresses"
        send={({ lines }) => {
          const given = lines('origins');
          return call.update_widget_settings({ assistantId, origins: given.length > 0 ? given : null });
        }}
        done={() => announce('Addresses saved.')}
      >
        <LinesField
          name="origins"
          label="Allowed addresses"
          description="One a line, such as https://shop.example, without a path. Leave it empty for those of the shop’s address."
          defaultValue={origins ?? []}
          placeholder={origins ? '' : originsInEffect.join('\n')}
        />
        <Text size="sm" c="dimmed">
          {originsInEffect.length > 0
            ? `Now: ${LIST.format(originsInEffect)}.`
            : 'Now: none. Add one, or the address of the shop.'}
        </Text>
      </Form>
    </Panel>
  );
}

function Questions({ settings: { assistantId, suggestedQuestions } }: { settings: WidgetSettings }) {
  const { call } = useOrganization();
  const [source, setSource] = useState<'auto' | 'own'>(suggestedQuestions ? 'own' : 'auto');
  return (
    <Panel
      title="Suggested questions"
      lead="Shoppers see them when the conversation opens, and can ask them with one tap."
    >
      <Form
        submit="Save questions"
        send={({ lines }) =>
          call.update_widget_settings({
            assistantId,
            suggestedQuestions: source === 'own' ? lines('suggestedQuestions') : null,
          })
        }
        done={() => announce('Suggested questions saved.')}
      >
        <Choice
          name="source"
          label="Questions"
          defaultValue={source}
          onChange={setSource}
          options={[
            {
              value: 'auto',
              label: 'From the catalogue',
              description: 'Written from your products and knowledge, in the shopper’s language.',
            },
            { value: 'own', label: 'My own' },
          ]}
        />
        {source === 'own' && (
          <LinesField
            name="suggestedQuestions"
            label="My questions"
            description="One a line, at most 6. Leave it empty to suggest none."
            defaultValue={suggestedQuestions ?? []}
          />
        )}
      </Form>
    </Panel>
  );
}
