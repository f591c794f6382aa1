import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { announce } from '../parts/announcer.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { PERSONA_TEMPLATES } from '../persona-templates.ts';
import { useOrganization } from '../queries.ts';
import type { Assistant } from '../types.ts';

const MAX_PERSONA = 20_000;

/** How the assistant speaks: its name, its greeting and its persona. */
export function Voice({ assistant }: { assistant: Assistant }) {
  const { assistantId, name, greeting } = assistant;
  const { call } = useOrganization();
  const [persona, setPersona] = useState(assistant.persona ?? '');
  const template = PERSONA_TEMPLATES.find(({ text }) => text === persona)?.value ?? '';
  return (
    <Panel
      title="Name and voice"
      lead="Shoppers see the name above the conversation, and the greeting when it opens. The voice is how it advises them."
    >
      <Form
        submit="Save"
        send={({ text }) =>
          call.update_assistant({
            assistantId,
            name: text('name'),
            greeting: text('greeting').trim() || null,
            persona: persona.trim() || null,
          })
        }
        done={() => announce('Name and voice saved.')}
      >
        <Field name="name" label="Assistant’s name" defaultValue={name} maxLength={200} />
        <Field
          name="greeting"
          label="Greeting"
          description="Leave it empty to greet shoppers in their own language."
          defaultValue={greeting ?? ''}
          maxLength={1000}
          optional
        />
        <NativeSelect
          label="Voice"
          description="A start, which you can change below."
          value={template}
          onChange={({ currentTarget }) =>
            setPersona(PERSONA_TEMPLATES.find(({ value }) => value === currentTarget.value)?.text ?? persona)
          }
          data={[
            { value: '', label: 'My own words' },
            ...PERSONA_TEMPLATES.map(({ value, label }) => ({ value, label })),
          ]}
        />
        <Textarea
          label="How it should advise"
          description="Language models follow it. The built-in model does not."
          value={persona}
          onChange={({ currentTarget }) => setPersona(currentTarget.value)}
          maxLength={MAX_PERSONA}
          autosize
          minRows={3}
          maxRows={12}
        />
      </Form>
    </Panel>
  );
}
