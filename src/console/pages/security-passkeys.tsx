import { Text } from '@mantine/core';
import { useState } from 'react';
import { authenticate } from '../api.ts';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Section } from '../parts/page.tsx';
import { Password, SaveCodes } from '../parts/recovery-codes.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { addPasskey, canUsePasskeys } from '../passkeys.ts';
import type { Passkey } from '../types.ts';

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <Section
      title="Passkeys"
      lead="Sign in with your fingerprint, face or PIN instead of a password. Once you add a passkey, your password alone is no longer enough."
      action={
        canUsePasskeys() && (
          <Dialog label="Add a passkey" title="Add a passkey">
            {(close) => <AddPasskey close={close} />}
          </Dialog>
        )
      }
    >
      <Table
        label="Passkeys"
        query={{ data: passkeys, error: null, refetch: () => undefined }}
        rowKey={({ passkeyId }) => passkeyId}
        empty={
          <Empty title="No passkeys yet">
            {canUsePasskeys()
              ? 'Add one on this device, your phone or a security key.'
              : 'Passkeys require a browser that supports them, and HTTPS with a domain name.'}
          </Empty>
        }
        columns={[
          { header: 'Name', cell: ({ name }) => name },
          { header: 'Added', cell: ({ createdAt }) => <Time at={createdAt} /> },
          { header: 'Actions', actions: true, cell: (passkey) => <PasskeyActions passkey={passkey} /> },
        ]}
      />
    </Section>
  );
}

function AddPasskey({ close }: { close: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <SaveCodes codes={codes} close={close} />;
  return (
    <Form
      submit="Continue"
      cancel={close}
      send={({ text }) => addPasskey(text('name'), text('password'))}
      done={({ backupCodes }) => {
        announce('Passkey added.');
        if (backupCodes) setCodes(backupCodes);
        else close();
      }}
    >
      <Text>Next, your browser will ask where to save it.</Text>
      <Field name="name" label="Name" description="For example, the device it’s on." maxLength={200} />
      <Password />
    </Form>
  );
}

function PasskeyActions({ passkey: { passkeyId: id, name } }: { passkey: Passkey }) {
  const button = { variant: 'subtle', color: 'gray', size: 'xs', about: name } as const;
  return (
    <>
      <Dialog {...button} label="Rename" title={`Rename ${name}`}>
        {(close) => (
          <Form
            submit="Save"
            cancel={close}
            send={({ text }) => authenticate('passkey/update-passkey', { id, name: text('name') })}
            done={() => {
              close();
              announce('Name saved.');
            }}
          >
            <Field name="name" label="Name" defaultValue={name} maxLength={200} />
          </Form>
        )}
      </Dialog>
      <Dialog {...button} label="Remove" title={`Remove ${name}?`}>
        {(close) => (
          <Form
            danger
            submit="Remove"
            cancel={close}
            send={({ text }) => authenticate('passkey/delete-passkey', { id, password: text('password') })}
            done={() => {
              close();
              announce(`${name} was removed.`);
            }}
          >
            <Text>You’ll no longer be able to sign in with it. Delete it from the device too.</Text>
            <Password />
          </Form>
        )}
      </Dialog>
    </>
  );
}
