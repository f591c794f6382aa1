import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { account } from '../api.ts';
import { Field, Form } from '../parts/form.tsx';
import { TextLink } from '../parts/link.tsx';
import { SignedInAs } from '../parts/signed-in-as.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { accountQuery, queryClient, useAccount } from '../queries.ts';
import { localPath } from '../redirects.ts';
import { texts } from '../texts/texts.ts';

const words = texts.organization.create;

export function NewOrganizationPage() {
  const { organizations, email } = useAccount();
  const { next } = useSearch({ from: '/signed-in/organizations/new' });
  const navigate = useNavigate();
  const { history } = useRouter();
  return (
    <Standalone
      title={words.title}
      lead={words.lead}
      footer={
        organizations.length > 0 ? (
          <TextLink to="/">{words.back}</TextLink>
        ) : (
          <SignedInAs email={email} back="/sign-in" />
        )
      }
    >
      <Form
        submit={words.submit}
        send={({ text }) => account.create_organization({ name: text('name') })}
        done={async ({ organizationId }) => {
          await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
          if (next) history.push(localPath(next));
          else await navigate({ to: '/organizations/$organizationId/assistants', params: { organizationId } });
        }}
      >
        <Field
          name="name"
          label={words.name}
          description={words.nameHint}
          autoComplete="organization"
          maxLength={200}
        />
      </Form>
    </Standalone>
  );
}
