import type { Texts } from '../texts.ts';
import { account } from './account.ts';
import { answers } from './answers.ts';
import { apps } from './apps.ts';
import { assistantSettings } from './assistant-settings.tsx';
import { assistant } from './assistant.ts';
import { assistants } from './assistants.ts';
import { auditActions } from './audit-actions.ts';
import { audit } from './audit.ts';
import { catalogueImport } from './catalogue-import.tsx';
import { catalogue } from './catalogue.ts';
import { chart } from './chart.ts';
import { connect } from './connect.tsx';
import { conversations } from './conversations.tsx';
import { crawlCauses } from './crawl-causes.ts';
import { crawlNotes } from './crawl-notes.ts';
import { crawlPattern } from './crawl-pattern.tsx';
import { crawls } from './crawls.tsx';
import { demoShop } from './demo-shop.ts';
import { emails } from './emails.ts';
import { errors } from './errors.ts';
import { faults } from './faults.ts';
import { insight } from './insight.ts';
import { installation } from './installation.ts';
import { invitations } from './invitations.tsx';
import { keys } from './keys.tsx';
import { knowledgeTemplates } from './knowledge-templates.ts';
import { knowledge } from './knowledge.tsx';
import { lookPreview } from './look-preview.ts';
import { members } from './members.ts';
import { oauth } from './oauth.ts';
import { organization } from './organization.ts';
import { overview } from './overview.tsx';
import { palette } from './palette.ts';
import { parts } from './parts.ts';
import { passwords } from './passwords.ts';
import { playground } from './playground.ts';
import { questions } from './questions.tsx';
import { roles } from './roles.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { testQuestions } from './test-questions.ts';

export const texts: Texts = {
  account,
  answers,
  apps,
  assistant,
  assistantSettings,
  assistants,
  audit,
  auditActions,
  catalogue,
  catalogueImport,
  chart,
  connect,
  conversations,
  crawlCauses,
  crawlNotes,
  crawlPattern,
  crawls,
  demoShop,
  emails,
  errors,
  faults,
  insight,
  installation,
  invitations,
  keys,
  knowledge,
  knowledgeTemplates,
  lookPreview,
  members,
  oauth,
  organization,
  overview,
  palette,
  parts,
  passwords,
  playground,
  questions,
  roles,
  security,
  settings,
  shell,
  signIn,
  testQuestions,
};
