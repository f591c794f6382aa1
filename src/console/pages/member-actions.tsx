import { announce } from '../parts/announcer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Form } from '../parts/form.tsx';
import { RoleChoice } from '../parts/role.tsx';
import { useOrganization } from '../queries.ts';
import { assignableRoles } from '../roles.ts';
import type { Member, Role } from '../types.ts';

export function MemberActions({ member }: { member: Member }) {
  const { call, name, role } = useOrganization();
  const { userId } = member;
  const button = { variant: 'subtle', color: 'gray', size: 'xs', about: member.name } as const;
  return (
    <>
      <Dialog {...button} label="Change role" title={`Change ${member.name}’s role`}>
        {(close) => (
          <Form
            submit="Save role"
            cancel={close}
            send={({ text }) => call.change_role({ userId, role: text('role') as Role })}
            done={() => {
              close();
              announce(`${member.name}’s role was changed.`);
            }}
          >
            <RoleChoice roles={assignableRoles(role)} defaultValue={member.role} />
          </Form>
        )}
      </Dialog>
      <Confirm
        {...button}
        label="Remove"
        title={`Remove ${member.name}?`}
        submit="Remove"
        send={() => call.remove_member({ userId })}
        success={`${member.name} was removed.`}
      >
        They lose access to {name} immediately, along with their personal keys and connected apps.
      </Confirm>
    </>
  );
}
