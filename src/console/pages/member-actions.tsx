import { announce } from '../parts/announcer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Form } from '../parts/form.tsx';
import { RoleChoice } from '../parts/role.tsx';
import { useOrganization } from '../queries.ts';
import { assignableRoles } from '../roles.ts';
import { texts } from '../texts/texts.ts';
import type { Member, Role } from '../types.ts';

const words = texts.members;

export function MemberActions({ member }: { member: Member }) {
  const { call, name, role } = useOrganization();
  const { userId, version } = member;
  const button = { variant: 'subtle', color: 'gray', size: 'xs', about: member.name } as const;
  return (
    <>
      <Dialog {...button} label={words.changeRole.button} title={words.changeRole.title(member.name)}>
        {(close) => (
          <Form
            submit={words.changeRole.submit}
            cancel={close}
            version={version}
            send={({ text }, precondition) => call.change_role({ userId, role: text('role') as Role }, precondition)}
            done={() => {
              close();
              announce(words.changeRole.done(member.name));
            }}
          >
            <RoleChoice roles={assignableRoles(role)} defaultValue={member.role} />
          </Form>
        )}
      </Dialog>
      <Confirm
        {...button}
        label={words.remove.button}
        title={words.remove.title(member.name)}
        submit={words.remove.button}
        send={() => call.remove_member({ userId })}
        success={words.remove.done(member.name)}
      >
        {words.remove.consequence(name)}
      </Confirm>
    </>
  );
}
