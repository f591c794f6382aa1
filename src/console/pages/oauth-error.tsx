import { Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { DescriptionList } from '../parts/description-list.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { texts } from '../texts/texts.ts';

const words = texts.oauth.error;
const KNOWN = new Map<string, typeof words.unknown>(Object.entries(words.known));

/** Shown when the error cannot be sent to the app, because the app could not be verified. */
export function OAuthErrorPage() {
  const { error, error_description: description } = useSearch({ from: '/oauth/error' });
  const { summary, next } = KNOWN.get(error ?? '') ?? words.unknown;
  return (
    <Standalone title={words.title} lead={summary}>
      <Text>{next}</Text>
      {error && (
        <DescriptionList
          items={[
            [words.code, error],
            // Anyone can link to this page with any message: quote and truncate it.
            ...(description ? [[words.message, words.quoted(description.slice(0, 200))] as const] : []),
          ]}
        />
      )}
    </Standalone>
  );
}
