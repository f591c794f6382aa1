import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../parts/confirm.tsx';
import { Copy } from '../parts/copy.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Email } from '../parts/email.tsx';
import { Form } from '../parts/form.tsx';
import { Section } from '../parts/page.tsx';
import { RoleName, RoleChoice } from '../parts/role.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { ROLES, rolesGivenBy } from '../roles.ts';
import type { Role } from '../types.ts';

/** The invitations that nobody has used yet. */
export function Invitations() {
  const { call } = useOrganization();
  const invitations = useOrganizationQuery('list_invitations', {});
  return (
    <Section title="Open invitations">
      <Table
        label="Open invitations"
        query={invitations}
        rowKey={(invitation) => invitation.invitationId}
        empty={
          <Empty title="No invitation is open">
            Invite somebody: you get a link to send them, by whatever way you like.
          </Empty>
        }
        columns={[
          { header: 'Role', cell: ({ role }) => <RoleName role={role} /> },
          { header: 'Invited by', cell: ({ invitedBy }) => <Email text={invitedBy ?? 'A former member'} /> },
          { header: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
          { header: 'Open until', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
          {
            header: 'Actions',
            actions: true,
            cell: ({ invitationId, role }) => (
              <Confirm
                label="Revoke"
                about={`invitation as ${ROLES[role].label.toLowerCase()}`}
                variant="subtle"
                color="gray"
                size="xs"
                title="Revoke this invitation?"
                submit="Revoke"
                send={() => call.revoke_invitation({ invitationId })}
                said="The invitation is revoked."
              >
                Its link stops working at once.
              </Confirm>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** Makes an invitation and shows its link, this once. */
export function Invite() {
  return (
    <Dialog label="Invite somebody" title="Invite somebody">
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
        submit="Create the link"
        cancel={close}
        send={({ text }) => call.create_invitation({ role: text('role') as Role })}
        done={(created) => setToken(created.token)}
      >
        <RoleChoice roles={rolesGivenBy(role)} defaultValue="editor" />
      </Form>
    );
  return (
    <Stack>
      <Text>Send this link to one person. Whoever opens it first can join, so treat it like a key.</Text>
      <Copy label="Invitation link" text={`${location.origin}/invitation#${token}`} />
      <Text c="dimmed">It is shown only now. You can revoke it in the list of open invitations.</Text>
      <div>
        <Button onClick={close}>Done</Button>
      </div>
    </Stack>
  );
}
