import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { announce } from '../parts/announcer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import { ConversationSettings } from './settings-conversations.tsx';
import { Usage } from './settings-usage.tsx';

const words = texts.settings;

export function SettingsPage() {
  const { name, version, role, manages, call } = useOrganization();
  const navigate = useNavigate();
  return (
    <Page title={words.title} lead={words.lead(name)}>
      <WhoMay to="organization:edit" />
      {manages && (
        <Panel title={words.name.title}>
          <Form
            submit={words.name.submit}
            version={version}
            send={({ text }, precondition) => call.rename_organization({ name: text('name') }, precondition)}
            done={() => announce(words.name.saved)}
          >
            <Field name="name" label={words.name.label} defaultValue={name} maxLength={200} />
          </Form>
        </Panel>
      )}
      <ConversationSettings />
      <Usage />
      <Panel title={words.leave.title} lead={words.leave.lead}>
        <Confirm
          label={words.leave.button(name)}
          variant="default"
          title={words.leave.ask(name)}
          submit={words.leave.submit}
          send={() => call.leave_organization({})}
          success={words.leave.done(name)}
          done={() => navigate({ to: '/' })}
        >
          {words.leave.consequence}
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
    <Panel title={words.delete.title} lead={words.delete.lead}>
      <Dialog label={words.delete.title} title={words.delete.ask(name)} color="red" variant="outline">
        {(close) => (
          <Form
            danger
            submit={words.delete.submit}
            cancel={close}
            send={({ text }) => call.delete_organization({ name: text('name') })}
            done={async () => {
              close();
              announce(words.delete.done(name));
              await navigate({ to: '/' });
            }}
          >
            <Text>{words.delete.consequence}</Text>
            <Field name="name" label={words.delete.confirm(name)} />
          </Form>
        )}
      </Dialog>
    </Panel>
  );
}
