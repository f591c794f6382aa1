import { Badge, Text } from '@mantine/core';
import { account } from '../api.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Section } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccountQuery } from '../queries.ts';

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** The order of the lists matters: browsers claim to be each other. */
function deviceOf(userAgent: string | null): string {
  const match = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent?.includes(mark))?.[1];
  return [match(BROWSERS) ?? 'Unknown browser', match(SYSTEMS)].filter(Boolean).join(' on ');
}

export function Sessions() {
  const sessions = useAccountQuery('list_sessions', {});
  const others = (sessions.data?.length ?? 0) > 1;
  return (
    <Section
      title="Active sessions"
      action={
        others && (
          <Confirm
            label="Sign out everywhere else"
            variant="default"
            title="Sign out everywhere else?"
            submit="Sign out"
            send={() => account.revoke_other_sessions({})}
            success="Signed out everywhere else."
          >
            This ends every session except this one.
          </Confirm>
        )
      }
    >
      <Table
        label="Sessions"
        query={sessions}
        rowKey={(session) => session.sessionId}
        empty={<Empty title="No active sessions">Sign in again to see this session.</Empty>}
        columns={[
          {
            header: 'Device',
            cell: ({ userAgent, current }) => (
              <Text inherit fw={550} component="div" {...(userAgent && { title: userAgent })}>
                {deviceOf(userAgent)} {current && <Badge>This device</Badge>}
              </Text>
            ),
          },
          { header: 'IP address', cell: ({ address }) => address ?? 'Unknown' },
          { header: 'Signed in', cell: ({ createdAt }) => <Time at={createdAt} /> },
          { header: 'Last active', cell: ({ lastUsedAt }) => <Time at={lastUsedAt} /> },
          {
            header: 'Actions',
            actions: true,
            cell: ({ sessionId, current, userAgent }) =>
              !current && (
                <Confirm
                  label="Sign out"
                  about={deviceOf(userAgent)}
                  variant="subtle"
                  color="gray"
                  size="xs"
                  title={`Sign out ${deviceOf(userAgent)}?`}
                  submit="Sign out"
                  send={() => account.revoke_session({ sessionId })}
                  success="Session ended."
                >
                  Anyone using it will have to sign in again.
                </Confirm>
              ),
          },
        ]}
      />
    </Section>
  );
}
