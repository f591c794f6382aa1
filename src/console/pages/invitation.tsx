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
import { texts } from '../texts/texts.ts';

const words = texts.invitations.page;

/** The page refetches when it regains focus, so it continues by itself after the confirmation. */
function VerifyEmailFirst({ email }: { email: string }) {
  return (
    <>
      <Text>
        {words.confirmFirst(email)} <LinkHint />
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
      <Standalone title={words.invalid.title} lead={words.invalid.lead}>
        <ErrorAlert error={invitation.error} />
      </Standalone>
    );
  if (!invitation.data || person.isPending)
    return (
      <Standalone title={words.loading}>
        <Skeleton height={120} />
      </Standalone>
    );
  const { organizationName, role, invitedBy, expiresAt } = invitation.data;
  const { label, description } = texts.roles.names[role];
  const carried = { search: { next: '/invitation' }, hash: token };
  return (
    <Standalone
      title={words.title(organizationName)}
      lead={invitedBy ? words.invitedBy(invitedBy) : words.invited}
      footer={person.data && <SignedInAs email={person.data.email} back={`/sign-in?next=/invitation#${token}`} />}
    >
      <Text>{words.role(<strong>{label}</strong>, description)}</Text>
      {person.data && !person.data.emailVerified && <VerifyEmailFirst email={person.data.email} />}
      {person.data?.emailVerified && (
        <Form
          submit={words.accept}
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
            {words.createAccount}
          </ButtonLink>
          <ButtonLink to="/sign-in" {...carried} variant="default">
            {words.signIn}
          </ButtonLink>
        </Group>
      )}
      <Text size="sm" c="dimmed">
        {words.expires(<Time at={expiresAt} />)}
      </Text>
    </Standalone>
  );
}
