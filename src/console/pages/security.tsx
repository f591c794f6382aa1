import { Badge, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { type Authenticated, authenticate } from '../api.ts';
import { announce } from '../parts/announcer.tsx';
import { CopyableText } from '../parts/copyable-text.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { Codes, Password, SaveCodes } from '../parts/recovery-codes.tsx';
import { useAccountQuery } from '../queries.ts';
import { Passkeys } from './security-passkeys.tsx';

export function SecurityPage() {
  const security = useAccountQuery('get_security', {});
  return (
    <Page title="Security" lead="Add a second step to sign-in, so that a stolen password is not enough.">
      {security.error && <ErrorAlert error={security.error} retry={security.refetch} />}
      {security.isPending && <Skeleton height={240} />}
      {security.data && (
        <>
          <Authenticator isOn={security.data.hasAuthenticator} />
          <Passkeys passkeys={security.data.passkeys} />
          {security.data.hasBackupCodes && <RecoveryCodes />}
        </>
      )}
    </Page>
  );
}

function Authenticator({ isOn }: { isOn: boolean }) {
  return (
    <Panel title="Authenticator app" lead="Sign in with a code from an app on your phone.">
      <Group>
        <Badge color={isOn ? 'green' : 'gray'}>{isOn ? 'On' : 'Off'}</Badge>
        {isOn ? (
          <Dialog label="Turn off" title="Turn off the authenticator app?" variant="default">
            {(close) => (
              <Form
                danger
                submit="Turn off"
                cancel={close}
                send={({ text }) => authenticate('two-factor/disable', { password: text('password') })}
                done={() => {
                  close();
                  announce('Authenticator app turned off.');
                }}
              >
                <Text>Your password alone will be enough to sign in, and your recovery codes will stop working.</Text>
                <Password />
              </Form>
            )}
          </Dialog>
        ) : (
          <Dialog label="Set up" title="Set up an authenticator app">
            {(close) => <SetUp close={close} />}
          </Dialog>
        )}
      </Group>
    </Panel>
  );
}

/** Asks for the password, shows the setup key and recovery codes, then checks a first code. */
function SetUp({ close }: { close: () => void }) {
  const [setup, setSetup] = useState<Authenticated>();
  if (!setup?.totpURI)
    return (
      <Form
        submit="Continue"
        cancel={close}
        send={({ text }) => authenticate('two-factor/enable', { password: text('password') })}
        done={setSetup}
      >
        <Password />
      </Form>
    );
  return (
    <Form
      submit="Turn on"
      cancel={close}
      send={({ text }) => authenticate('two-factor/verify-totp', { code: text('code').trim() })}
      done={() => {
        close();
        announce('Authenticator app turned on.');
      }}
    >
      <Text>1. Scan this QR code with your authenticator app, or enter the setup key by hand.</Text>
      <QrCode text={setup.totpURI} label="QR code for your authenticator app" />
      <CopyableText label="Setup key" text={new URL(setup.totpURI).searchParams.get('secret') ?? ''} />
      <Text>2. Save these recovery codes. If you lose your phone, each code lets you sign in once.</Text>
      <Codes codes={setup.backupCodes ?? []} />
      <Text>3. Enter the code that the app shows.</Text>
      <Field name="code" label="Code" autoComplete="one-time-code" />
    </Form>
  );
}

function RecoveryCodes() {
  return (
    <Panel title="Recovery codes" lead="Use one to sign in if you lose your phone or passkey. Each code works once.">
      <Dialog label="Generate new codes" title="Generate new recovery codes" variant="default">
        {(close) => <NewCodes close={close} />}
      </Dialog>
    </Panel>
  );
}

function NewCodes({ close }: { close: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <SaveCodes codes={codes} close={close} />;
  return (
    <Form
      submit="Generate new codes"
      cancel={close}
      send={({ text }) => authenticate('two-factor/generate-backup-codes', { password: text('password') })}
      done={({ backupCodes = [] }) => setCodes(backupCodes)}
    >
      <Text>Your current codes will stop working.</Text>
      <Password />
    </Form>
  );
}
