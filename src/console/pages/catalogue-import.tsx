import { Alert, Button, Group, Input, List, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ImportProgress, importFeed } from '../feed-upload.ts';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Table } from '../parts/table.tsx';
import { products } from '../product-changes.ts';
import { useOrganization } from '../queries.ts';
import type { ImportCounts, ImportReport } from '../types.ts';
import styles from './catalogue-import.module.css';

const FILES = '.csv,.tsv,.txt,.xml,.ndjson,.jsonl';

/** Imports a product feed from a file. */
export const ImportProducts = ({ assistantId }: { assistantId: string }) => (
  <Dialog variant="default" label="Import a feed" title="Import a feed">
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
    onSuccess: (report) => announce(`The import has ended: ${sentence(report)}`),
    onSettled: () => client.invalidateQueries(),
  });
  if (data) return <Report report={data} close={close} />;
  return (
    <Stack gap="lg">
      {isPending ? <Sending progress={progress} /> : <Choice onChoose={mutate} />}
      {error && <ErrorAlert error={error} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={isPending ? () => stop.current.abort() : close}>
          {isPending ? 'Stop' : 'Cancel'}
        </Button>
      </Group>
    </Stack>
  );
}

const Choice = ({ onChoose }: { onChoose: (file: File) => void }) => (
  <>
    <Text>
      A file of Google Merchant Center (XML or tab-separated), a table (CSV) whose first line names the columns, such as{' '}
      <code>url,title,price,currency</code>, or one JSON object per line. Products that the catalogue has already are
      changed, the others added; what the file says of a product, crawls keep.
    </Text>
    <Input.Wrapper label="File" id="feed">
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
    <Text>
      {Math.floor(100 * sent)} % of the file read{counts && `: ${sentence(counts)}`}
    </Text>
    <Progress value={100 * sent} aria-label="File read" animated />
  </Stack>
);

function Report({ report, close }: { report: ImportReport; close: () => void }) {
  const { faults, refused, ignored, stopped } = report;
  return (
    <Stack gap="lg">
      {stopped !== null && (
        <Alert color="red" title="The file could not be read to its end">
          {stopped}
        </Alert>
      )}
      <List aria-label="Result">
        <Figure count={report.added}>added</Figure>
        <Figure count={report.updated}>changed</Figure>
        <Figure count={report.unchanged}>unchanged</Figure>
        {refused > 0 && <Figure count={refused}>refused</Figure>}
      </List>
      {ignored.length > 0 && <Text>Columns that Aisle does not use: {ignored.join(', ')}.</Text>}
      {faults.length > 0 && (
        <>
          <Text>
            {refused === 1 ? 'The refused row' : 'Refused rows'}, and what to correct
            {new Set(faults.map(({ line }) => line)).size < refused ? ' (the first ones)' : ''}:
          </Text>
          <Table
            label="Refused rows"
            query={{ data: faults, error: null, refetch: () => undefined }}
            rowKey={({ line, field, message }) => JSON.stringify([line, field, message])}
            columns={[
              { header: 'Line', cell: ({ line }) => line.toLocaleString() },
              { header: 'Column', cell: ({ field }) => field || 'The whole row' },
              { header: 'What to correct', cell: ({ message }) => message },
            ]}
            empty={undefined}
          />
        </>
      )}
      <Group justify="flex-end">
        <Button onClick={close}>Done</Button>
      </Group>
    </Stack>
  );
}

const Figure = ({ count, children }: { count: number; children: ReactNode }) => (
  <List.Item>
    {products(count)} {children}
  </List.Item>
);

const sentence = ({ added, updated, unchanged, refused }: ImportCounts) =>
  `${products(added)} added, ${updated.toLocaleString()} changed, ${unchanged.toLocaleString()} unchanged, ` +
  `${refused.toLocaleString()} refused.`;
