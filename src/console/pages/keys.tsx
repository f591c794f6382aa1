import { Anchor, Badge, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../parts/dialog.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccount, useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Key } from '../types.ts';
import { KeyActions } from './key-actions.tsx';
import { NewKey, SecretOnce } from './new-key.tsx';

const words = texts.keys;

export function KeysPage() {
  const { manages } = useOrganization();
  const { userId } = useAccount();
  const [withEnded, setWithEnded] = useState(false);
  const [rolled, setRolled] = useState<string>();
  const keys = useOrganizationQuery('list_keys', {});
  const data = keys.data?.filter((key) => withEnded || stateOf(key) === 'active');
  const ended = (keys.data?.length ?? 0) > 0 && keys.data?.some((key) => stateOf(key) !== 'active');
  return (
    <Page title={words.title} lead={words.lead} action={<NewKey />}>
      {ended && (
        <Checkbox
          label={words.showEnded}
          checked={withEnded}
          onChange={(event) => setWithEnded(event.currentTarget.checked)}
        />
      )}
      <Table
        label={words.title}
        query={{ ...keys, data }}
        rowKey={(key) => key.keyId}
        empty={
          <Empty title={words.empty.title}>{words.empty.next(<Anchor href="/docs">{words.empty.docs}</Anchor>)}</Empty>
        }
        columns={[
          {
            header: words.key,
            cell: (key) => (
              <div>
                <Text inherit fw={550} component="div">
                  {key.name} {stateOf(key) !== 'active' && <Badge>{words.states[stateOf(key)]}</Badge>}
                </Text>
                <Text size="sm" c="dimmed" ff="monospace">
                  <span title={`${key.prefix}…${key.lastFour}`}>{`aisle_sk_…${key.lastFour}`}</span>
                </Text>
              </div>
            ),
          },
          { header: words.actsAs, cell: (key) => actsAs(key, userId) },
          { header: words.permissions, cell: (key) => <Permissions of={key} /> },
          { header: words.lastUsed, cell: (key) => <LastUsed of={key} /> },
          {
            header: words.expires,
            cell: (key) => (key.expiresAt ? <Time at={key.expiresAt} day /> : words.neverExpires),
          },
          {
            header: words.actions,
            actions: true,
            cell: (key) =>
              stateOf(key) === 'active' &&
              (manages || key.userId === userId) && <KeyActions of={key} show={setRolled} />,
          },
        ]}
      />
      {rolled && (
        <Modal title={words.roll.done} onClose={() => setRolled(undefined)}>
          {(close) => <SecretOnce secret={rolled} close={close} />}
        </Modal>
      )}
    </Page>
  );
}

function stateOf({ revokedAt, expiresAt }: Key): keyof typeof words.states {
  if (revokedAt) return 'revoked';
  return expiresAt && new Date(expiresAt) <= new Date() ? 'expired' : 'active';
}

function actsAs({ scope, userId, userEmail }: Key, you: string) {
  if (scope === 'organization') return words.organization;
  return userId === you ? words.you : userEmail;
}

function Permissions({ of: { permissions } }: { of: Key }) {
  const title = permissions.map((permission) => texts.roles.permissions[permission]).join('\n');
  if (permissions.length === Object.keys(texts.roles.permissions).length) return <span title={title}>{words.all}</span>;
  if (permissions.join('') === 'assistants:view') return <span title={title}>{words.viewOnly}</span>;
  return <span title={title}>{permissions.map((permission) => words.shortPermissions[permission]).join(', ')}</span>;
}

function LastUsed({ of: { lastUsedAt, lastUsedVia } }: { of: Key }) {
  if (!lastUsedAt) return words.neverUsed;
  return (
    <>
      <Time at={lastUsedAt} />
      {lastUsedVia && ` ${words.via(lastUsedVia.toUpperCase())}`}
    </>
  );
}
