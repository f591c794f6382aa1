import { Alert, List, Progress, Stack, Text } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { importDocument } from '../api.ts';
import { newDraftId, useDrafts } from '../knowledge-drafts.ts';
import { messageOf } from '../parts/error-message.ts';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Form } from '../parts/form.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { KnowledgeDraft } from '../types.ts';
import styles from './knowledge-import.module.css';

const words = texts.knowledge.import;
const ACCEPTED = '.txt,.md,.markdown,.html,.htm,.pdf,text/plain,text/markdown,text/html,application/pdf';
/** The service's limit. */
const MAX_FILE_BYTES = 20 * 1_048_576;

/** Turns files and pages of the shop into drafts. */
export function ImportKnowledge({ assistantId }: { assistantId: string }) {
  const { organizationId } = useOrganization();
  const { keep } = useDrafts(assistantId);
  const navigate = useNavigate();

  function keepAll(drafts: readonly KnowledgeDraft[]) {
    const kept = drafts.map(
      (draft) => ({ ...draft, draftId: newDraftId(), sourceType: 'guide', updatedAt: null }) as const,
    );
    for (const draft of kept) keep(draft);
    return kept;
  }

  /** Opens the only draft; several wait in the list, as do those beside files that could not be read. */
  function done(drafts: readonly KnowledgeDraft[], close: () => void, hasProblems = false): void {
    const [first, ...others] = keepAll(drafts);
    if (!first || hasProblems) return;
    close();
    if (others.length > 0) return announce(words.toReview(drafts.length));
    void navigate({
      to: '/organizations/$organizationId/assistants/$assistantId/knowledge/new/$draftId',
      params: { organizationId, assistantId, draftId: first.draftId },
    });
  }

  return (
    <Dialog label={words.label} title={words.title} variant="default">
      {(close) => (
        <Stack gap="xl">
          <Files
            send={(file) => importDocument(organizationId, assistantId, file)}
            done={(drafts, hasProblems) => done(drafts, close, hasProblems)}
          />
          <ShopPage done={(drafts) => done(drafts, close)} />
        </Stack>
      )}
    </Dialog>
  );
}

interface FilesProps {
  send: (file: File) => Promise<KnowledgeDraft[]>;
  done: (drafts: readonly KnowledgeDraft[], hasProblems: boolean) => void;
}

/** Sends files one after the other; those that cannot be read do not keep the others back. */
function Files({ send, done }: FilesProps) {
  const [progress, setProgress] = useState<{ at: number; of: number }>();
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function read(files: readonly File[]) {
    const drafts: KnowledgeDraft[] = [];
    const failed: string[] = [];
    for (const [at, file] of files.entries()) {
      setProgress({ at: at + 1, of: files.length });
      try {
        if (file.size > MAX_FILE_BYTES) throw new Error(words.tooLarge(file.name));
        drafts.push(...(await send(file)));
      } catch (error) {
        failed.push(messageOf(error as Error));
      }
    }
    setProgress(undefined);
    setProblems(failed);
    done(drafts, failed.length > 0);
  }

  return (
    <section aria-label={words.files}>
      <label
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!progress) void read([...event.dataTransfer.files]);
        }}
      >
        <Text component="span" fw={550}>
          {words.choose}
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {words.accepted}
        </Text>
        <input
          type="file"
          multiple
          accept={ACCEPTED}
          disabled={progress !== undefined}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file can be chosen again.
            currentTarget.value = '';
            if (files.length > 0) void read(files);
          }}
        />
      </label>
      {progress && (
        <div role="status">
          <Text size="sm" mt="sm">
            {words.reading(progress.at, progress.of)}
          </Text>
          <Progress mt="xs" value={(100 * progress.at) / (progress.of + 1)} animated aria-label={words.progress} />
        </div>
      )}
      {problems.length > 0 && (
        <Alert color="red" role="alert" mt="sm">
          <List size="sm">
            {problems.map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </section>
  );
}

function ShopPage({ done }: { done: (drafts: readonly KnowledgeDraft[]) => void }) {
  const { assistantId = '' } = useParams({ strict: false });
  const { call } = useOrganization();
  return (
    <section aria-label={words.page}>
      <Form
        submit={words.submit}
        quiet
        send={({ text }) => call.import_page({ assistantId, url: text('url').trim() })}
        done={({ drafts }) => done(drafts)}
      >
        <Field name="url" label={words.address} description={words.addressHint} />
      </Form>
    </section>
  );
}
