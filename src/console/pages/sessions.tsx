import { Badge, Text } from '@mantine/core';
import { account } from '../api.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Section } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccountQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';

const words = texts.account.sessions;

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
  return words.device(match(BROWSERS) ?? words.unknownBrowser, match(SYSTEMS));
}

export function Sessions() {
  const sessions = useAccountQuery('list_sessions', {});
  const others = (sessions.data?.length ?? 0) > 1;
  return (
    <Section
      title={words.title}
      action={
        others && (
          <Confirm
            label={words.signOutOthers.button}
            variant="default"
            title={words.signOutOthers.title}
            submit={words.signOutOthers.submit}
            send={() => account.revoke_other_sessions({})}
            success={words.signOutOthers.done}
          >
            {words.signOutOthers.consequence}
          </Confirm>
        )
      }
    >
      <Table
        label={words.label}
        query={sessions}
        rowKey={(session) => session.sessionId}
        empty={<Empty title={words.empty.title}>{words.empty.next}</Empty>}
        columns={[
          {
            header: words.deviceLabel,
            cell: ({ userAgent, current }) => (
              <Text inherit fw={550} component="div" {...(userAgent && { title: userAgent })}>
                {deviceOf(userAgent)} {current && <Badge>{words.thisDevice}</Badge>}
              </Text>
            ),
          },
          { header: words.address, cell: ({ address }) => address ?? words.unknownAddress },
          { header: words.signedIn, cell: ({ createdAt }) => <Time at={createdAt} /> },
          { header: words.lastActive, cell: ({ lastUsedAt }) => <Time at={lastUsedAt} /> },
          {
            header: words.actions,
            actions: true,
            cell: ({ sessionId, current, userAgent }) =>
              !current && (
                <Confirm
                  label={words.signOut.button}
                  about={deviceOf(userAgent)}
                  variant="subtle"
                  color="gray"
                  size="xs"
                  title={words.signOut.title(deviceOf(userAgent))}
                  submit={words.signOut.button}
                  send={() => account.revoke_session({ sessionId })}
                  success={words.signOut.done}
                >
                  {words.signOut.consequence}
                </Confirm>
              ),
          },
        ]}
      />
    </Section>
  );
}
