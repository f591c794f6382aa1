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
import { assignableRoles } from '../roles.ts';
import { texts } from '../texts/texts.ts';
import type { Role } from '../types.ts';

const words = texts.invitations;

export function Invitations() {
  const { call } = useOrganization();
  const invitations = useOrganizationQuery('list_invitations', {});
  return (
    <Section title={words.title}>
      <Table
        label={words.title}
        query={invitations}
        rowKey={(invitation) => invitation.invitationId}
        empty={<Empty title={words.empty.title}>{words.empty.next}</Empty>}
        columns={[
          { header: texts.roles.role, cell: ({ role }) => <RoleName role={role} /> },
          { header: words.invitedBy, cell: ({ invitedBy }) => <Email text={invitedBy ?? words.formerMember} /> },
          { header: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
          { header: words.expires, cell: ({ expiresAt }) => <Time at={expiresAt} /> },
          {
            header: words.actions,
            actions: true,
            cell: ({ invitationId, role }) => (
              <Confirm
                label={words.revoke.button}
                about={words.revoke.about(texts.roles.names[role].label)}
                variant="subtle"
                color="gray"
                size="xs"
                title={words.revoke.title}
                submit={words.revoke.button}
                send={() => call.revoke_invitation({ invitationId })}
                success={words.revoke.done}
              >
                {words.revoke.consequence}
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
    <Dialog hash="invite" label={words.invite.button} title={words.invite.button}>
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
        submit={words.invite.submit}
        cancel={close}
        send={({ text }) => call.create_invitation({ role: text('role') as Role })}
        done={(created) => setToken(created.token)}
      >
        <RoleChoice roles={assignableRoles(role)} defaultValue="editor" />
      </Form>
    );
  return (
    <Stack>
      <Text>{words.invite.send}</Text>
      <CopyableText label={words.invite.link} text={`${location.origin}/invitation#${token}`} />
      <Text c="dimmed">{words.invite.once}</Text>
      <div>
        <Button onClick={close}>{words.invite.done}</Button>
      </div>
    </Stack>
  );
}
