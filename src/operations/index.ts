import type { AnyOperation } from '../actions/action.ts';
import { actions } from '../actions/index.ts';
import { ACCOUNT_CHANGES } from '../access/accounts.ts';
import type { AnyAccountOperation } from './account-operation.ts';
import * as account from './account.ts';
import * as ask from './ask.ts';
import * as audit from './audit.ts';
import { auditedActions } from './audited-actions.ts';
import * as authorization from './authorization.ts';
import * as browseCatalogue from './browse-catalogue.ts';
import * as changeProducts from './change-products.ts';
import * as chatSettings from './chat-settings.ts';
import * as connectedApps from './connected-apps.ts';
import * as conversations from './conversations.ts';
import * as crawls from './crawls.ts';
import * as demoShop from './demo-shop.ts';
import * as evaluate from './evaluate.ts';
import * as insight from './insight.ts';
import * as installation from './installation.ts';
import * as invitations from './invitations.ts';
import * as joining from './joining.ts';
import * as keys from './keys.ts';
import * as knowledge from './knowledge.ts';
import * as lookAtShop from './look-at-shop.ts';
import * as members from './members.ts';
import * as models from './models.ts';
import * as notifications from './notifications.ts';
import * as organization from './organization.ts';
import * as overview from './overview.ts';
import * as preview from './preview.ts';
import * as productDetails from './product-details.ts';
import * as questions from './questions.ts';
import * as quotas from './quotas.ts';
import * as searchFacets from './search-facets.ts';
import * as synonyms from './synonyms.ts';
import * as shopPicture from './shop-picture.ts';
import * as testQuestions from './test-questions.ts';
import * as widgetSettings from './widget-settings.ts';

const ofOrganization = {
  ...organization,
  ...members,
  ...invitations,
  ...keys,
  ...audit,
  list_audited_actions: auditedActions(() => audited),
  ...conversations,
  ...insight,
  ...questions,
  ...knowledge,
  ...quotas,
  ...chatSettings,
  ...widgetSettings,
  ...preview,
  ...installation,
  ...lookAtShop,
  ...demoShop,
  ...evaluate,
  ...ask,
  ...testQuestions,
  ...crawls,
  ...browseCatalogue,
  ...changeProducts,
  ...productDetails,
  ...searchFacets,
  ...shopPicture,
  ...synonyms,
  ...models,
};
const ofAccount = { ...account, ...notifications, ...overview, ...joining, ...connectedApps, ...authorization };

/** The console's operations on an organization in addition to the actions, with their types. */
export type OrganizationOperations = typeof ofOrganization;
/** The console's operations for the signed-in user. */
export type AccountOperations = typeof ofAccount;

/** Operations on one organization, by name, actions included. */
export const organizationOperations: ReadonlyMap<string, AnyOperation> = new Map<string, AnyOperation>([
  ...actions,
  ...Object.entries(ofOrganization),
]);

export const accountOperations: ReadonlyMap<string, AnyAccountOperation> = new Map(Object.entries(ofAccount));

/** Actions recorded by an adapter, which works in steps, and by the operator's command line. */
const RECORDED_ELSEWHERE = ['import_assistant', 'import_products', 'add_member', 'set_quotas'];

/** Every action that the audit log can contain, by name. */
const audited: string[] = [
  ...[...organizationOperations].flatMap(([name, { effect }]) => (effect === 'read' ? [] : name)),
  ...[...accountOperations].flatMap(([name, { effect, isAudited = true }]) =>
    effect === 'change' && isAudited ? name : [],
  ),
  ...ACCOUNT_CHANGES,
  ...RECORDED_ELSEWHERE,
].toSorted();
