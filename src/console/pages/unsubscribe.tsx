import { Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { account } from '../api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { texts } from '../texts/texts.ts';
import type { NotificationKind } from '../types.ts';

const words = texts.emails;

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
      <Standalone title={words.failed.title} lead={words.failed.lead}>
        <ErrorAlert error={error} />
        <AccountLink />
      </Standalone>
    );
  if (!data)
    return (
      <Standalone title={words.title}>
        <Skeleton height={120} />
      </Standalone>
    );
  return (
    <Standalone title={words.unsubscribed.title} lead={words.unsubscribed.lead(words.kinds[data.kind].label)}>
      <AccountLink />
    </Standalone>
  );
}

const AccountLink = () => (
  <ButtonLink to="/account" variant="default">
    {words.toAccount}
  </ButtonLink>
);
