import { Outlet } from '@tanstack/react-router';
import { ButtonLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { MembershipContext, useMembership } from '../queries.ts';
import { texts } from '../texts/texts.ts';

const words = texts.organization.notFound;

export function OrganizationPages() {
  const membership = useMembership();
  // Remount when the organization changes, so that no input or open dialog carries over.
  if (membership)
    return (
      <MembershipContext value={membership}>
        <Outlet key={membership.organizationId} />
      </MembershipContext>
    );
  return (
    <Page title={words.title} lead={words.lead}>
      <div>
        <ButtonLink to="/">{words.home}</ButtonLink>
      </div>
    </Page>
  );
}
