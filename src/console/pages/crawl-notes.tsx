import { Alert, List, Stack, Text } from '@mantine/core';
import { noteText } from '../crawl-notes.ts';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { CrawlRun } from '../types.ts';
import { Example } from './crawl-outcome.tsx';
import { CrawlAndLearn } from './crawl-start.tsx';

const words = texts.crawlNotes;

/** Shows what a crawl that came to its end tells about itself, with pages to look at. */
export function Notes({ run: { assistantId, status, counts, notes } }: { run: CrawlRun }) {
  const { may } = useOrganization();
  // A crawl that did not complete, or that found nothing, is explained by its cause.
  if (status !== 'completed' || counts.productsFound === 0 || notes.length === 0) return undefined;
  const hasDoubts = notes.some(({ examples, suggestion }) => examples.length > 0 || suggestion !== null);
  return (
    <Alert color={hasDoubts ? 'yellow' : 'blue'} title={hasDoubts ? words.title : words.remarks}>
      <Stack>
        {notes.map((note) => (
          <div key={`${note.kind} ${note.name}`}>
            <Text inherit>{noteText(note)}</Text>
            {note.examples.length > 0 && (
              <>
                <Text size="sm">{words.examples}</Text>
                <List size="sm">
                  {note.examples.map((url) => (
                    <List.Item key={url}>
                      <Example url={url} />
                    </List.Item>
                  ))}
                </List>
              </>
            )}
          </div>
        ))}
        {notes.some(({ suggestion }) => suggestion === 'ai') && may('catalogue:edit') && (
          <CrawlAndLearn assistantId={assistantId} />
        )}
      </Stack>
    </Alert>
  );
}
