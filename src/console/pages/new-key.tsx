import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyableText } from '../parts/copyable-text.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Choice, Choices, Field, Form, Select } from '../parts/form.tsx';
import { useOrganization } from '../queries.ts';
import { ROLE_PERMISSIONS } from '../roles.ts';
import { texts } from '../texts/texts.ts';
import type { Key, Permission } from '../types.ts';

const words = texts.keys;

const VIEW = 'assistants:view';

const LIFETIMES = [
  { value: '30', label: words.create.lifetimes.month },
  { value: '90', label: words.create.lifetimes.quarter },
  { value: '365', label: words.create.lifetimes.year },
  { value: '', label: words.create.lifetimes.unlimited },
];

export function NewKey() {
  return (
    <Dialog hash="new-key" label={words.create.title} title={words.create.title}>
      {(close) => <NewKeySteps close={close} />}
    </Dialog>
  );
}

function NewKeySteps({ close }: { close: () => void }) {
  const { call, role, manages, name } = useOrganization();
  const [secret, setSecret] = useState<string>();
  const [access, setAccess] = useState<'read' | 'all' | 'some'>('read');
  const permissions = ROLE_PERMISSIONS[role];
  if (secret) return <SecretOnce secret={secret} close={close} />;
  return (
    <Form
      submit={words.create.submit}
      cancel={close}
      send={({ text, all }) =>
        call.create_key({
          name: text('name'),
          scope: manages ? (text('scope') as Key['scope']) : 'user',
          permissions: { read: [VIEW] as const, all: permissions, some: all('permissions') }[access] as Permission[],
          expiresAt: text('days') ? inDays(Number(text('days'))) : null,
        })
      }
      done={({ key }) => setSecret(key)}
    >
      <Field name="name" label={words.create.name} description={words.create.nameHint} maxLength={200} />
      {manages && (
        <Choice
          name="scope"
          label={words.actsAs}
          defaultValue="user"
          options={[
            { value: 'user', label: words.you, description: words.create.asYou },
            { value: 'organization', label: name, description: words.create.asOrganization },
          ]}
        />
      )}
      <Choice
        name="access"
        label={words.create.access}
        defaultValue="read"
        onChange={setAccess}
        options={[
          { value: 'read', label: words.viewOnly, description: texts.roles.permissions[VIEW] },
          { value: 'all', label: words.create.everything },
          { value: 'some', label: words.create.custom },
        ]}
      />
      {access === 'some' && (
        <Choices
          name="permissions"
          label={words.permissions}
          defaultValue={[VIEW]}
          options={permissions.map((value) => ({ value, label: texts.roles.permissions[value], description: value }))}
        />
      )}
      <Select name="days" label={words.create.expiration} options={LIFETIMES} defaultValue="90" />
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
      <Text role="status">{words.secret.warning}</Text>
      <CopyableText label={words.key} text={secret} />
      <CopyableText label={words.secret.tryIt} text={command} />
      <div>
        <Button onClick={close}>{words.secret.saved}</Button>
      </div>
    </Stack>
  );
}
