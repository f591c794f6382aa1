import { Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { DescriptionList } from '../parts/description-list.tsx';
import { Standalone } from '../parts/standalone.tsx';

const START_AGAIN = 'Go back to the app and try again.';
const ADD_AGAIN = 'Remove Aisle in the app’s settings, then add it again.';
const UNSUPPORTED = [
  'The app sent a request that Aisle does not support.',
  'Check for a newer version of the app, then try again.',
] as const;

/** Explains the error codes of RFC 6749 and of the account library, each with the next step. */
const ERRORS = new Map<string, readonly [summary: string, nextStep: string]>([
  ['invalid_client', ['Aisle does not recognize this app.', ADD_AGAIN]],
  ['client_disabled', ['This app is disabled.', 'Contact the operator of this Aisle server.']],
  ['unauthorized_client', ['This app is not allowed to connect this way.', ADD_AGAIN]],
  [
    'invalid_redirect',
    ['The app tried to send you to an address that it has not registered. Nothing was approved.', ADD_AGAIN],
  ],
  ['invalid_request', UNSUPPORTED],
  ['invalid_scope', UNSUPPORTED],
  ['invalid_target', UNSUPPORTED],
  ['unsupported_response_type', UNSUPPORTED],
  ['access_denied', ['The app was not approved.', START_AGAIN]],
]);

const UNKNOWN = ['Something went wrong.', START_AGAIN] as const;

/** Shown when the error cannot be sent to the app, because the app could not be verified. */
export function OAuthErrorPage() {
  const { error, error_description: description } = useSearch({ from: '/oauth/error' });
  const [summary, nextStep] = ERRORS.get(error ?? '') ?? UNKNOWN;
  return (
    <Standalone title="Could not connect the app" lead={summary}>
      <Text>{nextStep}</Text>
      {error && (
        <DescriptionList
          items={[
            ['Error', error],
            // Anyone can link to this page with any message: quote and truncate it.
            ...(description ? [['Message', `“${description.slice(0, 200)}”`] as const] : []),
          ]}
        />
      )}
    </Standalone>
  );
}
