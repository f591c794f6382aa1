import { Stack } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { announce } from '../parts/announcer.tsx';
import { authenticate } from '../api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { NewPassword, Password } from '../parts/password.tsx';
import { useAccount } from '../queries.ts';
import { RevocationChoices } from '../parts/revocation-choices.tsx';
import { texts } from '../texts/texts.ts';
import { AccountEmails } from './account-emails.tsx';
import { Sessions } from './sessions.tsx';

const words = texts.account;

export function AccountPage() {
  const { name, email } = useAccount();
  // Links in emails lead here when they fail.
  const { error } = useSearch({ from: '/signed-in/shell/account' });
  return (
    <Page title={words.title} lead={words.lead}>
      <Panel title={words.name.title}>
        <Form
          submit={words.name.save}
          send={({ text }) => authenticate('update-user', { name: text('name') })}
          done={() => announce(words.name.saved)}
        >
          <Field name="name" label={words.name.label} defaultValue={name} autoComplete="name" maxLength={200} />
        </Form>
      </Panel>
      <Panel title={words.email.title} lead={words.email.lead(email)}>
        <Stack>
          {error && <ErrorAlert error={new Error(words.email.badLink)} />}
          <Form
            submit={words.email.submit}
            send={async ({ text }) => {
              await authenticate('change-email', {
                newEmail: text('newEmail'),
                password: text('password'),
                callbackURL: '/account',
              });
              return text('newEmail');
            }}
            done={(newEmail) => announce(words.email.asked(newEmail))}
          >
            <Field name="newEmail" type="email" label={words.email.label} autoComplete="email" />
            <Password />
          </Form>
        </Stack>
      </Panel>
      <Panel title={words.password.title} lead={words.password.lead}>
        <Form
          submit={words.password.submit}
          send={({ text, all }) =>
            authenticate('change-password', {
              currentPassword: text('currentPassword'),
              newPassword: text('newPassword'),
              revokeOtherSessions: all('ends').includes('sessions'),
              disconnectApps: all('ends').includes('apps'),
            })
          }
          done={() => announce(words.password.changed)}
        >
          <Field name="currentPassword" type="password" label={words.password.label} autoComplete="current-password" />
          <NewPassword />
          <RevocationChoices others />
        </Form>
      </Panel>
      <AccountEmails />
      <Sessions />
    </Page>
  );
}
