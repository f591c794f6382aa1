import { Text } from '@mantine/core';
import { Email } from '../parts/email.tsx';
import { Page } from '../parts/page.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { RoleName } from '../parts/role.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccount, useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Member } from '../types.ts';
import { Invitations, Invite } from './invitations.tsx';
import { MemberActions } from './member-actions.tsx';

const words = texts.members;

export function MembersPage() {
  const { name, manages, role } = useOrganization();
  const { userId } = useAccount();
  const members = useOrganizationQuery('list_members', {});
  // Only owners manage owners; to leave, members use the settings.
  const canEdit = (member: Member) =>
    manages && member.userId !== userId && (role === 'owner' || member.role !== 'owner');
  return (
    <Page title={words.title} lead={words.lead(name)} action={manages && <Invite />}>
      <WhoMay to="organization:edit" />
      <Table
        label={words.title}
        query={members}
        rowKey={(member) => member.userId}
        empty={<Empty title={words.empty.title}>{words.empty.next}</Empty>}
        columns={[
          {
            header: words.name,
            cell: (member) => (
              <div>
                <Text inherit fw={550}>
                  {member.name}
                  {member.userId === userId && ` ${words.you}`}
                </Text>
                <Text size="sm" c="dimmed">
                  <Email text={member.email} />
                </Text>
              </div>
            ),
          },
          { header: texts.roles.role, cell: (member) => <RoleName role={member.role} /> },
          { header: words.joined, cell: (member) => <Time at={member.joinedAt} day /> },
          {
            header: words.actions,
            actions: true,
            cell: (member) => canEdit(member) && <MemberActions member={member} />,
          },
        ]}
      />
      {manages && <Invitations />}
    </Page>
  );
}
