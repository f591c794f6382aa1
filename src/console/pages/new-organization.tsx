import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { account } from '../api.ts';
import { Field, Form } from '../parts/form.tsx';
import { TextLink } from '../parts/link.tsx';
import { SignedInAs } from '../parts/signed-in-as.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { accountQuery, queryClient, useAccount } from '../queries.ts';
import { localPath } from '../redirects.ts';

export function NewOrganizationPage() {
  const { organizations, email } = useAccount();
  const { next } = useSearch({ from: '/signed-in/organizations/new' });
  const navigate = useNavigate();
  const { history } = useRouter();
  return (
    <Standalone
      title="Create your organization"
      lead="An organization holds your assistants, and the people and API keys that can access them."
      footer={
        organizations.length > 0 ? <TextLink to="/">Back</TextLink> : <SignedInAs email={email} back="/sign-in" />
      }
    >
      <Form
        submit="Create organization"
        send={({ text }) => account.create_organization({ name: text('name') })}
        done={async ({ organizationId }) => {
          await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
          if (next) history.push(localPath(next));
          else await navigate({ to: '/organizations/$organizationId/assistants', params: { organizationId } });
        }}
      >
        <Field
          name="name"
          label="Name"
          description="Usually the name of your shop or company."
          autoComplete="organization"
          maxLength={200}
        />
      </Form>
    </Standalone>
  );
}
