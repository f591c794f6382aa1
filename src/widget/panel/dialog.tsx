import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Ref } from 'preact';
import { Composer } from './composer.tsx';
import { answerOf } from './conversation.ts';
import { Header } from './header.tsx';
import { Log } from './log.tsx';
import { useShop } from './shop.ts';

/** True if the browser believes that it is online. */
function useOnline(): boolean {
  const { conversation, texts, say } = useShop();
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) void conversation.online();
      else say(texts.offline);
    };
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}

/** Keeps the shop's keyboard shortcuts from firing while the shopper types. */
const keep = (event: KeyboardEvent) => event.stopPropagation();

export interface DialogProperties {
  isOpen: boolean;
  /** Fills the screen, as on a phone: nothing else can be reached. */
  isFull: boolean;
  field: Ref<HTMLTextAreaElement>;
}

export function Dialog({ isOpen, isFull, field }: DialogProperties) {
  const { conversation, texts, say, close, dir, locale } = useShop();
  const [, draw] = useReducer<number, void>((count) => count + 1, 0);
  useEffect(() => conversation.watch(() => draw()), []);
  const isOnline = useOnline();

  const { state } = conversation;
  const isBusy = state.live !== undefined;
  const wasBusy = useRef(false);
  useEffect(() => {
    const last = state.past.at(-1);
    // Announce an answer once, when it is complete; a restored conversation was announced before.
    if (isBusy) say(texts.thinking);
    else if (wasBusy.current && last)
      say(
        last.state === 'done' ? answerOf(last) || texts.products : texts[last.state === 'open' ? 'failed' : last.state],
      );
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <section
      class={isFull ? 'panel full' : 'panel'}
      role="dialog"
      aria-modal={isFull}
      aria-labelledby="name"
      dir={dir}
      lang={locale}
      hidden={!isOpen}
      onKeyUp={keep}
      onKeyPress={keep}
      onKeyDown={(event) => {
        keep(event);
        if (event.key === 'Escape' && !event.isComposing) close();
      }}
    >
      <Header />
      <Log state={state} />
      {!isOnline && <p class="notice">{texts.offline}</p>}
      <Composer isBusy={isBusy} field={field} />
      <p class="disclaimer">{texts.disclaimer}</p>
    </section>
  );
}
