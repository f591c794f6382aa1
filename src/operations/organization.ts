import { z } from 'zod';
import { operation } from '../actions/action.ts';
import { filledText } from '../domain/fields.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { versionOf } from '../domain/version.ts';
import type { Call } from '../actions/action.ts';
import { givenName } from './records.ts';

export const rename_organization = operation({
  permission: 'organization:edit',
  effect: 'update',
  input: z.strictObject({ name: givenName() }),
  output: z.object({ organizationId: z.string(), name: z.string(), version: z.string() }),
  async run({ name }, call) {
    const before = await nameOf(call);
    await call.store.organizations.rename(call.organizationId, name);
    call.changed(call.organizationId, { name: before }, { name });
    return { organizationId: call.organizationId, name, version: versionOf({ name }) };
  },
});

export const delete_organization = operation({
  permission: 'organization:delete',
  effect: 'delete',
  input: z.strictObject({ name: filledText(TEXT_LIMITS.name) }),
  output: z.object({ organizationId: z.string(), deleted: z.literal(true) }),
  async run({ name }, call) {
    const { organizationId } = call;
    const known = await nameOf(call);
    if (name !== known)
      throw new Refusal('invalid_input', `To delete the organization, enter its name: ${known}.`, {
        issues: [{ path: 'name', message: 'must be the name of the organization' }],
      });
    await call.store.organizations.delete(organizationId);
    call.changed(organizationId, { organizationId, name }, null);
    return { organizationId, deleted: true as const };
  },
});

async function nameOf({ organizationId, store }: Call): Promise<string> {
  const [organization] = await store.organizations.find(organizationId);
  if (!organization) throw new Error('The organization of a member does not exist.');
  return organization.name;
}
