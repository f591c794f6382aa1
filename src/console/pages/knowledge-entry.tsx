import { Skeleton } from '@mantine/core';
import { useParams, useSearch } from '@tanstack/react-router';
import { type Draft, useDrafts } from '../knowledge-drafts.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { TextLink } from '../parts/link.tsx';
import { Page, Section } from '../parts/page.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Knowledge } from '../types.ts';
import { KnowledgeEditor } from './knowledge-editor.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { KnowledgeUses } from './knowledge-uses.tsx';
import styles from './knowledge-editor.module.css';

const { entry: words, kinds } = texts.knowledge;
const NEW = '/signed-in/shell/organizations/$organizationId/assistants/$assistantId/knowledge/new/$draftId';

/** A new entry: empty, from a template, or from an import. */
export function NewKnowledgePage() {
  const { assistantId = '', draftId = '' } = useParams({ strict: false });
  const { template } = useSearch({ from: NEW });
  const { may } = useOrganization();
  const { find } = useDrafts(assistantId);
  const { label = '', text = '' } = templateNamed(template) ?? {};
  const empty: Draft = { draftId, title: label, content: text, sourceType: 'guide', updatedAt: null };
  return (
    <Page title={words.newTitle} lead={<Back />}>
      {may('catalogue:edit') ? (
        <KnowledgeEditor key={draftId} assistantId={assistantId} saved={empty} draft={find(draftId)} />
      ) : (
        <WhoMay to="catalogue:edit" />
      )}
    </Page>
  );
}

const templateNamed = (template: string | undefined) =>
  new Map(Object.entries(texts.knowledgeTemplates)).get(template ?? '');

/** An entry to read or edit, and the questions whose answers used it. */
export function KnowledgeEntryPage() {
  const { knowledgeId = '' } = useParams({ strict: false });
  const { data: entry, error, refetch } = useOrganizationQuery('get_knowledge', { knowledgeId });
  if (!entry)
    return (
      <Page title={words.title} lead={<Back />}>
        {error ? (
          <ErrorAlert error={error} retry={refetch} />
        ) : (
          <Skeleton height={360} radius="md" aria-label={words.loading} role="img" />
        )}
      </Page>
    );
  return <Entry key={knowledgeId} entry={entry} />;
}

function Entry({ entry }: { entry: Knowledge }) {
  const { assistantId, knowledgeId, title, content, sourceType, updatedAt } = entry;
  const { may } = useOrganization();
  const { find } = useDrafts(assistantId);
  return (
    <Page title={title} lead={<Back />}>
      <WhoMay to="catalogue:edit" />
      {may('catalogue:edit') ? (
        <KnowledgeEditor
          // After a save, the editor begins with what was saved.
          key={updatedAt}
          assistantId={assistantId}
          saved={{ draftId: knowledgeId, title, content, sourceType, updatedAt }}
          draft={find(knowledgeId)}
        />
      ) : (
        <Section title={kinds[sourceType]}>
          <div className={styles.preview}>
            <MarkdownPreview text={content} />
          </div>
        </Section>
      )}
      <KnowledgeUses knowledgeId={knowledgeId} />
    </Page>
  );
}

function Back() {
  const { organizationId = '', assistantId = '' } = useParams({ strict: false });
  return (
    <TextLink
      to="/organizations/$organizationId/assistants/$assistantId/knowledge"
      params={{ organizationId, assistantId }}
    >
      {words.all}
    </TextLink>
  );
}
