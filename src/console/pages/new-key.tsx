import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Copy } from '../parts/copy.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Choice, Choices, Field, Form, Select } from '../parts/form.tsx';
import { useOrganization } from '../queries.ts';
import { PERMISSIONS, ROLES } from '../roles.ts';
import type { Key, Permission } from '../types.ts';

const LIVES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'Until it is revoked' },
];

export function NewKey() {
  return (
    <Dialog label="Create a key" title="Create a key">
      {(close) => <NewKeySteps close={close} />}
    </Dialog>
  );
}

function NewKeySteps({ close }: { close: () => void }) {
  const { call, role, manages, name } = useOrganization();
  const [secret, setSecret] = useState<string>();
  const [every, setEvery] = useState<'read' | 'all' | 'some'>('read');
  const { permissions } = ROLES[role];
  if (secret) return <SecretOnce secret={secret} close={close} />;
  return (
    <Form
      submit="Create the key"
      cancel={close}
      send={({ text, all }) =>
        call.create_key({
          name: text('name'),
          scope: manages ? (text('scope') as Key['scope']) : 'user',
          permissions: { read: ['assistants:view'] as const, all: permissions, some: all('permissions') }[
            every
          ] as Permission[],
          expiresAt: text('days') ? inDays(Number(text('days'))) : null,
        })
      }
      done={({ key }) => setSecret(key)}
    >
      <Field name="name" label="Name" description="Where it is used, such as “Price import”." maxLength={200} />
      {manages && (
        <Choice
          name="scope"
          label="Acts as"
          defaultValue="user"
          options={[
            { value: 'user', label: 'You', description: 'Never more than your role allows; ends when you leave.' },
            { value: 'organization', label: name, description: 'Stays, whoever comes and goes. For servers.' },
          ]}
        />
      )}
      <Choice
        name="every"
        label="May"
        defaultValue="read"
        onChange={setEvery}
        options={[
          { value: 'read', label: 'Only see', description: PERMISSIONS['assistants:view'] },
          { value: 'all', label: 'Everything that your role allows' },
          { value: 'some', label: 'Chosen permissions' },
        ]}
      />
      {every === 'some' && (
        <Choices
          name="permissions"
          label="Permissions"
          defaultValue={['assistants:view']}
          options={permissions.map((value) => ({ value, label: PERMISSIONS[value], description: value }))}
        />
      )}
      <Select name="days" label="Works for" options={LIVES} defaultValue="90" />
    </Form>
  );
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** A key's text, which nobody can see again, and a line to try it with. */
export function SecretOnce({ secret, close }: { secret: string; close: () => void }) {
  const line = [
    `curl ${location.origin}/api/rest/actions/list_assistants`,
    `  -H 'Authorization: Bearer ${secret}'`,
    `  -H 'Content-Type: application/json' -d '{}'`,
  ].join(' \\\n');
  return (
    <Stack>
      <Text role="status">Keep the key now, where you keep passwords: it is not shown again.</Text>
      <Copy label="Key" text={secret} />
      <Copy label="Try it" text={line} />
      <div>
        <Button onClick={close}>I have kept it</Button>
      </div>
    </Stack>
  );
}
