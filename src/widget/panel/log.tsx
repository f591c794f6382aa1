import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ExchangeView } from './exchange.tsx';
import { Icon } from './icon.tsx';
import { Markdown } from './markdown-view.tsx';
import { useShop } from './shop.ts';
import type { State } from './state.ts';

/** Distance from the end that still counts as the end. */
const NEAR = 80;
/** The part of a question's margin that need not be visible above it. */
const CUT = 4;

/** The conversation so far. It scrolls with a growing answer until the question is at the top, so it can be read. */
export function Log({ state: { past, live } }: { state: State }) {
  const { texts, config, conversation, rest } = useShop();
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isBehind, setBehind] = useState(false);

  const look = () => {
    const { scrollHeight, clientHeight, scrollTop } = log.current as HTMLDivElement;
    setBehind(scrollHeight - clientHeight - scrollTop > NEAR);
  };

  const asked = live?.id;
  useLayoutEffect(() => {
    if (asked !== undefined) follows.current = true;
  }, [asked]);
  useLayoutEffect(() => {
    const box = log.current as HTMLDivElement;
    const last = box.querySelector<HTMLElement>('.exchange:last-child');
    if (follows.current && last) box.scrollTop = Math.min(box.scrollHeight - box.clientHeight, last.offsetTop + CUT);
    look();
  }, [past, live]);

  /** Shoppers who scroll back are reading there. */
  const left = () => {
    follows.current = false;
  };

  const questions = live ? [] : (past.at(-1)?.suggestions ?? config.suggestedQuestions);
  const before = useMemo(
    () => past.map((each, at) => <ExchangeView key={each.id} exchange={each} isLast={at === past.length - 1} />),
    [past],
  );
  return (
    <div class="middle">
      <div
        class="log"
        role="log"
        aria-live="off"
        aria-label={texts.conversation}
        tabIndex={0}
        ref={log}
        onScroll={look}
        onWheel={left}
        onTouchMove={left}
        onKeyDown={({ key }) => /^(?:Arrow|Page|Home|End)/.test(key) && left()}
      >
        <div class="answer">
          <Markdown text={config.greeting ?? texts.greeting} growing={false} />
        </div>
        <ol>
          {
            // A single list: a finished answer keeps its place.
            live ? [...before, <ExchangeView key={live.id} exchange={live} isLast />] : before
          }
        </ol>
        {questions.length > 0 && (
          <ul class="suggestions" aria-label={texts.suggestions}>
            {questions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  class="chip"
                  dir="auto"
                  onClick={() => {
                    void conversation.ask(question);
                    rest();
                  }}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isBehind && (
        <button
          type="button"
          class="latest"
          aria-label={texts.latest}
          onClick={() => {
            const box = log.current as HTMLDivElement;
            box.scrollTo({ top: box.scrollHeight });
            rest();
          }}
        >
          <Icon name="down" />
        </button>
      )}
    </div>
  );
}
