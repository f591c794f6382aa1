import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { account } from '../api.ts';
import { Failure } from '../parts/failure.tsx';
import { Choice, Form } from '../parts/form.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { SignedInAs } from '../parts/signed-in-as.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { useAccountQuery } from '../queries.ts';
import { ROLES } from '../roles.ts';

export function OAuthOrganizationPage() {
  // As it was signed: the address may change while the answer takes the browser away.
  const [query] = useState(() => location.search.slice(1));
  const authorization = useAccountQuery('get_authorization', { query });
  const title = 'Choose an organization';
  if (!authorization.data)
    return (
      <Standalone title={title}>
        {authorization.error ? <Failure error={authorization.error} /> : <Skeleton height={160} />}
      </Standalone>
    );
  const { client, organizations, organization, account: person } = authorization.data;
  const options = organizations.map((one) => ({
    value: one.organizationId,
    label: one.name,
    description: `You are ${ROLES[one.role].label.toLowerCase()} here.`,
  }));
  const chosen = organization?.organizationId ?? options[0]?.value;
  return (
    <Standalone
      title={title}
      lead={`“${client.name}” will work in this one only.`}
      footer={<SignedInAs email={person.email} back={`/sign-in?${query}`} />}
    >
      {chosen ? (
        <Form
          submit="Continue"
          send={({ text }) => account.choose_organization({ query, organizationId: text('organizationId') })}
          done={({ url }) => location.assign(url)}
        >
          <Choice name="organizationId" label="Organization" options={options} defaultValue={chosen} />
        </Form>
      ) : (
        <>
          <Text>Your account belongs to no organization yet. Create one first.</Text>
          <div>
            <ButtonLink to="/organizations/new" search={{ next: `/oauth/organization?${query}` }}>
              Create an organization
            </ButtonLink>
          </div>
        </>
      )}
    </Standalone>
  );
}
