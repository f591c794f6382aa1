import { Text } from '@mantine/core';
import { Suspense, lazy } from 'react';

const Markdown = lazy(async () => ({ default: (await import('./knowledge-markdown.tsx')).Markdown }));

/** Markdown as people read it. What reads it weighs as much as ten pages, so it is loaded after its page. */
export function MarkdownPreview({ text }: { text: string }) {
  const plain = (
    <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }}>
      {text}
    </Text>
  );
  return (
    <Suspense fallback={plain}>
      <Markdown text={text} />
    </Suspense>
  );
}
