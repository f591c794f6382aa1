import { Outlet } from '@tanstack/react-router';
import { ButtonLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { useMembership } from '../queries.ts';

/** The pages of an organization, for its members. */
export function OrganizationPages() {
  const membership = useMembership();
  // Another organization is another page: what was typed or opened in one does not stay for the next.
  if (membership) return <Outlet key={membership.organizationId} />;
  return (
    <Page title="There is no such organization here" lead="It may be deleted, or your account is not a member of it.">
      <div>
        <ButtonLink to="/">Go to the start page</ButtonLink>
      </div>
    </Page>
  );
}
