import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ExchangeView } from './exchange-view.tsx';
import { Icon } from './icon.tsx';
import { Markdown } from './markdown-view.tsx';
import { getServices } from './services.ts';
import type { State } from './state.ts';

/** Distance from the end, in pixels, that still counts as the end. */
const END_THRESHOLD = 80;
/** The part of a question's margin, in pixels, that need not be visible above it. */
const HIDDEN_MARGIN = 4;

function Suggestions({ questions }: { questions: readonly string[] }) {
  const { texts, conversation, focusLog } = getServices();
  return (
    questions.length > 0 && (
      <ul class="suggestions" aria-label={texts.suggestions}>
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              class="chip"
              dir="auto"
              onClick={() => {
                void conversation.ask(question);
                focusLog();
              }}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    )
  );
}

/** The conversation so far. It scrolls with a growing answer until the question is at the top, so it can be read. */
export function Log({ state: { past, live } }: { state: State }) {
  const { texts, config, focusLog } = getServices();
  const log = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isBehind, setBehind] = useState(false);

  const updateBehind = () => {
    const { scrollHeight, clientHeight, scrollTop } = log.current as HTMLDivElement;
    setBehind(scrollHeight - clientHeight - scrollTop > END_THRESHOLD);
  };

  const liveId = live?.id;
  useLayoutEffect(() => {
    if (liveId !== undefined) isFollowing.current = true;
  }, [liveId]);
  useLayoutEffect(() => {
    const box = log.current as HTMLDivElement;
    const last = box.querySelector<HTMLElement>('.exchange:last-child');
    if (isFollowing.current && last)
      box.scrollTop = Math.min(box.scrollHeight - box.clientHeight, last.offsetTop + HIDDEN_MARGIN);
    updateBehind();
  }, [past, live]);

  /** Shoppers who scroll are reading: leave them there. */
  const stopFollowing = () => {
    isFollowing.current = false;
  };

  const pastViews = useMemo(
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
        onScroll={updateBehind}
        onWheel={stopFollowing}
        onTouchMove={stopFollowing}
        onKeyDown={({ key }) => /^(?:Arrow|Page|Home|End)/.test(key) && stopFollowing()}
      >
        <div class="answer">
          <Markdown text={config.greeting ?? texts.greeting} growing={false} />
        </div>
        <ol>
          {
            // A single list, so that an answer keeps its element when it is complete.
            live ? [...pastViews, <ExchangeView key={live.id} exchange={live} isLast />] : pastViews
          }
        </ol>
        {!live && <Suggestions questions={past.at(-1)?.suggestions ?? config.suggestedQuestions} />}
      </div>
      {isBehind && (
        <button
          type="button"
          class="latest"
          aria-label={texts.latest}
          onClick={() => {
            const box = log.current as HTMLDivElement;
            box.scrollTo({ top: box.scrollHeight });
            focusLog();
          }}
        >
          <Icon name="down" />
        </button>
      )}
    </div>
  );
}
