import { Stack } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { announce } from '../parts/announcer.tsx';
import { authenticate } from '../api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { useAccount } from '../queries.ts';
import { RevocationChoices } from '../parts/revocation-choices.tsx';
import { AccountEmails } from './account-emails.tsx';
import { Sessions } from './sessions.tsx';

export function AccountPage() {
  const { name, email } = useAccount();
  // Links in emails lead here when they fail.
  const { error } = useSearch({ from: '/signed-in/shell/account' });
  return (
    <Page title="Account" lead="Manage your profile and how you sign in.">
      <Panel title="Name">
        <Form
          submit="Save"
          send={({ text }) => authenticate('update-user', { name: text('name') })}
          done={() => announce('Name saved.')}
        >
          <Field name="name" label="Your name" defaultValue={name} autoComplete="name" maxLength={200} />
        </Form>
      </Panel>
      <Panel title="Email" lead={`You sign in with ${email}.`}>
        <Stack>
          {error && (
            <ErrorAlert
              error={new Error('This link has expired or belongs to another account. Request a new one below.')}
            />
          )}
          <Form
            submit="Change email"
            send={async ({ text }) => {
              await authenticate('change-email', {
                newEmail: text('newEmail'),
                password: text('password'),
                callbackURL: '/account',
              });
              return text('newEmail');
            }}
            done={(newEmail) => announce(`Almost done: open the confirmation link for ${newEmail}.`)}
          >
            <Field name="newEmail" type="email" label="New email" autoComplete="email" />
            <Field name="password" type="password" label="Your password" autoComplete="current-password" />
          </Form>
        </Stack>
      </Panel>
      <Panel title="Password" lead="Changing your password invalidates any reset links you were sent.">
        <Form
          submit="Change password"
          send={({ text, all }) =>
            authenticate('change-password', {
              currentPassword: text('currentPassword'),
              newPassword: text('newPassword'),
              revokeOtherSessions: all('ends').includes('sessions'),
              disconnectApps: all('ends').includes('apps'),
            })
          }
          done={() => announce('Password changed.')}
        >
          <Field name="currentPassword" type="password" label="Current password" autoComplete="current-password" />
          <Field
            name="newPassword"
            type="password"
            label="New password"
            description="At least 12 characters."
            autoComplete="new-password"
            minLength={12}
          />
          <RevocationChoices others />
        </Form>
      </Panel>
      <AccountEmails />
      <Sessions />
    </Page>
  );
}
