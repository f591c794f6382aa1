import { Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { account } from '../api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Form } from '../parts/form.tsx';
import { LinkHint } from '../parts/link-hint.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { SignedInAs } from '../parts/signed-in-as.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { Time } from '../parts/time.tsx';
import { ResendLink } from '../parts/verify-email.tsx';
import { accountQuery, queryClient, useAccountQuery, visitorQuery } from '../queries.ts';
import { ROLES } from '../roles.ts';

/** The page refetches when it regains focus, so it continues by itself after the confirmation. */
function VerifyEmailFirst({ email }: { email: string }) {
  return (
    <>
      <Text>
        To join, confirm your email address first: open the confirmation link for {email}, then come back to this page.{' '}
        <LinkHint />
      </Text>
      <ResendLink email={email} />
    </>
  );
}

export function InvitationPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const invitation = useAccountQuery('get_invitation', { token });
  const person = useQuery(visitorQuery);
  const navigate = useNavigate();
  if (invitation.error)
    return (
      <Standalone title="This invitation is not valid" lead="Ask the person who invited you for a new link.">
        <ErrorAlert error={invitation.error} />
      </Standalone>
    );
  if (!invitation.data || person.isPending)
    return (
      <Standalone title="Your invitation">
        <Skeleton height={120} />
      </Standalone>
    );
  const { organizationName, role, invitedBy, expiresAt } = invitation.data;
  const carried = { search: { next: '/invitation' }, hash: token };
  return (
    <Standalone
      title={`Join ${organizationName}`}
      lead={invitedBy ? `${invitedBy} invited you.` : 'You’ve been invited.'}
      footer={person.data && <SignedInAs email={person.data.email} back={`/sign-in?next=/invitation#${token}`} />}
    >
      <Text>
        You’ll join as <strong>{ROLES[role].label}</strong>. {ROLES[role].description}
      </Text>
      {person.data && !person.data.emailVerified && <VerifyEmailFirst email={person.data.email} />}
      {person.data?.emailVerified && (
        <Form
          submit="Accept invitation"
          send={() => account.accept_invitation({ token })}
          done={async ({ organizationId }) => {
            await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
            await navigate({ to: '/organizations/$organizationId/assistants', params: { organizationId } });
          }}
        />
      )}
      {!person.data && (
        <Group>
          <ButtonLink to="/sign-up" {...carried}>
            Create an account
          </ButtonLink>
          <ButtonLink to="/sign-in" {...carried} variant="default">
            Sign in
          </ButtonLink>
        </Group>
      )}
      <Text size="sm" c="dimmed">
        This invitation expires on <Time at={expiresAt} />.
      </Text>
    </Standalone>
  );
}
