import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useRef, useState } from 'react';
import { type Draft, useDrafts } from '../knowledge-drafts.ts';
import { MAX_CONTENT, MAX_TITLE, blanksIn } from '../knowledge-content.ts';
import { announce } from '../parts/announcer.tsx';
import { isChangedMeanwhile } from '../parts/changed-meanwhile.tsx';
import { messageOf } from '../parts/error-message.ts';
import { FieldError, useFieldError } from '../parts/form-errors.ts';
import { Form, LongField } from '../parts/form.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Knowledge } from '../types.ts';
import { KnowledgeConflict } from './knowledge-conflict.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import styles from './knowledge-editor.module.css';

const { editor: words, kinds, kind, name } = texts.knowledge;

interface EditorProps {
  assistantId: string;
  /** The entry as it is stored, or as a new one begins. */
  saved: Draft;
  /** The draft that was written before and not saved. */
  draft: Draft | undefined;
}

/** Edits an entry. Every change is kept as a draft until it is saved. */
export function KnowledgeEditor({ assistantId, saved, draft }: EditorProps) {
  const { organizationId } = useOrganization();
  const { keep, discard } = useDrafts(assistantId);
  const navigate = useNavigate();
  const [written, setWritten] = useState(draft ?? saved);
  const [failure, setFailure] = useState<Error>();
  const save = useSave(assistantId);
  const isNew = saved.updatedAt === null;

  function change(next: Draft) {
    setWritten(next);
    keep(next);
  }

  function revert() {
    discard(saved);
    setWritten(saved);
    setFailure(undefined);
  }

  async function send(): Promise<void> {
    setFailure(undefined);
    requireComplete(written);
    await save(written).catch((error: Error) => {
      setFailure(error);
      // The form would offer to save it anyway, without a look at the other version.
      throw isChangedMeanwhile(error) ? new Error(messageOf(error)) : error;
    });
    discard(written);
  }

  function done() {
    announce(words.saved(written.title.trim()));
    return navigate({
      to: '/organizations/$organizationId/assistants/$assistantId/knowledge',
      params: { organizationId, assistantId },
    });
  }

  return (
    <>
      {draft && !isNew && (
        <Alert color="gray" title={words.unsaved}>
          <Button size="xs" variant="default" onClick={revert}>
            {words.discard}
          </Button>
        </Alert>
      )}
      <Form submit={words.save} send={send} done={done} beside={isNew && <Cancel />}>
        <Fields written={written} change={change} />
      </Form>
      {failure && isChangedMeanwhile(failure) && <KnowledgeConflict written={written} change={change} />}
    </>
  );
}

/** Saves a draft as a new entry, or as the next version of its entry. */
function useSave(assistantId: string) {
  const { call } = useOrganization();
  return ({ draftId, updatedAt, title, content, sourceType }: Draft): Promise<Knowledge> => {
    const values = { title: title.trim(), content, sourceType };
    if (updatedAt === null) return call.add_knowledge({ assistantId, ...values });
    return call.update_knowledge({ knowledgeId: draftId, ...values }, { seen: updatedAt });
  };
}

/** @throws {FieldError} that says what is missing */
function requireComplete({ title, content }: Draft): void {
  const blanks = blanksIn(`${title}\n${content}`);
  if (title.trim() === '') throw new FieldError('title', words.noTitle);
  if (content.trim() === '') throw new FieldError('content', words.noText);
  if (title.length > MAX_TITLE) throw new FieldError('title', words.maxLength(MAX_TITLE));
  if (content.length > 2 * MAX_CONTENT) throw new FieldError('content', words.tooLong);
  if (blanks.length > 0) throw new FieldError('content', words.hasBlanks(blanks));
}

interface FieldsProps {
  written: Draft;
  change: (next: Draft) => void;
}

function Fields({ written, change }: FieldsProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const { title, content, sourceType } = written;
  // Typing stays fast, however long the text is.
  const shown = useDeferredValue(content);
  return (
    <Stack>
      <div className={styles.head}>
        <TextInput
          name="title"
          label={name}
          value={title}
          autoComplete="off"
          error={useFieldError('title')?.message ?? (title.length > MAX_TITLE && words.maxLength(MAX_TITLE))}
          onChange={({ currentTarget }) => change({ ...written, title: currentTarget.value })}
        />
        <NativeSelect
          name="sourceType"
          label={kind}
          value={sourceType}
          data={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) =>
            change({ ...written, sourceType: currentTarget.value as Draft['sourceType'] })
          }
        />
      </div>
      <div className={styles.columns}>
        <LongField
          ref={text}
          name="content"
          label={words.text}
          description={words.markdown}
          value={content}
          error={content.length > MAX_CONTENT && words.maxLength(MAX_CONTENT)}
          classNames={{ root: styles.text, wrapper: styles.text, input: styles.input }}
          onChange={({ currentTarget }) => change({ ...written, content: currentTarget.value })}
        />
        <section aria-label={words.preview} className={styles.side}>
          <Text component="h2" size="sm" fw={500} m={0}>
            {words.preview}
          </Text>
          <div className={styles.preview}>
            {shown.trim() === '' ? <Text c="dimmed">{words.noPreview}</Text> : <MarkdownPreview text={shown} />}
          </div>
        </section>
      </div>
      <Blanks content={content} select={(from, to) => select(text.current, from, to)} />
    </Stack>
  );
}

/** Buttons that lead to what is still to be filled in. */
function Blanks({ content, select: show }: { content: string; select: (from: number, to: number) => void }) {
  const blanks = blanksIn(content);
  if (blanks.length === 0) return undefined;
  return (
    <section aria-label={words.blanks}>
      <Text size="sm" mb="xs">
        {words.blanksLead}
      </Text>
      <Group gap="xs">
        {blanks.map((blank) => (
          <Button
            key={blank}
            size="compact-sm"
            variant="default"
            className={styles.blank}
            onClick={() => {
              const from = content.indexOf(`[[${blank}]]`);
              show(from, from + blank.length + 4);
            }}
          >
            {blank}
          </Button>
        ))}
      </Group>
    </section>
  );
}

function select(text: HTMLTextAreaElement | null, from: number, to: number): void {
  if (!text) return;
  text.focus();
  text.setSelectionRange(from, to);
  // Browsers scroll a selection into view only when it is typed over.
  text.scrollTop = (from / text.value.length) * text.scrollHeight - text.clientHeight / 2;
}

function Cancel() {
  const { organizationId = '', assistantId = '' } = useParams({ strict: false });
  return (
    <ButtonLink
      variant="default"
      to="/organizations/$organizationId/assistants/$assistantId/knowledge"
      params={{ organizationId, assistantId }}
    >
      {words.later}
    </ButtonLink>
  );
}
