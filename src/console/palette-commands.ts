import type { NavigateOptions } from '@tanstack/react-router';
import type { DialogHash } from './parts/dialog-link.ts';
import type { Searchable } from './palette-match.ts';
import { ROLE_PERMISSIONS } from './roles.ts';
import { texts } from './texts/texts.ts';
import type { Assistant, Permission, Role } from './types.ts';

/** One line of the palette. */
export interface Command extends Searchable {
  /** Unique within the palette. */
  id: string;
  group: string;
  /** True if it is offered before anything is typed. */
  isOffered?: boolean;
  /** The page that it leads to, or what it does. */
  run: NavigateOptions | (() => unknown);
}

/** The context that the commands depend on. */
export interface Place {
  organizations: readonly { organizationId: string; name: string; role: Role }[];
  /** The organization of the page, or the one used last. */
  organization: Place['organizations'][number] | undefined;
  assistants: readonly Pick<Assistant, 'assistantId' | 'name' | 'siteUrl'>[];
  /** The assistant of the page, or the only one. */
  assistant: Place['assistants'][number] | undefined;
}

const ASSISTANT = '/organizations/$organizationId/assistants/$assistantId';
const ORGANIZATION = '/organizations/$organizationId';

const may = ({ organization }: Place, permission: Permission) =>
  organization !== undefined && ROLE_PERMISSIONS[organization.role].includes(permission);
const manages = ({ organization }: Place) => organization?.role === 'owner' || organization?.role === 'admin';

/** All pages that the account may open, and what it may do there; the closest first. */
export function commandsOf(place: Place): Command[] {
  const { assistant, assistants } = place;
  const others = assistants.filter(({ assistantId }) => assistantId !== assistant?.assistantId);
  return [
    ...(assistant ? assistantPages(place, assistant) : []),
    ...organizationPages(place),
    ...(assistant ? assistantActions(place, assistant) : []),
    ...organizationActions(place),
    ...others.flatMap((other) => [...assistantPages(place, other), ...assistantActions(place, other)]),
    ...accountPages(place),
  ];
}

function assistantPages(place: Place, { assistantId, name }: Place['assistants'][number]): Command[] {
  const { also, groups } = texts.palette;
  const { title: kind, tabs } = texts.assistant;
  const params = { organizationId: place.organization?.organizationId ?? '', assistantId };
  const isCurrent = place.assistant?.assistantId === assistantId;
  const group = isCurrent ? name : groups.assistants;
  const page = (title: string, run: NavigateOptions, more?: string): Command => ({
    id: `${assistantId} ${String(run.to)}`,
    group,
    title,
    // The heading of the group has the name of the current one; it is found by it all the same.
    ...(isCurrent ? { also: `${name} ${more ?? ''}` } : { detail: name, also: more }),
    isOffered: isCurrent,
    run,
  });
  return [
    {
      ...page(name, { to: ASSISTANT, params }),
      detail: kind,
      also: also.home,
      isOffered: true,
    },
    page(tabs.catalogue, { to: `${ASSISTANT}/catalogue`, params }, also.catalogue),
    page(tabs.crawls, { to: `${ASSISTANT}/crawls`, params }, also.crawls),
    page(tabs.knowledge, { to: `${ASSISTANT}/knowledge`, params }, also.knowledge),
    page(tabs.conversations, { to: `${ASSISTANT}/conversations`, params }, also.conversations),
    page(tabs.questions, { to: `${ASSISTANT}/questions`, params }, also.questions),
    page(tabs.playground, { to: `${ASSISTANT}/playground`, params }, also.playground),
    page(tabs.insight, { to: `${ASSISTANT}/insight`, params }, also.insight),
    ...(may(place, 'catalogue:edit')
      ? [page(tabs.settings, { to: `${ASSISTANT}/settings`, params }, also.assistantSettings)]
      : []),
  ];
}

function assistantActions(place: Place, { assistantId, name, siteUrl }: Place['assistants'][number]): Command[] {
  if (!may(place, 'catalogue:edit')) return [];
  const words = texts.palette;
  const params = { organizationId: place.organization?.organizationId ?? '', assistantId };
  const action = (title: string, hash: DialogHash, to: NavigateOptions['to']): Command => ({
    id: `${assistantId} ${hash}`,
    group: words.groups.actions,
    title,
    detail: name,
    isOffered: place.assistant?.assistantId === assistantId,
    run: { to, params, hash } as NavigateOptions,
  });
  return [
    action(words.addProduct, 'add-product', `${ASSISTANT}/catalogue`),
    ...(siteUrl === null ? [] : [action(words.startCrawl, 'start-crawl', `${ASSISTANT}/crawls`)]),
    action(words.addKnowledge, 'add-knowledge', `${ASSISTANT}/knowledge`),
  ];
}

function organizationPages(place: Place): Command[] {
  const { organization } = place;
  if (!organization) return [];
  const { shell } = texts;
  const { also } = texts.palette;
  const params = { organizationId: organization.organizationId };
  const page = (title: string, run: NavigateOptions, more = ''): Command => ({
    id: String(run.to),
    group: organization.name,
    title,
    also: `${organization.name} ${more}`,
    isOffered: true,
    run,
  });
  return [
    page(shell.assistants, { to: `${ORGANIZATION}/assistants`, params }),
    page(shell.members, { to: `${ORGANIZATION}/members`, params }, also.members),
    page(shell.keys, { to: `${ORGANIZATION}/keys`, params }, also.keys),
    page(shell.connect, { to: `${ORGANIZATION}/connect`, params }, also.connect),
    ...(manages(place) ? [page(shell.audit, { to: `${ORGANIZATION}/audit`, params }, also.audit)] : []),
    page(shell.settings, { to: `${ORGANIZATION}/settings`, params }, also.organizationSettings),
  ];
}

function organizationActions(place: Place): Command[] {
  const { organization } = place;
  if (!organization) return [];
  const words = texts.palette;
  const params = { organizationId: organization.organizationId };
  const action = (title: string, hash: DialogHash, to: NavigateOptions['to']): Command => ({
    id: hash,
    group: words.groups.actions,
    title,
    detail: organization.name,
    isOffered: true,
    run: { to, params, hash } as NavigateOptions,
  });
  return [
    ...(may(place, 'assistants:edit') ? [action(words.addShop, 'add-shop', `${ORGANIZATION}/assistants`)] : []),
    action(words.createKey, 'new-key', `${ORGANIZATION}/keys`),
    ...(manages(place) ? [action(words.invite, 'invite', `${ORGANIZATION}/members`)] : []),
  ];
}

function accountPages({ organizations }: Place): Command[] {
  const { shell, palette } = texts;
  const page = (title: string, to: '/account' | '/account/security' | '/account/apps', also: string): Command => ({
    id: to,
    group: shell.yourAccount,
    title,
    also,
    isOffered: true,
    run: { to },
  });
  return [
    page(shell.account, '/account', palette.also.account),
    page(shell.security, '/account/security', palette.also.security),
    page(shell.apps, '/account/apps', palette.also.apps),
    ...(organizations.length > 1
      ? [
          {
            id: '/overview',
            group: palette.groups.organizations,
            title: palette.overview,
            run: { to: '/overview' } as const,
          },
        ]
      : []),
    {
      id: '/organizations/new',
      group: palette.groups.actions,
      title: palette.newOrganization,
      run: { to: '/organizations/new' },
    },
  ];
}
