import { Text } from '@mantine/core';
import { createLink, useParams } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { newDraftId } from '../knowledge-drafts.ts';
import { KNOWLEDGE_TEMPLATES } from '../knowledge-templates.ts';
import { Dialog } from '../parts/dialog.tsx';
import styles from './knowledge.module.css';

/** Offers the texts to begin an entry with. */
export function AddKnowledge() {
  return (
    <Dialog hash="add-knowledge" label="Add an entry" title="Add an entry">
      {() => (
        <>
          <Text size="sm" c="dimmed">
            Begin with a text that good shops have, and fill in its blanks, or write your own.
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
    ...KNOWLEDGE_TEMPLATES,
    { value: undefined, label: 'Blank page', about: 'Anything else that shoppers ask you' },
  ];
  return (
    <ul className={styles.templates}>
      {cards.map(({ value, label, about }) => (
        <li key={label}>
          <Card
            to="/organizations/$organizationId/assistants/$assistantId/knowledge/new/$draftId"
            params={{ organizationId, assistantId, draftId }}
            search={value === undefined ? {} : { template: value }}
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
