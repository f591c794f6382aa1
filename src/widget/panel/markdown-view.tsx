import { parseUrl } from './url.ts';
import { type Inline, parseBlock, completeMarkdown, splitBlocks } from './markdown.ts';
import { memo } from './memo.ts';

/** Links to the shop open in the same tab, where the conversation continues. */
export const linkTo = (href: string) =>
  parseUrl(href)?.origin === location.origin ? { href } : { href, target: '_blank', rel: 'noopener nofollow' };

function Line({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    const children = <Line parts={part.children} />;
    if (part.type === 'link')
      return (
        <bdi>
          <a {...linkTo(part.href)}>{children}</a>
        </bdi>
      );
    return part.type === 'strong' ? <strong>{children}</strong> : <em>{children}</em>;
  });
}

const Blocks = memo(({ source }: { source: string }) =>
  parseBlock(source).map((block) => {
    if (block.type === 'list') {
      const items = block.items.map((item) => (
        <li>
          <Line parts={item} />
        </li>
      ));
      const nested = block.isNested ? 'nested' : undefined;
      // For the whole list: the marker of an item with another direction would be cut off.
      return block.start === undefined ? (
        <ul dir="auto" class={nested}>
          {items}
        </ul>
      ) : (
        <ol dir="auto" class={nested} start={block.start}>
          {items}
        </ol>
      );
    }
    const lines = block.lines.flatMap((line, at) => [at > 0 && <br />, <Line parts={line} />]);
    return <p dir="auto">{block.type === 'heading' ? <strong>{lines}</strong> : lines}</p>;
  }),
);

/** @param growing true while the text streams in: only its last block is rendered again */
export const Markdown = ({ text, growing }: { text: string; growing: boolean }) => (
  <div class="text">
    {splitBlocks(growing ? completeMarkdown(text) : text).map((source, at) => (
      <Blocks key={at} source={source} />
    ))}
  </div>
);
