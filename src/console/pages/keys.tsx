import { Anchor, Badge, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../parts/dialog.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccount, useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Key, Permission } from '../types.ts';
import { KeyActions } from './key-actions.tsx';
import { NewKey, SecretOnce } from './new-key.tsx';

export function KeysPage() {
  const { manages } = useOrganization();
  const { userId } = useAccount();
  const [withEnded, setWithEnded] = useState(false);
  const [rolled, setRolled] = useState<string>();
  const keys = useOrganizationQuery('list_keys', {});
  const data = keys.data?.filter((key) => withEnded || stateOf(key) === 'Active');
  const ended = (keys.data?.length ?? 0) > 0 && keys.data?.some((key) => stateOf(key) !== 'Active');
  return (
    <Page
      title="API keys"
      lead="Let your own programs and agents call the Aisle API, with the permissions you choose."
      action={<NewKey />}
    >
      {ended && (
        <Checkbox
          label="Show revoked and expired keys"
          checked={withEnded}
          onChange={(event) => setWithEnded(event.currentTarget.checked)}
        />
      )}
      <Table
        label="API keys"
        query={{ ...keys, data }}
        rowKey={(key) => key.keyId}
        empty={
          <Empty title="No active keys">
            Create a key to call the API. The <Anchor href="/docs">API documentation</Anchor> covers every action, with
            examples.
          </Empty>
        }
        columns={[
          {
            header: 'Key',
            cell: (key) => (
              <div>
                <Text inherit fw={550} component="div">
                  {key.name} {stateOf(key) !== 'Active' && <Badge>{stateOf(key)}</Badge>}
                </Text>
                <Text size="sm" c="dimmed" ff="monospace">
                  <span title={`${key.prefix}…${key.lastFour}`}>aisle_sk_…{key.lastFour}</span>
                </Text>
              </div>
            ),
          },
          { header: 'Acts as', cell: (key) => actsAs(key, userId) },
          { header: 'Permissions', cell: (key) => <Permissions of={key} /> },
          { header: 'Last used', cell: (key) => <LastUsed of={key} /> },
          { header: 'Expires', cell: (key) => (key.expiresAt ? <Time at={key.expiresAt} day /> : 'Never') },
          {
            header: 'Actions',
            actions: true,
            cell: (key) =>
              stateOf(key) === 'Active' &&
              (manages || key.userId === userId) && <KeyActions of={key} show={setRolled} />,
          },
        ]}
      />
      {rolled && (
        <Modal title="Your new key" onClose={() => setRolled(undefined)}>
          {(close) => <SecretOnce secret={rolled} close={close} />}
        </Modal>
      )}
    </Page>
  );
}

function stateOf({ revokedAt, expiresAt }: Key): 'Active' | 'Revoked' | 'Expired' {
  if (revokedAt) return 'Revoked';
  return expiresAt && new Date(expiresAt) <= new Date() ? 'Expired' : 'Active';
}

function actsAs({ scope, userId, userEmail }: Key, you: string) {
  if (scope === 'organization') return 'The organization';
  return userId === you ? 'You' : userEmail;
}

const SHORT_LABELS: Readonly<Record<Permission, string>> = {
  'assistants:view': 'View',
  'assistants:edit': 'edit assistants',
  'assistants:delete': 'delete assistants',
  'catalogue:edit': 'edit catalogue',
};

function Permissions({ of: { permissions } }: { of: Key }) {
  const words = permissions.map((permission) => texts.roles.permissions[permission]).join('\n');
  if (permissions.length === Object.keys(texts.roles.permissions).length) return <span title={words}>All</span>;
  if (permissions.join('') === 'assistants:view') return <span title={words}>View only</span>;
  return <span title={words}>{permissions.map((permission) => SHORT_LABELS[permission]).join(', ')}</span>;
}

function LastUsed({ of: { lastUsedAt, lastUsedVia } }: { of: Key }) {
  if (!lastUsedAt) return 'Never';
  return (
    <>
      <Time at={lastUsedAt} />
      {lastUsedVia && ` via ${lastUsedVia.toUpperCase()}`}
    </>
  );
}
