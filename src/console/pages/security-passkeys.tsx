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

/** The passkeys of the account, and the way to another. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <Section
      title="Passkeys"
      lead="Sign in with your fingerprint, face or PIN instead of a password. With a passkey, your password alone is not enough any more."
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
              ? 'Add one on this device, on your phone, or on a security key.'
              : 'Passkeys need a browser that has them, and an address with a name over HTTPS.'}
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
        announce('The passkey is added.');
        if (backupCodes) setCodes(backupCodes);
        else close();
      }}
    >
      <Text>Your browser asks next where to keep it.</Text>
      <Field name="name" label="Name" description="Such as the device that it is on." maxLength={200} />
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
              announce('The name is saved.');
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
              announce(`${name} is removed.`);
            }}
          >
            <Text>It cannot sign you in any more. Delete it on the device, too.</Text>
            <Password />
          </Form>
        )}
      </Dialog>
    </>
  );
}
