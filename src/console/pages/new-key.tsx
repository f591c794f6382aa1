import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyableText } from '../parts/copyable-text.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Choice, Choices, Field, Form, Select } from '../parts/form.tsx';
import { useOrganization } from '../queries.ts';
import { PERMISSIONS, ROLES } from '../roles.ts';
import type { Key, Permission } from '../types.ts';

const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '', label: 'No expiration' },
];

export function NewKey() {
  return (
    <Dialog hash="new-key" label="Create a key" title="Create a key">
      {(close) => <NewKeySteps close={close} />}
    </Dialog>
  );
}

function NewKeySteps({ close }: { close: () => void }) {
  const { call, role, manages, name } = useOrganization();
  const [secret, setSecret] = useState<string>();
  const [access, setAccess] = useState<'read' | 'all' | 'some'>('read');
  const { permissions } = ROLES[role];
  if (secret) return <SecretOnce secret={secret} close={close} />;
  return (
    <Form
      submit="Create key"
      cancel={close}
      send={({ text, all }) =>
        call.create_key({
          name: text('name'),
          scope: manages ? (text('scope') as Key['scope']) : 'user',
          permissions: { read: ['assistants:view'] as const, all: permissions, some: all('permissions') }[
            access
          ] as Permission[],
          expiresAt: text('days') ? inDays(Number(text('days'))) : null,
        })
      }
      done={({ key }) => setSecret(key)}
    >
      <Field name="name" label="Name" description="Where you’ll use it, for example “Price import”." maxLength={200} />
      {manages && (
        <Choice
          name="scope"
          label="Acts as"
          defaultValue="user"
          options={[
            { value: 'user', label: 'You', description: 'Never exceeds your role, and stops working when you leave.' },
            { value: 'organization', label: name, description: 'Keeps working when people leave. Best for servers.' },
          ]}
        />
      )}
      <Choice
        name="access"
        label="Access"
        defaultValue="read"
        onChange={setAccess}
        options={[
          { value: 'read', label: 'View only', description: PERMISSIONS['assistants:view'] },
          { value: 'all', label: 'Everything your role allows' },
          { value: 'some', label: 'Custom permissions' },
        ]}
      />
      {access === 'some' && (
        <Choices
          name="permissions"
          label="Permissions"
          defaultValue={['assistants:view']}
          options={permissions.map((value) => ({ value, label: PERMISSIONS[value], description: value }))}
        />
      )}
      <Select name="days" label="Expiration" options={LIFETIMES} defaultValue="90" />
    </Form>
  );
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** Shows a new key, which cannot be shown again, and a command to try it. */
export function SecretOnce({ secret, close }: { secret: string; close: () => void }) {
  const command = [
    `curl ${location.origin}/api/rest/actions/list_assistants`,
    `  -H 'Authorization: Bearer ${secret}'`,
    `  -H 'Content-Type: application/json' -d '{}'`,
  ].join(' \\\n');
  return (
    <Stack>
      <Text role="status">Save this key somewhere safe now. You won’t be able to see it again.</Text>
      <CopyableText label="Key" text={secret} />
      <CopyableText label="Try it" text={command} />
      <div>
        <Button onClick={close}>I’ve saved it</Button>
      </div>
    </Stack>
  );
}
