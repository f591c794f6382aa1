import type { Texts } from '../texts.ts';
import { assistant } from './assistant.ts';
import { assistants } from './assistants.ts';
import { assistantSettings } from './assistant-settings.tsx';
import { audit } from './audit.ts';
import { auditActions } from './audit-actions.ts';
import { installation } from './installation.ts';
import { keys } from './keys.tsx';
import { members } from './members.ts';
import { organization } from './organization.ts';
import { overview } from './overview.tsx';
import { settings } from './settings.ts';
import { shell } from './shell.ts';

export const texts: Texts = {
  assistant,
  assistants,
  assistantSettings,
  audit,
  auditActions,
  installation,
  keys,
  members,
  organization,
  overview,
  settings,
  shell,
};
