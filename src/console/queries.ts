import { QueryClient, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { CallError } from '../client/index.ts';
import { account, organization } from './api.ts';
import { ROLE_PERMISSIONS } from './roles.ts';
import type { AccountCalls, OrganizationCalls, Permission } from './types.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Retry only network errors and failures inside the service.
      retry: (failures, error) =>
        failures < 2 && error instanceof CallError && (error.status === 0 || error.status > 500),
    },
  },
});

export const accountQuery = queryOptions({
  queryKey: ['account', 'get_account'],
  queryFn: () => account.get_account({}),
});

/** The signed-in account, or null, for public pages. */
export const visitorQuery = queryOptions({
  queryKey: ['account', 'visitor'],
  queryFn: () =>
    account.get_account({}).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 401) return null;
      throw error;
    }),
  // The user may have signed in, or confirmed their address, in another tab.
  refetchOnWindowFocus: 'always',
});

/** The signed-in account, which the route loads before it renders. */
export const useAccount = () => useSuspenseQuery(accountQuery).data;

export function useAccountQuery<Name extends keyof AccountCalls>(name: Name, input: Parameters<AccountCalls[Name]>[0]) {
  return useQuery({ queryKey: ['account', name, input], queryFn: () => account[name](input) });
}

/** The account's membership in the URL's organization; undefined if it is not a member. */
export function useMembership() {
  const { organizationId } = useParams({ strict: false });
  return useAccount().organizations.find((one) => one.organizationId === organizationId);
}

/** Falls back to the organization used last, for pages that belong to none. */
export function useCurrentMembership() {
  const { activeOrganizationId, organizations } = useAccount();
  const membership = useMembership();
  const active = organizations.find((one) => one.organizationId === activeOrganizationId);
  return membership ?? active ?? organizations[0];
}

type Membership = NonNullable<ReturnType<typeof useMembership>>;

/**
 * The membership that the pages of an organization are rendered with. They do not read it from the account: while somebody
 * leaves the organization, a page would be rendered once more without it.
 */
export const MembershipContext = createContext<Membership | undefined>(undefined);

/** The page's organization, with the user's role and its operations. */
export function useOrganization() {
  const membership = use(MembershipContext);
  if (!membership) throw new Error('useOrganization outside an organization page');
  const { organizationId, role } = membership;
  return {
    ...membership,
    manages: role === 'owner' || role === 'admin',
    may: (permission: Permission) => ROLE_PERMISSIONS[role].includes(permission),
    call: organization(organizationId),
  };
}

export function useOrganizationQuery<Name extends keyof OrganizationCalls>(
  name: Name,
  input: Parameters<OrganizationCalls[Name]>[0],
  enabled = true,
) {
  const { organizationId } = useOrganization();
  return useQuery({ ...organizationQuery(organizationId, name, input), enabled });
}

/** For routes, which ask before their page is rendered. */
export function ask<Name extends keyof OrganizationCalls>(
  organizationId: string,
  name: Name,
  input: Parameters<OrganizationCalls[Name]>[0],
): void {
  void queryClient.prefetchQuery(organizationQuery(organizationId, name, input));
}

function organizationQuery<Name extends keyof OrganizationCalls>(
  organizationId: string,
  name: Name,
  input: Parameters<OrganizationCalls[Name]>[0],
) {
  return queryOptions({
    queryKey: ['organization', organizationId, name, input],
    queryFn: () => organization(organizationId)[name](input),
  });
}
