import { Alert, Button, Group, Input, List, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ImportProgress, importFeed } from '../feed-upload.ts';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { faultMessage } from '../parts/error-message.ts';
import { Table } from '../parts/table.tsx';
import { useOrganization } from '../queries.ts';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { ImportReport } from '../types.ts';
import styles from './catalogue-import.module.css';

const words = texts.catalogueImport;

const FILES = '.csv,.tsv,.txt,.xml,.ndjson,.jsonl';

/** Imports a product feed from a file. */
export const ImportProducts = ({ assistantId }: { assistantId: string }) => (
  <Dialog variant="default" hash="import-feed" label={words.title} title={words.title}>
    {(close) => <Import assistantId={assistantId} close={close} />}
  </Dialog>
);

function Import({ assistantId, close }: { assistantId: string; close: () => void }) {
  const { organizationId } = useOrganization();
  const client = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress>({ sent: 0, counts: null });
  const stop = useRef(new AbortController());
  // A closed dialog could not tell how the import ends.
  useEffect(() => () => stop.current.abort(), []);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn(file: File) {
      stop.current = new AbortController();
      setProgress({ sent: 0, counts: null });
      return importFeed({ organizationId, assistantId, file, onProgress: setProgress, signal: stop.current.signal });
    },
    onSuccess: (report) => announce(words.ended(report)),
    onSettled: () => client.invalidateQueries(),
  });
  if (data) return <Report report={data} close={close} />;
  return (
    <Stack gap="lg">
      {isPending ? <Sending progress={progress} /> : <Choice onChoose={mutate} />}
      {error && <ErrorAlert error={error} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={isPending ? () => stop.current.abort() : close}>
          {isPending ? words.stop : words.cancel}
        </Button>
      </Group>
    </Stack>
  );
}

const Choice = ({ onChoose }: { onChoose: (file: File) => void }) => (
  <>
    <Text>{words.formats(<code>url,title,price,currency</code>)}</Text>
    <Input.Wrapper label={words.file} id="feed">
      <input
        id="feed"
        type="file"
        accept={FILES}
        className={styles.file}
        onChange={({ currentTarget: { files } }) => files?.[0] && onChoose(files[0])}
      />
    </Input.Wrapper>
  </>
);

const Sending = ({ progress: { sent, counts } }: { progress: ImportProgress }) => (
  <Stack gap="xs">
    <Text>{words.progress(Math.floor(100 * sent), counts)}</Text>
    <Progress value={100 * sent} aria-label={words.progressBar} animated />
  </Stack>
);

function Report({ report, close }: { report: ImportReport; close: () => void }) {
  const { faults, refused, ignored, stopped } = report;
  const isCut = new Set(faults.map(({ line }) => line)).size < refused;
  return (
    <Stack gap="lg">
      {stopped !== null && (
        <Alert color="red" title={words.brokeOff}>
          {faultMessage(stopped)}
        </Alert>
      )}
      <List aria-label={words.result}>
        <List.Item>{words.added(report.added)}</List.Item>
        <List.Item>{words.changed(report.updated)}</List.Item>
        <List.Item>{words.unchanged(report.unchanged)}</List.Item>
        {refused > 0 && <List.Item>{words.refused(refused)}</List.Item>}
      </List>
      {ignored.length > 0 && <Text>{words.ignored(ignored)}</Text>}
      {faults.length > 0 && (
        <>
          <Text>{words.refusedRows(refused, isCut)}</Text>
          <Table
            label={words.faults.label}
            query={{ data: faults, error: null, refetch: () => undefined }}
            rowKey={({ line, field, message }) => JSON.stringify([line, field, message])}
            columns={[
              { header: words.faults.line, cell: ({ line }) => formatNumber(line) },
              { header: words.faults.column, cell: ({ field }) => field || words.faults.wholeRow },
              { header: words.faults.correct, cell: ({ message }) => faultMessage(message) },
            ]}
            empty={undefined}
          />
        </>
      )}
      <Group justify="flex-end">
        <Button onClick={close}>{words.done}</Button>
      </Group>
    </Stack>
  );
}
