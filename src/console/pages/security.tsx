import { Badge, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { type Authenticated, authenticate } from '../api.ts';
import { announce } from '../parts/announcer.tsx';
import { CopyableText } from '../parts/copyable-text.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { Password } from '../parts/password.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { Codes, SaveCodes } from '../parts/recovery-codes.tsx';
import { useAccountQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import { Passkeys } from './security-passkeys.tsx';

const words = texts.security;

export function SecurityPage() {
  const security = useAccountQuery('get_security', {});
  return (
    <Page title={words.title} lead={words.lead}>
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
  const { title, lead, on, off, turnOff, setUp } = words.authenticator;
  return (
    <Panel title={title} lead={lead}>
      <Group>
        <Badge color={isOn ? 'green' : 'gray'}>{isOn ? on : off}</Badge>
        {isOn ? (
          <Dialog label={turnOff.button} title={turnOff.title} variant="default">
            {(close) => (
              <Form
                danger
                submit={turnOff.button}
                cancel={close}
                send={({ text }) => authenticate('two-factor/disable', { password: text('password') })}
                done={() => {
                  close();
                  announce(turnOff.done);
                }}
              >
                <Text>{turnOff.consequence}</Text>
                <Password />
              </Form>
            )}
          </Dialog>
        ) : (
          <Dialog label={setUp.button} title={setUp.title}>
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
  const step = words.authenticator.setUp;
  if (!setup?.totpURI)
    return (
      <Form
        submit={step.start}
        cancel={close}
        send={({ text }) => authenticate('two-factor/enable', { password: text('password') })}
        done={setSetup}
      >
        <Password />
      </Form>
    );
  return (
    <Form
      submit={step.submit}
      cancel={close}
      send={({ text }) => authenticate('two-factor/verify-totp', { code: text('code').trim() })}
      done={() => {
        close();
        announce(step.done);
      }}
    >
      <Text>{step.scan}</Text>
      <QrCode text={setup.totpURI} label={step.qrCode} />
      <CopyableText label={step.key} text={new URL(setup.totpURI).searchParams.get('secret') ?? ''} />
      <Text>{step.save}</Text>
      <Codes codes={setup.backupCodes ?? []} />
      <Text>{step.enter}</Text>
      <Field name="code" label={step.code} autoComplete="one-time-code" />
    </Form>
  );
}

function RecoveryCodes() {
  return (
    <Panel title={words.recovery.title} lead={words.recovery.lead}>
      <Dialog label={words.recovery.generate} title={words.recovery.generateTitle} variant="default">
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
      submit={words.recovery.generate}
      cancel={close}
      send={({ text }) => authenticate('two-factor/generate-backup-codes', { password: text('password') })}
      done={({ backupCodes = [] }) => setCodes(backupCodes)}
    >
      <Text>{words.recovery.consequence}</Text>
      <Password />
    </Form>
  );
}
