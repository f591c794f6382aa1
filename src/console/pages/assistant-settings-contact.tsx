import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { announce } from '../parts/announcer.tsx';
import { CopyableText } from '../parts/copyable-text.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { LinkedText } from '../parts/linked-text.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { WidgetSettings } from '../types.ts';

const words = texts.assistantSettings;

/** Shows how shoppers reach a person. */
export function Contact({ settings }: { settings: WidgetSettings }) {
  const { assistantId, contactUrl, contactEmail, contactPhone } = settings;
  const { call } = useOrganization();
  return (
    <Panel title={words.contact.title} lead={words.contact.lead}>
      <Form
        submit={words.contact.submit}
        version={settings.updatedAt}
        send={({ text }, precondition) =>
          call.update_widget_settings(
            {
              assistantId,
              contactUrl: text('contactUrl').trim() || null,
              contactEmail: text('contactEmail').trim() || null,
              contactPhone: text('contactPhone').trim() || null,
            },
            precondition,
          )
        }
        done={() => announce(words.contact.saved)}
      >
        <Field name="contactUrl" label={words.contact.page} defaultValue={contactUrl ?? ''} maxLength={2048} optional />
        <Field
          name="contactEmail"
          type="email"
          label={words.contact.email}
          defaultValue={contactEmail ?? ''}
          maxLength={254}
          optional
        />
        <Field
          name="contactPhone"
          label={words.contact.telephone}
          description={words.contact.telephoneHint}
          defaultValue={contactPhone ?? ''}
          maxLength={40}
          optional
        />
      </Form>
    </Panel>
  );
}

/** The helpdesk that is told about hand-overs. */
export function Webhook({ settings: { assistantId, handoverWebhook, updatedAt } }: { settings: WidgetSettings }) {
  const { call } = useOrganization();
  return (
    <Panel title={words.helpdesk.title} lead={<LinkedText text={words.helpdesk.lead} />}>
      <Stack>
        <Form
          submit={words.helpdesk.submit}
          version={updatedAt}
          send={({ text }, precondition) =>
            call.update_widget_settings(
              { assistantId, handoverWebhook: text('handoverWebhook').trim() || null },
              precondition,
            )
          }
          done={() => announce(words.helpdesk.saved)}
        >
          <Field
            name="handoverWebhook"
            label={words.helpdesk.webhook}
            description={words.helpdesk.webhookHint}
            defaultValue={handoverWebhook ?? ''}
            maxLength={2048}
            optional
          />
        </Form>
        {handoverWebhook !== null && (
          <div>
            <Dialog label={words.helpdesk.newSecret} title={words.helpdesk.newSecret} variant="default">
              {(close) => <NewSecret assistantId={assistantId} close={close} />}
            </Dialog>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

function NewSecret({ assistantId, close }: { assistantId: string; close: () => void }) {
  const { call } = useOrganization();
  const [secret, setSecret] = useState<string>();
  if (secret === undefined)
    return (
      <Form
        submit={words.helpdesk.create}
        cancel={close}
        send={() => call.rotate_handover_secret({ assistantId })}
        done={(created) => setSecret(created.secret)}
      >
        <Text>{words.helpdesk.consequence}</Text>
      </Form>
    );
  return (
    <Stack>
      <Text role="status">{words.helpdesk.secretOnce}</Text>
      <CopyableText label={words.helpdesk.secret} text={secret} />
      <div>
        <Button onClick={close}>{words.helpdesk.secretSaved}</Button>
      </div>
    </Stack>
  );
}
