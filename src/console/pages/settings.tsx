import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { announce } from '../parts/announcer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { useOrganization } from '../queries.ts';
import { ConversationSettings } from './settings-conversations.tsx';
import { Usage } from './settings-usage.tsx';

export function SettingsPage() {
  const { name, role, manages, call } = useOrganization();
  const navigate = useNavigate();
  return (
    <Page title="Settings" lead={`General settings for ${name}.`}>
      {manages && (
        <Panel title="Name">
          <Form
            submit="Save"
            send={({ text }) => call.rename_organization({ name: text('name') })}
            done={() => announce('Name saved.')}
          >
            <Field name="name" label="Organization name" defaultValue={name} maxLength={200} />
          </Form>
        </Panel>
      )}
      <ConversationSettings />
      <Usage />
      <Panel
        title="Leave organization"
        lead="Your personal keys and connected apps here will stop working. To come back, you’ll need a new invitation."
      >
        <Confirm
          label={`Leave ${name}`}
          variant="default"
          title={`Leave ${name}?`}
          submit="Leave"
          send={() => call.leave_organization({})}
          success={`You left ${name}.`}
          done={() => navigate({ to: '/' })}
        >
          You’ll lose access immediately.
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
      title="Delete organization"
      lead="This also deletes its assistants (with their catalogues, knowledge and conversations), API keys and audit log."
    >
      <Dialog label="Delete organization" title={`Delete ${name}?`} color="red" variant="outline">
        {(close) => (
          <Form
            danger
            submit="Delete permanently"
            cancel={close}
            send={({ text }) => call.delete_organization({ name: text('name') })}
            done={async () => {
              close();
              announce(`${name} was deleted.`);
              await navigate({ to: '/' });
            }}
          >
            <Text>This cannot be undone. Its widgets stop working immediately.</Text>
            <Field name="name" label={`To confirm, type ${name}`} />
          </Form>
        )}
      </Dialog>
    </Panel>
  );
}
