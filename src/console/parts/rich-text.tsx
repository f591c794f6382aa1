import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

/** Bounded quantifiers keep the time linear. The groups are strong, emphasis, the text and the URL of a link, and code. */
const MARKS =
  /\*\*(?=\S)([^\n]{1,600}?)\*\*|(?<![*\w])\*(?=[^\s*])([^*\n]{1,300})\*(?![*\w])|!?\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)|`([^`\n]{1,300})`/g;
const ITEM = /^\s{0,8}(?:[-*•+]|(\d{1,4})[.)])\s+/;
const HEADING = /^#{1,6}\s+/;

/** Formats an answer's Markdown as the widget does. The text is hostile: it becomes text nodes and http(s) links only. */
export function RichText({ text }: { text: string }) {
  const sources = text.split(/\n\s*\n/).filter((source) => source.trim() !== '');
  return (
    <div className={styles.text} dir="auto">
      {sources.map((source, at) => (
        // Blocks have no identity of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <Blocks key={at} source={source} />
      ))}
    </div>
  );
}

interface Run {
  /** The first number of a numbered list; null for one without numbers, undefined for a paragraph. */
  start: number | null | undefined;
  lines: string[];
}

function Blocks({ source }: { source: string }) {
  const runs: Run[] = [];
  for (const line of source.split('\n')) {
    const item = ITEM.exec(line);
    const start = item ? (item[1] === undefined ? null : Number(item[1])) : undefined;
    const last = runs.at(-1);
    const content = item ? line.slice(item[0].length) : line;
    if (last && typeof last.start === typeof start) last.lines.push(content);
    else runs.push({ start, lines: [content] });
  }
  return runs.map(({ start, lines }, at) => <Block key={`${at} ${lines[0]}`} start={start} lines={lines} />);
}

function Block({ start, lines }: Run) {
  if (start === undefined)
    return (
      <p>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>
            {at > 0 && <br />}
            {HEADING.test(line) ? <strong>{inline(line.replace(HEADING, ''))}</strong> : inline(line)}
          </span>
        ))}
      </p>
    );
  // oxlint-disable-next-line react/no-array-index-key
  const items = lines.map((line, at) => <li key={at}>{inline(line)}</li>);
  return start === null ? <ul>{items}</ul> : <ol start={start}>{items}</ol>;
}

/** Loses no text: anything that is not markup stays as it is. */
function inline(text: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, em, label, address, code] = match;
    nodes.push(text.slice(at, match.index));
    at = match.index + whole.length;
    const key = match.index;
    if (strong) nodes.push(<strong key={key}>{inline(strong)}</strong>);
    else if (em) nodes.push(<em key={key}>{inline(em)}</em>);
    else if (label && address && isHttp(address))
      nodes.push(
        <Anchor key={key} href={address} target="_blank" rel="noopener noreferrer nofollow" inherit>
          {label}
        </Anchor>,
      );
    else nodes.push(label ?? code ?? whole);
  }
  nodes.push(text.slice(at));
  return nodes;
}

/** False for links with a user name, too, which could pass for another host. */
export function isHttp(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
