import { invitationLink, invite } from '../access/invite.ts';
import { readConfig } from '../config.ts';
import { ROLES } from '../domain/permissions.ts';
import { openDatabase } from '../storage/database.ts';
import { Usage, readArgs } from './index.ts';
import { theOne } from './organization.ts';
import { recorder } from './record.ts';

const OPTIONS = {
  organization: { type: 'string' },
  role: { type: 'string', default: 'owner' },
  json: { type: 'boolean', default: false },
} as const;

export async function run(args: string[]): Promise<void> {
  const { values } = readArgs(args, OPTIONS);
  const name = values.organization?.trim();
  if (!name) throw new Usage('invite requires --organization NAME.');
  const role = ROLES.find((known) => known === values.role);
  if (!role) throw new Usage(`--role must be one of ${ROLES.join(', ')}, not ${values.role}.`);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const { organization, invitation, token } = await database.store.transaction(async (store) => {
      const { organizations, isNew } = await store.organizations.ensure(name);
      const one = theOne(organizations, name);
      const record = recorder(store, one.organizationId);
      if (isNew) await record('create_organization', one.organizationId, { before: null, after: one });
      const made = await invite(store, { organizationId: one.organizationId, role, invitedBy: null });
      const { invitationId, expiresAt } = made.invitation;
      await record('create_invitation', invitationId, { before: null, after: { role, expiresAt } });
      return { organization: one, ...made };
    });
    const link = invitationLink(config.baseUrl ?? `http://localhost:${config.port}`, token);
    const { invitationId, expiresAt } = invitation;
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ link, invitationId, ...organization, role, expiresAt })}\n`
        : `${link}\n\nThe first person to use this link joins ${organization.name} (${organization.organizationId}) as ${role}.\nIt is valid for a week and will not be shown again.\n`,
    );
  } finally {
    await database.close();
  }
}
