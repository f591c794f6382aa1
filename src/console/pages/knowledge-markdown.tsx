import { Anchor } from '@mantine/core';
import type { Nodes, Parents, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { Fragment, type ReactNode, memo } from 'react';
import { texts } from '../texts/texts.ts';
import styles from './knowledge-markdown.module.css';

/** The page's heading and that of the section come first. */
const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const;
const BLANK = /(\[\[[^[\]\n]{1,80}\]\])/;

/** Shows Markdown. Its HTML is shown as text and its pictures by their description, as texts may come from anywhere. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  setLevels(tree, []);
  return <div className={styles.text}>{show(tree)}</div>;
});

/** Replaces the depths of headings so that none leaves one out. @param above the depths of the headings around a node */
function setLevels(node: Nodes, above: number[]): void {
  if (node.type === 'heading') {
    while ((above.at(-1) ?? 0) >= node.depth) above.pop();
    above.push(node.depth);
    node.depth = Math.min(above.length, HEADINGS.length) as typeof node.depth;
  } else if ('children' in node) for (const child of node.children) setLevels(child, above);
}

const inside = ({ children }: Parents): ReactNode =>
  children.map((child, at) => (
    // Nothing in it has a state.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{show(child)}</Fragment>
  ));

function show(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return withBlanks(node.value);
    case 'paragraph':
      return <p>{inside(node)}</p>;
    case 'heading': {
      const Heading = HEADINGS[node.depth - 1] ?? 'h6';
      return <Heading>{inside(node)}</Heading>;
    }
    case 'strong':
      return <strong>{inside(node)}</strong>;
    case 'emphasis':
      return <em>{inside(node)}</em>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside(node)}</ol> : <ul>{inside(node)}</ul>;
    case 'listItem':
      return <li>{inside(node)}</li>;
    case 'blockquote':
      return <blockquote>{inside(node)}</blockquote>;
    case 'link':
      return <Link href={node.url}>{inside(node)}</Link>;
    case 'table':
      return <Rows table={node} />;
    default:
      return showOther(node);
  }
}

function showOther(node: Nodes): ReactNode {
  switch (node.type) {
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        // The keyboard scrolls only what has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>{node.value}</pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'image':
    case 'imageReference':
      return node.alt;
    default:
      return 'children' in node ? inside(node) : undefined;
  }
}

/** Only the web: other addresses could run scripts. */
function Link({ href, children }: { href: string; children: ReactNode }) {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return children;
  return (
    <Anchor href={href} rel="noopener noreferrer nofollow" target="_blank">
      {children}
    </Anchor>
  );
}

function Rows({ table }: { table: Table }) {
  const [head, ...rows] = table.children.map(({ children }, at) => ({ at, cells: children.map(inside) }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.table} tabIndex={0} role="group" aria-label={texts.knowledge.editor.table}>
      <table>
        <thead>
          <tr>
            {head?.cells.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at: row, cells }) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Marks what is still to be filled in. */
const withBlanks = (text: string): ReactNode =>
  text.split(BLANK).map((part, at) =>
    // Every other part is a blank.
    // oxlint-disable-next-line react/no-array-index-key
    at % 2 === 1 ? <mark key={at}>{part.slice(2, -2)}</mark> : part,
  );
