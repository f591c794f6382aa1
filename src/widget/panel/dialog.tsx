import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Composer } from './composer.tsx';
import { plainAnswer } from './conversation.ts';
import { Header } from './header.tsx';
import { Log } from './log.tsx';
import { getServices } from './services.ts';

/** True if the browser believes that it is online. */
function useOnline(): boolean {
  const { conversation, texts, announce } = getServices();
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) void conversation.online();
      else announce(texts.offline);
    };
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return isOnline;
}

/** Keeps the shop's keyboard shortcuts from firing while the shopper types. */
const stopPropagation = (event: KeyboardEvent) => event.stopPropagation();

export interface DialogProperties {
  isOpen: boolean;
  /** True if the panel fills the screen, as on a phone: nothing else can be reached. */
  isFull: boolean;
}

export function Dialog({ isOpen, isFull }: DialogProperties) {
  const { store, texts, announce, close, locale } = getServices();
  const [state, setState] = useState(store.state);
  useLayoutEffect(() => store.subscribe(setState), []);
  const isOnline = useOnline();

  const isBusy = state.live !== undefined;
  const wasBusy = useRef(false);
  useEffect(() => {
    const last = state.past.at(-1);
    // Announce an answer once, when it is complete; a restored conversation was announced before.
    if (isBusy) announce(texts.thinking);
    else if (wasBusy.current && last)
      announce(
        last.state === 'done'
          ? plainAnswer(last) || texts.products
          : texts[last.state === 'open' ? 'failed' : last.state],
      );
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <section
      class={isFull ? 'panel full' : 'panel'}
      role="dialog"
      aria-modal={isFull}
      aria-labelledby="name"
      dir={texts.dir}
      lang={locale}
      hidden={!isOpen}
      onKeyUp={stopPropagation}
      onKeyPress={stopPropagation}
      onKeyDown={(event) => {
        stopPropagation(event);
        if (event.key === 'Escape' && !event.isComposing) close();
      }}
    >
      <Header />
      <Log state={state} />
      {!isOnline && <p class="notice">{texts.offline}</p>}
      <Composer isBusy={isBusy} />
      <p class="disclaimer">{texts.disclaimer}</p>
    </section>
  );
}
