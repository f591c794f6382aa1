import { Choices } from './form.tsx';

/** The field `ends`: the access to revoke as well when the password changes. */
export function RevocationChoices({ others = false }: { others?: boolean }) {
  return (
    <Choices
      name="ends"
      label="Also"
      options={[
        {
          value: 'sessions',
          label: others ? 'Sign out of all other devices' : 'Sign out of all devices',
          description: 'Anyone using your account there will have to sign in with the new password.',
        },
        {
          value: 'apps',
          label: 'Disconnect all apps',
          description: 'Agents and apps acting on your behalf will need your approval again.',
        },
      ]}
      defaultValue={others ? ['sessions'] : ['sessions', 'apps']}
    />
  );
}
