import type { Texts } from '../texts.ts';
import { account } from './account.ts';
import { apps } from './apps.ts';
import { catalogueImport } from './catalogue-import.tsx';
import { catalogue } from './catalogue.ts';
import { crawlCauses } from './crawl-causes.ts';
import { crawlPattern } from './crawl-pattern.tsx';
import { crawls } from './crawls.tsx';
import { emails } from './emails.ts';
import { errors } from './errors.ts';
import { invitations } from './invitations.tsx';
import { members } from './members.ts';
import { oauth } from './oauth.ts';
import { parts } from './parts.ts';
import { passwords } from './passwords.ts';
import { roles } from './roles.ts';
import { security } from './security.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';

export const texts: Texts = {
  account,
  apps,
  catalogue,
  catalogueImport,
  crawlCauses,
  crawlPattern,
  crawls,
  emails,
  errors,
  invitations,
  members,
  oauth,
  parts,
  passwords,
  roles,
  security,
  shell,
  signIn,
};
