import { Text } from '@mantine/core';
import { createLink, useParams } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { newDraftId } from '../knowledge-drafts.ts';
import { Dialog } from '../parts/dialog.tsx';
import { texts } from '../texts/texts.ts';
import styles from './knowledge.module.css';

const words = texts.knowledge.add;

/** Offers the texts to begin an entry with. */
export function AddKnowledge() {
  return (
    <Dialog hash="add-knowledge" label={words.label} title={words.label}>
      {() => (
        <>
          <Text size="sm" c="dimmed">
            {words.lead}
          </Text>
          <Templates />
        </>
      )}
    </Dialog>
  );
}

const Card = createLink((anchor: ComponentProps<'a'>) => (
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the properties
  <a {...anchor} className={styles.template} />
));

export function Templates() {
  const { organizationId = '', assistantId = '' } = useParams({ strict: false });
  const [draftId] = useState(newDraftId);
  const cards = [
    ...Object.entries(texts.knowledgeTemplates).map(([template, shown]) => ({ ...shown, search: { template } })),
    { ...words.blank, search: {} },
  ];
  return (
    <ul className={styles.templates}>
      {cards.map(({ label, about, search }) => (
        <li key={label}>
          <Card
            to="/organizations/$organizationId/assistants/$assistantId/knowledge/new/$draftId"
            params={{ organizationId, assistantId, draftId }}
            search={search}
          >
            <Text component="span" display="block" fw={550}>
              {label}
            </Text>
            <Text component="span" display="block" size="sm" c="dimmed">
              {about}
            </Text>
          </Card>
        </li>
      ))}
    </ul>
  );
}
