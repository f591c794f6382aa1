import type { AnswerSource } from '../../domain/answer.ts';
import { type Gate, type Passed, textOf } from '../evidence/gate.ts';
import type { Phrases } from '../languages/language.ts';
import { type Claimed, MAX_BATCH, type Verifier } from './verifier.ts';

/** Verifies sentences before they are sent, and keeps their order. */
export interface SecondLook {
  add(passed: readonly Passed[]): void;
  /** Returns the text that may be sent by now. */
  ready(): string;
  /** Resolves to the rest. */
  rest(): Promise<string>;
}

interface SecondLookOptions {
  gate: Gate;
  phrases: Phrases;
  /** If null, descriptions are replaced by the shop's own words. */
  verify: Verifier | null;
  signal: AbortSignal;
}

const UNVERIFIED = 'the verifier finds no support for it';
/** Maximum calls per answer: later descriptions are replaced by the shop's own words. */
const MAX_CALLS = 12;
/** True at the end of a paragraph; the rows of a table or the items of a list are one paragraph. */
const isParagraphEnd = (text: string): boolean => lineBreaksAfter(text).length > 1 || text.trim() === '';
const MARK = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+/u;

/** A queued sentence; its text is null during verification. */
type Waiting = { passed: Passed; text: string | null };

/** Passes everything on without verification. */
export function createOpenDoor(): SecondLook {
  let waiting = '';
  const ready = () => {
    const text = waiting;
    waiting = '';
    return text;
  };
  return { add: (passed) => void (waiting += textOf(passed)), ready, rest: () => Promise.resolve(ready()) };
}

/** Passes on descriptions once the verifier agrees, one paragraph at a time, and other sentences right away. */
export function createSecondLook({ gate, phrases, verify, signal }: SecondLookOptions): SecondLook {
  const line: Waiting[] = [];
  let batch: (Waiting & Claimed)[] = [];
  const looks: Promise<void>[] = [];
  const quoted = new Set<string>();

  function quote(waiting: Waiting): void {
    const {
      text,
      verdict: { source },
    } = waiting.passed;
    waiting.text = source && !quoted.has(source.quote) ? quotationOf(text, source, phrases) : endOf(text);
    if (source) quoted.add(source.quote);
  }

  function drop(waiting: Waiting, reason: string): void {
    const sentence = waiting.passed.text.trim();
    waiting.text = endOf(waiting.passed.text);
    gate.cut.push({ sentence, reason });
    gate.sources = gate.sources.filter((each) => each.sentence !== sentence);
  }

  async function look(waiting: readonly (Waiting & Claimed)[]): Promise<void> {
    const verdicts = await verify?.(waiting, signal).catch(() => null);
    for (const [at, each] of waiting.entries()) {
      const { objection } = each.passed.verdict;
      if (verdicts?.[at]) each.text = each.passed.text;
      else if (verdicts || objection) drop(each, objection?.reason ?? UNVERIFIED);
      else unverified(each);
    }
  }

  /** Sentences with only numbers and names that the rules do not object to are proven already, and pass. */
  function unverified(each: Waiting): void {
    const { objection, isDescriptive } = each.passed.verdict;
    if (isDescriptive()) quote(each);
    else if (objection) drop(each, objection.reason);
    else each.text = each.passed.text;
  }

  function close(): void {
    if (batch.length === 0) return;
    const waiting = batch;
    batch = [];
    if (!verify || looks.length >= MAX_CALLS) waiting.forEach(unverified);
    else looks.push(look(waiting));
  }

  function ready(): string {
    const waiting = line.findIndex(({ text }) => text === null);
    const done = line.splice(0, waiting < 0 ? line.length : waiting);
    return done.map(({ text }) => text ?? '').join('');
  }

  return {
    add(passed) {
      for (const each of passed) {
        const evidence = each.verdict.evidence();
        const waiting = {
          passed: each,
          text: evidence.length > 0 ? null : each.text,
          sentence: each.text.trim(),
          evidence,
        };
        line.push(waiting);
        if (evidence.length > 0) batch.push(waiting);
        if (batch.length === MAX_BATCH || isParagraphEnd(each.text)) close();
      }
    },
    ready,
    async rest() {
      close();
      await Promise.all(looks);
      return ready();
    },
  };
}

/** Returns the line break to keep of a removed sentence; none for a list item, which leaves no gap. */
const endOf = (text: string): string => (MARK.test(text) ? '' : lineBreaksAfter(text));

function quotationOf(text: string, { title, quote }: Omit<AnswerSource, 'sentence'>, phrases: Phrases): string {
  const [mark = ''] = MARK.exec(text) ?? [];
  const end = text.slice(text.trimEnd().length);
  return `${mark}${phrases.quoted(title, quote)}${end}`;
}

const lineBreaksAfter = (text: string): string => text.slice(text.trimEnd().length).replaceAll(/[^\n]/gu, '');
