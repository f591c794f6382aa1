import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { announce } from '../parts/announcer.tsx';
import { CopyableText } from '../parts/copyable-text.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useOrganization } from '../queries.ts';
import type { WidgetSettings } from '../types.ts';

/** How shoppers reach a person. */
export function Contact({ settings }: { settings: WidgetSettings }) {
  const { assistantId, contactUrl, contactEmail, contactPhone } = settings;
  const { call } = useOrganization();
  return (
    <Panel
      title="Contact"
      lead="Shown to shoppers who ask for a person, complain or ask about an order. Without any of these, the assistant names the address of your shop."
    >
      <Form
        submit="Save contact"
        send={({ text }) =>
          call.update_widget_settings({
            assistantId,
            contactUrl: text('contactUrl').trim() || null,
            contactEmail: text('contactEmail').trim() || null,
            contactPhone: text('contactPhone').trim() || null,
          })
        }
        done={() => announce('Contact saved.')}
      >
        <Field name="contactUrl" label="Contact page" defaultValue={contactUrl ?? ''} maxLength={2048} optional />
        <Field
          name="contactEmail"
          type="email"
          label="Email"
          defaultValue={contactEmail ?? ''}
          maxLength={254}
          optional
        />
        <Field
          name="contactPhone"
          label="Telephone"
          description="Opening hours come from your knowledge, such as an entry “Opening hours”."
          defaultValue={contactPhone ?? ''}
          maxLength={40}
          optional
        />
      </Form>
    </Panel>
  );
}

/** The helpdesk that is told about hand-overs. */
export function Webhook({ settings: { assistantId, handoverWebhook } }: { settings: WidgetSettings }) {
  const { call } = useOrganization();
  return (
    <Panel
      title="Helpdesk"
      lead="Aisle can send each hand-over, with the conversation, to your helpdesk. docs/handover.md describes what it receives."
    >
      <Stack>
        <Form
          submit="Save helpdesk"
          send={({ text }) =>
            call.update_widget_settings({ assistantId, handoverWebhook: text('handoverWebhook').trim() || null })
          }
          done={() => announce('Helpdesk saved.')}
        >
          <Field
            name="handoverWebhook"
            label="Webhook"
            description="An https:// address. Leave it empty to send nothing."
            defaultValue={handoverWebhook ?? ''}
            maxLength={2048}
            optional
          />
        </Form>
        {handoverWebhook !== null && (
          <div>
            <Dialog label="New signing secret" title="New signing secret" variant="default">
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
        submit="Create"
        cancel={close}
        send={() => call.rotate_handover_secret({ assistantId })}
        done={(created) => setSecret(created.secret)}
      >
        <Text>
          Your helpdesk verifies with it that a hand-over is from Aisle. The previous secret stops working immediately.
        </Text>
      </Form>
    );
  return (
    <Stack>
      <Text role="status">Save this secret in your helpdesk now. You won’t be able to see it again.</Text>
      <CopyableText label="Secret" text={secret} />
      <div>
        <Button onClick={close}>I’ve saved it</Button>
      </div>
    </Stack>
  );
}
