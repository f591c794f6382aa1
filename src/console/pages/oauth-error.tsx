import { Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { Facts } from '../parts/facts.tsx';
import { Standalone } from '../parts/standalone.tsx';

const START_AGAIN = 'Go back to the app and start again from there.';
const ADD_AGAIN = 'Remove Aisle from the app’s settings and add it again: the app then introduces itself anew.';
const ASKED_WRONGLY = [
  'The app asked for something in a way that Aisle does not know.',
  'See whether there is a newer version of the app, and start again from there.',
] as const;

/** What happened, and what to do about it, by the codes of RFC 6749 and of the account library. */
const ERRORS = new Map<string, readonly [happened: string, toDo: string]>([
  ['invalid_client', ['Aisle does not know this app, or not any more.', ADD_AGAIN]],
  ['client_disabled', ['This app is switched off here.', 'Ask whoever runs Aisle for you.']],
  ['unauthorized_client', ['This app may not connect in this way.', ADD_AGAIN]],
  [
    'invalid_redirect',
    ['The app wants to send you to an address that is not its own. Nothing was approved.', ADD_AGAIN],
  ],
  ['invalid_request', ASKED_WRONGLY],
  ['invalid_scope', ASKED_WRONGLY],
  ['invalid_target', ASKED_WRONGLY],
  ['unsupported_response_type', ASKED_WRONGLY],
  ['access_denied', ['The app was not approved.', START_AGAIN]],
]);

const UNKNOWN = ['Something did not work on the way.', START_AGAIN] as const;

/** Shown where an app cannot be told what went wrong, since it is not certain which app it is. */
export function OAuthErrorPage() {
  const { error, error_description: description } = useSearch({ from: '/oauth/error' });
  const [happened, toDo] = ERRORS.get(error ?? '') ?? UNKNOWN;
  return (
    <Standalone title="The app could not be connected" lead={happened}>
      <Text>{toDo}</Text>
      {error && (
        <Facts
          facts={[
            ['Error', error],
            // Anybody can write a link to this page: the words are shown as somebody's, and few of them.
            ...(description ? [['Message', `“${description.slice(0, 200)}”`] as const] : []),
          ]}
        />
      )}
    </Standalone>
  );
}
