import { Text } from '@mantine/core';
import { useState } from 'react';
import { authenticate } from '../api.ts';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Section } from '../parts/page.tsx';
import { Password } from '../parts/password.tsx';
import { SaveCodes } from '../parts/recovery-codes.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { addPasskey, canUsePasskeys } from '../passkeys.ts';
import { texts } from '../texts/texts.ts';
import type { Passkey } from '../types.ts';

const words = texts.security.passkeys;

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <Section
      title={words.title}
      lead={words.lead}
      action={
        canUsePasskeys() && (
          <Dialog label={words.add.button} title={words.add.button}>
            {(close) => <AddPasskey close={close} />}
          </Dialog>
        )
      }
    >
      <Table
        label={words.title}
        query={{ data: passkeys, error: null, refetch: () => undefined }}
        rowKey={({ passkeyId }) => passkeyId}
        empty={
          <Empty title={words.empty.title}>{canUsePasskeys() ? words.empty.next : words.empty.unsupported} </Empty>
        }
        columns={[
          { header: words.name, cell: ({ name }) => name },
          { header: words.added, cell: ({ createdAt }) => <Time at={createdAt} /> },
          { header: words.actions, actions: true, cell: (passkey) => <PasskeyActions passkey={passkey} /> },
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
      submit={words.add.submit}
      cancel={close}
      send={({ text }) => addPasskey(text('name'), text('password'))}
      done={({ backupCodes }) => {
        announce(words.add.done);
        if (backupCodes) setCodes(backupCodes);
        else close();
      }}
    >
      <Text>{words.add.next}</Text>
      <Field name="name" label={words.name} description={words.add.nameHint} maxLength={200} />
      <Password />
    </Form>
  );
}

function PasskeyActions({ passkey: { passkeyId: id, name } }: { passkey: Passkey }) {
  const button = { variant: 'subtle', color: 'gray', size: 'xs', about: name } as const;
  return (
    <>
      <Dialog {...button} label={words.rename.button} title={words.rename.title(name)}>
        {(close) => (
          <Form
            submit={words.rename.submit}
            cancel={close}
            send={({ text }) => authenticate('passkey/update-passkey', { id, name: text('name') })}
            done={() => {
              close();
              announce(words.rename.done);
            }}
          >
            <Field name="name" label={words.name} defaultValue={name} maxLength={200} />
          </Form>
        )}
      </Dialog>
      <Dialog {...button} label={words.remove.button} title={words.remove.title(name)}>
        {(close) => (
          <Form
            danger
            submit={words.remove.button}
            cancel={close}
            send={({ text }) => authenticate('passkey/delete-passkey', { id, password: text('password') })}
            done={() => {
              close();
              announce(words.remove.done(name));
            }}
          >
            <Text>{words.remove.consequence}</Text>
            <Password />
          </Form>
        )}
      </Dialog>
    </>
  );
}
