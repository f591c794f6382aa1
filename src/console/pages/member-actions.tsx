import { announce } from '../parts/announcer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Form } from '../parts/form.tsx';
import { RoleChoice } from '../parts/role.tsx';
import { useOrganization } from '../queries.ts';
import { rolesGivenBy } from '../roles.ts';
import type { Member, Role } from '../types.ts';

export function MemberActions({ member }: { member: Member }) {
  const { call, name, role } = useOrganization();
  const { userId } = member;
  const button = { variant: 'subtle', color: 'gray', size: 'xs', about: member.name } as const;
  return (
    <>
      <Dialog {...button} label="Change role" title={`Role of ${member.name}`}>
        {(close) => (
          <Form
            submit="Save the role"
            cancel={close}
            send={({ text }) => call.change_role({ userId, role: text('role') as Role })}
            done={() => {
              close();
              announce(`The role of ${member.name} is changed.`);
            }}
          >
            <RoleChoice roles={rolesGivenBy(role)} defaultValue={member.role} />
          </Form>
        )}
      </Dialog>
      <Confirm
        {...button}
        label="Remove"
        title={`Remove ${member.name}?`}
        submit="Remove"
        send={() => call.remove_member({ userId })}
        said={`${member.name} is no member any more.`}
      >
        They lose access to {name} at once, and so do their own keys and connected apps.
      </Confirm>
    </>
  );
}
