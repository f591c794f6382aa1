import { Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { account } from '../api.ts';
import { NOTIFICATION_NAMES } from '../notification-names.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';
import type { NotificationKind } from '../types.ts';

/** Ends emails as soon as their link is opened. */
export function UnsubscribePage() {
  const { token = '', kind = '' } = useSearch({ from: '/unsubscribe' });
  const { mutate, data, error } = useMutation({
    mutationFn: (link: Parameters<typeof account.unsubscribe>[0]) => account.unsubscribe(link),
  });
  // The service refuses a kind that it does not know.
  useEffect(() => mutate({ token, kind: kind as NotificationKind }), [mutate, token, kind]);
  if (error)
    return (
      <Standalone title="This did not work" lead="You still get these emails. Turn them off on your account’s page.">
        <ErrorAlert error={error} />
        <AccountLink />
      </Standalone>
    );
  if (!data)
    return (
      <Standalone title="Emails">
        <Skeleton height={120} />
      </Standalone>
    );
  return (
    <Standalone
      title="You’re unsubscribed"
      lead={`You get no more emails of this kind: ${NOTIFICATION_NAMES[data.kind].label}. You can turn them on again on your account’s page.`}
    >
      <AccountLink />
    </Standalone>
  );
}

const AccountLink = () => (
  <ButtonLink to="/account" variant="default">
    Go to your account
  </ButtonLink>
);
