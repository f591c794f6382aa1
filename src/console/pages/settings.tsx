import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { announce } from '../parts/announcer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { useOrganization } from '../queries.ts';

export function SettingsPage() {
  const { name, role, manages, call } = useOrganization();
  const navigate = useNavigate();
  return (
    <Page title="Settings" lead={`What concerns ${name} as a whole.`}>
      {manages && (
        <Panel title="Name">
          <Form
            submit="Save"
            send={({ text }) => call.rename_organization({ name: text('name') })}
            done={() => announce('The name is saved.')}
          >
            <Field name="name" label="Name of the organization" defaultValue={name} maxLength={200} />
          </Form>
        </Panel>
      )}
      <Panel
        title="Leave"
        lead="Your own keys and connected apps here stop working, and you need an invitation to come back."
      >
        <Confirm
          label={`Leave ${name}`}
          variant="default"
          title={`Leave ${name}?`}
          submit="Leave"
          send={() => call.leave_organization({})}
          said={`You have left ${name}.`}
          done={() => navigate({ to: '/' })}
        >
          You lose access at once.
        </Confirm>
      </Panel>
      {role === 'owner' && <Delete />}
    </Page>
  );
}

function Delete() {
  const { name, call } = useOrganization();
  const navigate = useNavigate();
  return (
    <Panel
      title="Delete"
      lead="Its assistants with their catalogues, knowledge and conversations, its keys and its audit log are deleted with it."
    >
      <Dialog label="Delete the organization" title={`Delete ${name}?`} color="red" variant="outline">
        {(close) => (
          <Form
            danger
            submit="Delete for ever"
            cancel={close}
            send={({ text }) => call.delete_organization({ name: text('name') })}
            done={async () => {
              close();
              announce(`${name} is deleted.`);
              await navigate({ to: '/' });
            }}
          >
            <Text>This cannot be undone. Widgets on its shops fall silent at once.</Text>
            <Field name="name" label={`To go on, type ${name}`} />
          </Form>
        )}
      </Dialog>
    </Panel>
  );
}
