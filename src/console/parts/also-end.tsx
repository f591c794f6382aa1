import { Choices } from './form.tsx';

/** What else ends when the password changes. Sends `ends`: sessions, apps. */
export function AlsoEnd({ others = false }: { others?: boolean }) {
  return (
    <Choices
      name="ends"
      label="Also"
      options={[
        {
          value: 'sessions',
          label: others ? 'Sign out every other device' : 'Sign out every device',
          description: 'Whoever uses your account there has to sign in with the new password.',
        },
        {
          value: 'apps',
          label: 'Disconnect connected apps',
          description: 'Agents and apps that work in your name have to ask you again.',
        },
      ]}
      defaultValue={others ? ['sessions'] : ['sessions', 'apps']}
    />
  );
}
