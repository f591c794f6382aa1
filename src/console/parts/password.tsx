import { texts } from '../texts/texts.ts';
import { Field } from './form.tsx';

const words = texts.passwords;

/** The field `password`, with which someone who is signed in confirms a change. */
export const Password = () => (
  <Field name="password" type="password" label={words.current} autoComplete="current-password" />
);

/** The field `newPassword`. */
export const NewPassword = () => (
  <Field
    name="newPassword"
    type="password"
    label={words.new}
    description={words.newHint}
    autoComplete="new-password"
    minLength={12}
  />
);
