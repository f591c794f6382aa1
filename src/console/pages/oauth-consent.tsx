import { Alert, Anchor, Button, Skeleton, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { account } from '../api.ts';
import { Facts } from '../parts/facts.tsx';
import { Failure } from '../parts/failure.tsx';
import { Choice, Form } from '../parts/form.tsx';
import { SignedInAs } from '../parts/signed-in-as.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { useAccountQuery } from '../queries.ts';
import { ROLES } from '../roles.ts';
import type { Authorization, Role } from '../types.ts';

const READ = { value: 'read', label: 'Only see', description: 'Assistants, catalogue, knowledge and crawls.' } as const;

/** What the role adds to seeing; a viewer's adds nothing. */
const CHANGES: Readonly<Record<Role, string | undefined>> = {
  owner: 'All of that; create, change and delete assistants, start crawls, edit catalogue and knowledge.',
  admin: 'All of that; create, change and delete assistants, start crawls, edit catalogue and knowledge.',
  editor: 'All of that, and edit catalogue and knowledge.',
  viewer: undefined,
};

export function OAuthConsentPage() {
  const [query] = useState(() => location.search.slice(1));
  const authorization = useAccountQuery('get_authorization', { query });
  const [leaving, setLeaving] = useState(false);
  const { data, error } = authorization;
  if (!data)
    return (
      <Standalone title="Connect an app">{error ? <Failure error={error} /> : <Skeleton height={240} />}</Standalone>
    );
  if (leaving)
    return (
      <Standalone
        title="You may close this window"
        lead={`“${data.client.name}” has been told and goes on by itself.`}
      />
    );
  return (
    <Standalone
      title={`Connect “${data.client.name}”?`}
      lead="It will work with Aisle in your name, until you disconnect it."
      footer={<SignedInAs email={data.account.email} back={`/sign-in?${query}`} />}
    >
      <Decision
        query={query}
        authorization={data}
        leave={(url) => {
          location.assign(url);
          // An address of an app of this machine opens the app, and leaves the page standing.
          setLeaving(true);
        }}
      />
    </Standalone>
  );
}

/** A loopback address, or a scheme of an app's own (`cursor://…`), is whatever answers to it on the reader's machine. */
const THIS_COMPUTER = /^(?:(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)|[\w.+-]+:\/\/)/;

function placeOf(host: string): string {
  return THIS_COMPUTER.test(host) ? `A program on this computer (${host})` : host;
}

/** Anybody can register under any name and site; where the answer goes is the one thing that is known. */
function Warning({ client: { host, isVerified, redirectHost } }: Pick<Authorization, 'client'>) {
  const claim = isVerified ? `It is described by ${host}` : `It says it is from ${host}`;
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
        ? `${claim}, but the answer goes to a program on this computer, and any program can say so. Approve only if you have just started it yourself.`
        : `${claim}, but the answer goes to ${redirectHost}. Approve only if you know that both belong together.`}
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
  const options = changes ? [READ, { value: 'write', label: 'See and change', description: changes } as const] : [READ];
  return (
    <>
      <Facts
        facts={[
          ['Calls itself', client.name],
          [client.isVerified ? 'Is from' : 'Says it is from', client.host ?? 'It does not say'],
          ['Returns to', <span title={client.redirectUri}>{placeOf(client.redirectHost)}</span>],
          [
            'Organization',
            <>
              {organization ? `${organization.name} (${ROLES[organization.role].label})` : 'None chosen'}{' '}
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
          ? `The name is what ${client.host} calls it. Approve only what you have just started yourself.`
          : 'Name and origin are the app’s own words. Approve only what you have just started yourself.'}
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
        <Choice name="access" label="It may" options={options} defaultValue="read" />
        {deny.error && <Failure error={deny.error} />}
      </Form>
    </>
  );
}
