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
import { texts } from '../texts/texts.ts';
import type { Authorization } from '../types.ts';

const words = texts.oauth.consent;

const READ = { value: 'read', label: texts.oauth.access.read, description: words.read } as const;

export function OAuthConsentPage() {
  const [query] = useState(() => location.search.slice(1));
  const authorization = useAccountQuery('get_authorization', { query });
  const [leaving, setLeaving] = useState(false);
  const { data, error } = authorization;
  if (!data)
    return (
      <Standalone title={words.loading}>{error ? <ErrorAlert error={error} /> : <Skeleton height={240} />}</Standalone>
    );
  if (leaving) return <Standalone title={words.left.title} lead={words.left.lead(data.client.name)} />;
  return (
    <Standalone
      title={words.title(data.client.name)}
      lead={words.lead}
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
  return THIS_COMPUTER.test(host) ? words.thisComputer(host) : host;
}

/** Only the redirect URI is verified: anyone can register an app under any name and site. */
function Warning({ client: { host, isVerified, redirectHost } }: Pick<Authorization, 'client'>) {
  const claim = isVerified ? words.warning.verified(host) : words.warning.claimed(host);
  return (
    <Alert
      role="note"
      color="orange"
      title={
        <Text span inherit c="var(--mantine-color-text)">
          {words.warning.title(host)}
        </Text>
      }
    >
      {THIS_COMPUTER.test(redirectHost)
        ? words.warning.toThisComputer(claim)
        : words.warning.elsewhere(claim, redirectHost)}
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
  const changes = access === 'write' && organization ? words.changes[organization.role] : undefined;
  const options = changes
    ? [READ, { value: 'write', label: texts.oauth.access.write, description: changes } as const]
    : [READ];
  return (
    <>
      <DescriptionList
        items={[
          [words.name, client.name],
          [client.isVerified ? words.from : words.claimsToBeFrom, client.host ?? words.notStated],
          [words.redirectsTo, <span title={client.redirectUri}>{hostLabel(client.redirectHost)}</span>],
          [
            words.organization,
            <>
              {organization
                ? words.organizationAndRole(organization.name, texts.roles.names[organization.role].label)
                : words.noOrganization}{' '}
              <Anchor href={`/oauth/organization?${query}`} inherit>
                {words.change}
              </Anchor>
            </>,
          ],
        ]}
      />
      {client.returnsElsewhere && <Warning client={client} />}
      <Text size="sm" c="dimmed">
        {client.isVerified ? words.verified(client.host) : words.unverified}
      </Text>
      <Form
        submit={words.approve}
        send={({ text }) => account.approve_authorization({ query, access: text('access') as Authorization['access'] })}
        done={({ url }) => leave(url)}
        beside={
          <Button variant="default" loading={deny.isPending} onClick={() => deny.mutate()}>
            {words.deny}
          </Button>
        }
      >
        <Choice name="access" label={words.access} options={options} defaultValue="read" />
        {deny.error && <ErrorAlert error={deny.error} />}
      </Form>
    </>
  );
}
