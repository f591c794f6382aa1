import { Text } from '@mantine/core';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Section } from '../parts/page.tsx';
import { useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant } from '../types.ts';
import { usePreview } from './assistant-preview-token.ts';
import styles from './assistant-preview.module.css';

const words = texts.assistant.preview;

/** The real widget on a small shop window of the assistant's products, to try as a shopper would. */
export function Preview({ assistant }: { assistant: Assistant & { catalogueSize: number } }) {
  const { assistantId, name, catalogueSize } = assistant;
  const hasProducts = catalogueSize > 0;
  const settings = useOrganizationQuery('get_widget_settings', { assistantId });
  const { data, error, refetch } = usePreview(assistantId, hasProducts);
  return (
    <Section title={words.title} lead={words.lead}>
      {!hasProducts && <Text c="dimmed">{words.noProducts}</Text>}
      {error && <ErrorAlert error={error} retry={refetch} />}
      {data && hasProducts && (
        <iframe
          // Loads again when what it shows was changed.
          key={JSON.stringify([name, assistant.greeting, assistant.branding, settings.data?.position])}
          title={words.frame(name)}
          src={`/api/widget/${data.embedKey}/preview?preview=${data.token}`}
          className={styles.frame}
        />
      )}
    </Section>
  );
}
