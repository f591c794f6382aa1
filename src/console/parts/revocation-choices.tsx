import { texts } from '../texts/texts.ts';
import { Choices } from './form.tsx';

const words = texts.passwords.revoke;

/** The field `ends`: the access to revoke as well when the password changes. */
export function RevocationChoices({ others = false }: { others?: boolean }) {
  return (
    <Choices
      name="ends"
      label={words.label}
      options={[
        {
          value: 'sessions',
          label: others ? words.sessions.labelForOthers : words.sessions.label,
          description: words.sessions.description,
        },
        {
          value: 'apps',
          ...words.apps,
        },
      ]}
      defaultValue={others ? ['sessions'] : ['sessions', 'apps']}
    />
  );
}
