import type { Texts } from '../texts.ts';
import { account } from './account.ts';
import { apps } from './apps.ts';
import { assistantSettings } from './assistant-settings.tsx';
import { assistant } from './assistant.ts';
import { assistants } from './assistants.ts';
import { auditActions } from './audit-actions.ts';
import { audit } from './audit.ts';
import { catalogueImport } from './catalogue-import.tsx';
import { catalogue } from './catalogue.ts';
import { crawlCauses } from './crawl-causes.ts';
import { crawlPattern } from './crawl-pattern.tsx';
import { crawls } from './crawls.tsx';
import { emails } from './emails.ts';
import { errors } from './errors.ts';
import { installation } from './installation.ts';
import { invitations } from './invitations.tsx';
import { keys } from './keys.tsx';
import { members } from './members.ts';
import { oauth } from './oauth.ts';
import { organization } from './organization.ts';
import { overview } from './overview.tsx';
import { parts } from './parts.ts';
import { passwords } from './passwords.ts';
import { roles } from './roles.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';

export const texts: Texts = {
  account,
  apps,
  assistant,
  assistantSettings,
  assistants,
  audit,
  auditActions,
  catalogue,
  catalogueImport,
  crawlCauses,
  crawlPattern,
  crawls,
  emails,
  errors,
  installation,
  invitations,
  keys,
  members,
  oauth,
  organization,
  overview,
  parts,
  passwords,
  roles,
  security,
  settings,
  shell,
  signIn,
};
