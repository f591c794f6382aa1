import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { announce } from '../parts/announcer.tsx';
import { Field, Form, LongField } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant } from '../types.ts';

const words = texts.assistant.voice;

const MAX_PERSONA = 20_000;

const TEMPLATES = Object.entries(words.templates).map(([value, template]) => ({ value, ...template }));

/** Shows how the assistant speaks: its name, its greeting and its persona. */
export function Voice({ assistant }: { assistant: Assistant }) {
  const { assistantId, name, greeting } = assistant;
  const { call } = useOrganization();
  const [persona, setPersona] = useState(assistant.persona ?? '');
  const template = TEMPLATES.find(({ text }) => text === persona)?.value ?? '';
  return (
    <Panel title={words.title} lead={words.lead}>
      <Form
        submit={words.submit}
        version={assistant.updatedAt}
        send={({ text }, precondition) =>
          call.update_assistant(
            {
              assistantId,
              name: text('name'),
              greeting: text('greeting').trim() || null,
              persona: persona.trim() || null,
            },
            precondition,
          )
        }
        done={() => announce(words.saved)}
      >
        <Field name="name" label={words.name} defaultValue={name} maxLength={200} />
        <Field
          name="greeting"
          label={words.greeting}
          description={words.greetingHint}
          defaultValue={greeting ?? ''}
          maxLength={1000}
          optional
        />
        <NativeSelect
          label={words.template}
          description={words.templateHint}
          value={template}
          onChange={({ currentTarget }) =>
            setPersona(TEMPLATES.find(({ value }) => value === currentTarget.value)?.text ?? persona)
          }
          data={[{ value: '', label: words.ownWords }, ...TEMPLATES.map(({ value, label }) => ({ value, label }))]}
        />
        <LongField
          name="persona"
          label={words.persona}
          description={words.personaHint}
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
