import { Badge, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { type Authenticated, authenticate } from '../api.ts';
import { announce } from '../parts/announcer.tsx';
import { Copy } from '../parts/copy.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Failure } from '../parts/failure.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { Codes, Password, SaveCodes } from '../parts/recovery-codes.tsx';
import { useAccountQuery } from '../queries.ts';
import { Passkeys } from './security-passkeys.tsx';

export function SecurityPage() {
  const security = useAccountQuery('get_security', {});
  return (
    <Page title="Security" lead="A second step after your password, so that a stolen password is not enough.">
      {security.error && <Failure error={security.error} retry={security.refetch} />}
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
    <Panel title="Authenticator app" lead="An app on your phone shows a new code every 30 seconds.">
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
                  announce('The authenticator app is turned off.');
                }}
              >
                <Text>Your password alone signs you in then, and your recovery codes stop working.</Text>
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

/** Password, then the app and the codes, then a code to show that it works. */
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
        announce('The authenticator app is turned on.');
      }}
    >
      <Text>1. Scan this with your authenticator app, or type the key into it.</Text>
      <QrCode text={setup.totpURI} label="QR code for your authenticator app" />
      <Copy label="Key" text={new URL(setup.totpURI).searchParams.get('secret') ?? ''} />
      <Text>2. Save these recovery codes. Each signs you in once if you lose your phone.</Text>
      <Codes codes={setup.backupCodes ?? []} />
      <Text>3. Enter the code that the app shows now.</Text>
      <Field name="code" label="Code" autoComplete="one-time-code" />
    </Form>
  );
}

function RecoveryCodes() {
  return (
    <Panel title="Recovery codes" lead="They sign you in when your phone or your passkey is lost. Each works once.">
      <Dialog label="Make new codes" title="Make new recovery codes" variant="default">
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
      submit="Make new codes"
      cancel={close}
      send={({ text }) => authenticate('two-factor/generate-backup-codes', { password: text('password') })}
      done={({ backupCodes = [] }) => setCodes(backupCodes)}
    >
      <Text>The codes that you have now stop working.</Text>
      <Password />
    </Form>
  );
}
