import { announce } from '../parts/announcer.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useOrganization } from '../queries.ts';
import type { Assistant } from '../types.ts';

/** What shoppers read first: the assistant's name and its greeting. */
export function AssistantName({ assistant }: { assistant: Assistant }) {
  const { assistantId, name, greeting } = assistant;
  const { call } = useOrganization();
  return (
    <Panel
      title="Name and greeting"
      lead="Shoppers see the name above the conversation, and the greeting when it opens."
    >
      <Form
        submit="Save"
        send={({ text }) =>
          call.update_assistant({ assistantId, name: text('name'), greeting: text('greeting').trim() || null })
        }
        done={() => announce('Name and greeting saved.')}
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
      </Form>
    </Panel>
  );
}
