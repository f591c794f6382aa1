import { Outlet } from '@tanstack/react-router';
import { ButtonLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { useMembership } from '../queries.ts';

export function OrganizationPages() {
  const membership = useMembership();
  // Remount when the organization changes, so that no input or open dialog carries over.
  if (membership) return <Outlet key={membership.organizationId} />;
  return (
    <Page title="Organization not found" lead="It may have been deleted, or you are not a member of it.">
      <div>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </Page>
  );
}
