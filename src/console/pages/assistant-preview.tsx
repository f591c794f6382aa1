import { Text } from '@mantine/core';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Section } from '../parts/page.tsx';
import { useOrganizationQuery } from '../queries.ts';
import type { Assistant } from '../types.ts';
import { usePreview } from './assistant-preview-token.ts';
import styles from './assistant-preview.module.css';

/** The real widget on a small shop window of the assistant's products, to try as a shopper would. */
export function Preview({ assistant }: { assistant: Assistant & { catalogueSize: number } }) {
  const { assistantId, name, catalogueSize } = assistant;
  const hasProducts = catalogueSize > 0;
  const settings = useOrganizationQuery('get_widget_settings', { assistantId });
  const { data, error, refetch } = usePreview(assistantId, hasProducts);
  return (
    <Section title="Try it" lead="Ask what a shopper would ask. Nothing you say here is stored or counted.">
      {!hasProducts && <Text c="dimmed">You can try it as soon as the first products are there.</Text>}
      {error && <ErrorAlert error={error} retry={refetch} />}
      {data && hasProducts && (
        <iframe
          // Loads again when what it shows was changed.
          key={JSON.stringify([name, assistant.greeting, assistant.branding, settings.data?.position])}
          title={`Preview of ${name}`}
          src={`/api/widget/${data.embedKey}/preview?preview=${data.token}`}
          className={styles.frame}
        />
      )}
    </Section>
  );
}
