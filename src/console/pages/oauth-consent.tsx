import { Alert, Anchor, Button, Skeleton, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { account } from '../api.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Form } from '../parts/form.tsx';
import { SignedInAs } from '../parts/signed-in-as.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { useAccountQuery } from '../queries.ts';
import { ROLES } from '../roles.ts';
import type { Authorization, Role } from '../types.ts';

const READ = {
  value: 'read',
  label: 'View only',
  description: 'Assistants, catalogue, knowledge and crawls.',
} as const;

/** The role's permissions beyond viewing. */
const CHANGES: Readonly<Record<Role, string | undefined>> = {
  owner: 'Also create, edit and delete assistants, start crawls, and edit catalogue and knowledge.',
  admin: 'Also create, edit and delete assistants, start crawls, and edit catalogue and knowledge.',
  editor: 'Also start crawls and edit catalogue and knowledge.',
  viewer: undefined,
};

export function OAuthConsentPage() {
  const [query] = useState(() => location.search.slice(1));
  const authorization = useAccountQuery('get_authorization', { query });
  const [leaving, setLeaving] = useState(false);
  const { data, error } = authorization;
  if (!data)
    return (
      <Standalone title="Connect an app">{error ? <ErrorAlert error={error} /> : <Skeleton height={240} />}</Standalone>
    );
  if (leaving) return <Standalone title="You can close this window" lead={`Continue in “${data.client.name}”.`} />;
  return (
    <Standalone
      title={`Connect “${data.client.name}”?`}
      lead="It will be able to use Aisle on your behalf until you disconnect it."
      footer={<SignedInAs email={data.account.email} back={`/sign-in?${query}`} />}
    >
      <Decision
        query={query}
        authorization={data}
        leave={(url) => {
          location.assign(url);
          // A custom scheme opens a local app and leaves this page open.
          setLeaving(true);
        }}
      />
    </Standalone>
  );
}

/** Matches a loopback address or a custom scheme (`app://…`), which any local program may claim. */
const THIS_COMPUTER = /^(?:(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)|[\w.+-]+:\/\/)/;

function hostLabel(host: string): string {
  return THIS_COMPUTER.test(host) ? `A program on this computer (${host})` : host;
}

/** Only the redirect URI is verified: anyone can register an app under any name and site. */
function Warning({ client: { host, isVerified, redirectHost } }: Pick<Authorization, 'client'>) {
  const claim = isVerified ? `Its details come from ${host}` : `It claims to be from ${host}`;
  return (
    <Alert
      role="note"
      color="orange"
      title={
        <Text span inherit c="var(--mantine-color-text)">
          Is this really from {host}?
        </Text>
      }
    >
      {THIS_COMPUTER.test(redirectHost)
        ? `${claim}, but approving gives access to a program on this computer, and any program can make that claim. Approve only if you just started it yourself.`
        : `${claim}, but approving gives access to ${redirectHost}. Approve only if you know that the two belong together.`}
    </Alert>
  );
}

interface DecisionProps {
  query: string;
  authorization: Authorization;
  leave: (url: string) => void;
}

function Decision({ query, authorization: { client, access, organization }, leave }: DecisionProps) {
  const deny = useMutation({
    mutationFn: () => account.deny_authorization({ query }),
    onSuccess: ({ url }) => leave(url),
  });
  const changes = access === 'write' && organization ? CHANGES[organization.role] : undefined;
  const options = changes ? [READ, { value: 'write', label: 'View and edit', description: changes } as const] : [READ];
  return (
    <>
      <DescriptionList
        items={[
          ['Name', client.name],
          [client.isVerified ? 'From' : 'Claims to be from', client.host ?? 'Not stated'],
          ['Redirects to', <span title={client.redirectUri}>{hostLabel(client.redirectHost)}</span>],
          [
            'Organization',
            <>
              {organization ? `${organization.name} (${ROLES[organization.role].label})` : 'None selected'}{' '}
              <Anchor href={`/oauth/organization?${query}`} inherit>
                Change
              </Anchor>
            </>,
          ],
        ]}
      />
      {client.returnsElsewhere && <Warning client={client} />}
      <Text size="sm" c="dimmed">
        {client.isVerified
          ? `The name is provided by ${client.host}. Approve only if you just started this yourself.`
          : 'The app provides its own name and origin, and we can’t verify them. Approve only if you just started this yourself.'}
      </Text>
      <Form
        submit="Approve"
        send={({ text }) => account.approve_authorization({ query, access: text('access') as Authorization['access'] })}
        done={({ url }) => leave(url)}
        beside={
          <Button variant="default" loading={deny.isPending} onClick={() => deny.mutate()}>
            Deny
          </Button>
        }
      >
        <Choice name="access" label="Access" options={options} defaultValue="read" />
        {deny.error && <ErrorAlert error={deny.error} />}
      </Form>
    </>
  );
}
