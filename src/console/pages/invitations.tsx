import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../parts/confirm.tsx';
import { CopyableText } from '../parts/copyable-text.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Email } from '../parts/email.tsx';
import { Form } from '../parts/form.tsx';
import { Section } from '../parts/page.tsx';
import { RoleName, RoleChoice } from '../parts/role.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { ROLES, assignableRoles } from '../roles.ts';
import type { Role } from '../types.ts';

export function Invitations() {
  const { call } = useOrganization();
  const invitations = useOrganizationQuery('list_invitations', {});
  return (
    <Section title="Pending invitations">
      <Table
        label="Pending invitations"
        query={invitations}
        rowKey={(invitation) => invitation.invitationId}
        empty={<Empty title="No pending invitations">Invite someone, and you’ll get a link to send them.</Empty>}
        columns={[
          { header: 'Role', cell: ({ role }) => <RoleName role={role} /> },
          { header: 'Invited by', cell: ({ invitedBy }) => <Email text={invitedBy ?? 'A former member'} /> },
          { header: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
          { header: 'Expires', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
          {
            header: 'Actions',
            actions: true,
            cell: ({ invitationId, role }) => (
              <Confirm
                label="Revoke"
                about={`${ROLES[role].label.toLowerCase()} invitation`}
                variant="subtle"
                color="gray"
                size="xs"
                title="Revoke this invitation?"
                submit="Revoke"
                send={() => call.revoke_invitation({ invitationId })}
                success="Invitation revoked."
              >
                Its link stops working immediately.
              </Confirm>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** Creates an invitation and shows its link once. */
export function Invite() {
  return (
    <Dialog hash="invite" label="Invite someone" title="Invite someone">
      {(close) => <InviteSteps close={close} />}
    </Dialog>
  );
}

function InviteSteps({ close }: { close: () => void }) {
  const { call, role } = useOrganization();
  const [token, setToken] = useState<string>();
  if (!token)
    return (
      <Form
        submit="Create link"
        cancel={close}
        send={({ text }) => call.create_invitation({ role: text('role') as Role })}
        done={(created) => setToken(created.token)}
      >
        <RoleChoice roles={assignableRoles(role)} defaultValue="editor" />
      </Form>
    );
  return (
    <Stack>
      <Text>Send this link to one person. The first person to use it can join, so treat it like a password.</Text>
      <CopyableText label="Invitation link" text={`${location.origin}/invitation#${token}`} />
      <Text c="dimmed">You won’t be able to see this link again. You can revoke it under Pending invitations.</Text>
      <div>
        <Button onClick={close}>Done</Button>
      </div>
    </Stack>
  );
}
