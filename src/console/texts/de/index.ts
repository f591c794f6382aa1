import type { Texts } from '../texts.ts';
import { audit } from './audit.ts';
import { auditActions } from './audit-actions.ts';
import { keys } from './keys.tsx';
import { members } from './members.ts';
import { organization } from './organization.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';

export const texts: Texts = {
  audit,
  auditActions,
  keys,
  members,
  organization,
  settings,
  shell,
};
