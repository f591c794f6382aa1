import { Text } from '@mantine/core';
import { Email } from '../parts/email.tsx';
import { Page } from '../parts/page.tsx';
import { RoleName } from '../parts/role.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccount, useOrganization, useOrganizationQuery } from '../queries.ts';
import type { Member } from '../types.ts';
import { Invitations, Invite } from './invitations.tsx';
import { MemberActions } from './member-actions.tsx';

export function MembersPage() {
  const { name, manages, role } = useOrganization();
  const { userId } = useAccount();
  const members = useOrganizationQuery('list_members', {});
  // Only owners manage owners; to leave, members use the settings.
  const canEdit = (member: Member) =>
    manages && member.userId !== userId && (role === 'owner' || member.role !== 'owner');
  return (
    <Page title="Members" lead={`People with access to ${name}, and their roles.`} action={manages && <Invite />}>
      <Table
        label="Members"
        query={members}
        rowKey={(member) => member.userId}
        empty={<Empty title="No members yet">Invite someone to get started.</Empty>}
        columns={[
          {
            header: 'Name',
            cell: (member) => (
              <div>
                <Text inherit fw={550}>
                  {member.name}
                  {member.userId === userId && ' (you)'}
                </Text>
                <Text size="sm" c="dimmed">
                  <Email text={member.email} />
                </Text>
              </div>
            ),
          },
          { header: 'Role', cell: (member) => <RoleName role={member.role} /> },
          { header: 'Joined', cell: (member) => <Time at={member.joinedAt} day /> },
          {
            header: 'Actions',
            actions: true,
            cell: (member) => canEdit(member) && <MemberActions member={member} />,
          },
        ]}
      />
      {manages && <Invitations />}
    </Page>
  );
}
