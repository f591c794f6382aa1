import { Anchor } from '@mantine/core';

const LINK = /\[([^\]]{1,100})\]\((\/docs\/[^)]{1,100})\)/;

/** A text of ours with links to documents that the service shows, written as in Markdown. */
export function LinkedText({ text }: { text: string }) {
  const [before, label, href, after] = text.split(LINK);
  if (href === undefined) return before;
  return (
    <>
      {before}
      <Anchor inherit href={href} target="_blank">
        {label}
      </Anchor>
      {after}
    </>
  );
}
