import { z } from 'zod';
import { type Call, operation } from '../actions/action.ts';
import type { Member as MemberRecord } from '../domain/people.ts';
import { Role } from '../domain/permissions.ts';
import { identifier } from '../domain/fields.ts';
import { Refusal } from '../domain/refusal.ts';
import { versionOf } from '../domain/version.ts';
import { refuseLastOwner, refuseUnlessOwner } from '../access/ownership.ts';
import { Empty, Member } from './records.ts';

const VersionedMember = Member.extend({ version: z.string() });

const versioned = (member: MemberRecord) => ({ ...member, version: versionOf(stateOf(member)) });

/** What a change of the role is about. */
const stateOf = ({ email, role }: MemberRecord) => ({ email, role });

export const list_members = operation({
  permission: null,
  effect: 'read',
  input: Empty,
  output: z.array(VersionedMember),
  run: async (_input, { organizationId, store }) => (await store.members.list(organizationId)).map(versioned),
});

export const change_role = operation({
  permission: 'members:manage',
  effect: 'update',
  input: z.strictObject({ userId: identifier(), role: Role }),
  output: VersionedMember,
  async run({ userId, role }, call) {
    const member = await memberToChange(userId, call);
    if (role === 'owner') await refuseUnlessOwner(call);
    if (member.role === 'owner' && role !== 'owner') await refuseLastOwner(call);
    await call.store.members.changeRole(call.organizationId, userId, role);
    call.changed(userId, stateOf(member), stateOf({ ...member, role }));
    return versioned({ ...member, role });
  },
});

export const remove_member = operation({
  permission: 'members:manage',
  effect: 'delete',
  input: z.strictObject({ userId: identifier() }),
  output: z.object({ userId: z.string(), deleted: z.literal(true) }),
  async run({ userId }, call) {
    return remove(await memberToChange(userId, call), call);
  },
});

export const leave_organization = operation({
  permission: null,
  effect: 'delete',
  input: Empty,
  output: z.object({ userId: z.string(), deleted: z.literal(true) }),
  async run(_input, call) {
    await call.store.members.lock(call.organizationId);
    const member = await call.store.members.find(call.organizationId, call.principal.userId ?? '');
    if (!member) throw noMember();
    return remove(member, call);
  },
});

async function remove(member: MemberRecord, call: Call) {
  if (member.role === 'owner') await refuseLastOwner(call);
  const { userId, email, role } = member;
  await call.store.members.remove(call.organizationId, userId);
  call.changed(userId, { email, role }, null);
  return { userId, deleted: true as const };
}

/** Returns the member, with the organization's members locked until the change is made. */
async function memberToChange(userId: string, call: Call): Promise<MemberRecord> {
  await call.store.members.lock(call.organizationId);
  const member = await call.store.members.find(call.organizationId, userId);
  if (!member) throw noMember();
  if (member.role === 'owner') await refuseUnlessOwner(call);
  return member;
}

function noMember(): Refusal {
  return new Refusal('member_not_found', 'Member not found. List the members to see their ids.');
}
