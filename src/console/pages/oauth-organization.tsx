import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { account } from '../api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Form } from '../parts/form.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { SignedInAs } from '../parts/signed-in-as.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { useAccountQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';

const words = texts.oauth.organization;

export function OAuthOrganizationPage() {
  // Keep the signed query: the URL may change during the redirect.
  const [query] = useState(() => location.search.slice(1));
  const authorization = useAccountQuery('get_authorization', { query });
  const { title } = words;
  if (!authorization.data)
    return (
      <Standalone title={title}>
        {authorization.error ? <ErrorAlert error={authorization.error} /> : <Skeleton height={160} />}
      </Standalone>
    );
  const { client, organizations, organization, account: person } = authorization.data;
  const options = organizations.map((one) => ({
    value: one.organizationId,
    label: one.name,
    description: words.yourRole(texts.roles.names[one.role].label),
  }));
  const chosen = organization?.organizationId ?? options[0]?.value;
  return (
    <Standalone
      title={title}
      lead={words.lead(client.name)}
      footer={<SignedInAs email={person.email} back={`/sign-in?${query}`} />}
    >
      {chosen ? (
        <Form
          submit={words.submit}
          send={({ text }) => account.choose_organization({ query, organizationId: text('organizationId') })}
          done={({ url }) => location.assign(url)}
        >
          <Choice name="organizationId" label={words.label} options={options} defaultValue={chosen} />
        </Form>
      ) : (
        <>
          <Text>{words.none}</Text>
          <div>
            <ButtonLink to="/organizations/new" search={{ next: `/oauth/organization?${query}` }}>
              {words.create}
            </ButtonLink>
          </div>
        </>
      )}
    </Standalone>
  );
}
