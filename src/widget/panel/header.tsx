import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { safeHref } from './markdown.ts';
import { linkTo } from './markdown-view.tsx';
import { memo } from './memo.ts';
import { Picture } from './picture.tsx';
import { useShop } from './shop.ts';

function Logo() {
  const { name, branding } = useShop().config;
  const initial = (
    <span class="logo" aria-hidden="true">
      {String.fromCodePoint(name.codePointAt(0) ?? 0x2022)}
    </span>
  );
  return <Picture class="logo" src={branding.logoUrl} size={40} instead={initial} />;
}

/** Rarely used actions, behind a button; deleting asks for confirmation. */
function Menu() {
  const { texts, config, conversation, say } = useShop();
  const [shown, setShown] = useState<'nothing' | 'menu' | 'question' | 'failed'>('nothing');
  const first = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const person = config.contactUrl && safeHref(config.contactUrl);
  useEffect(() => {
    if (shown !== 'nothing') first.current?.focus();
  }, [shown]);

  function leave(): void {
    setShown('nothing');
    button.current?.focus();
  }
  const done = (work: () => void) => () => {
    work();
    leave();
  };
  async function erase(): Promise<void> {
    try {
      await conversation.erase();
      leave();
      say(texts.erased);
    } catch {
      setShown('failed');
      say(texts.eraseFailed);
    }
  }
  const question = shown === 'failed' ? texts.eraseFailed : texts.eraseQuestion;

  return (
    <div
      class="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || shown === 'nothing') return;
        event.stopPropagation();
        leave();
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setShown('nothing');
      }}
    >
      <button
        type="button"
        class="quiet"
        ref={button}
        aria-label={texts.menu}
        aria-expanded={shown !== 'nothing'}
        onClick={() => setShown(shown === 'nothing' ? 'menu' : 'nothing')}
      >
        <Icon name="more" />
      </button>
      {shown === 'menu' && (
        <div class="sheet">
          <button type="button" ref={first} onClick={done(conversation.restart)}>
            {texts.restart}
          </button>
          {person && (
            <a {...linkTo(person)} onClick={leave}>
              {texts.person}
            </a>
          )}
          <button type="button" onClick={() => setShown('question')}>
            {texts.erase}
          </button>
        </div>
      )}
      {(shown === 'question' || shown === 'failed') && (
        <div class="sheet" role="alertdialog" aria-label={question}>
          <p>{question}</p>
          <button type="button" class="danger" onClick={() => void erase()}>
            {texts.eraseYes}
          </button>
          <button type="button" ref={first} onClick={leave}>
            {texts.eraseNo}
          </button>
        </div>
      )}
    </div>
  );
}

export const Header = memo(() => {
  const { config, texts, close } = useShop();
  return (
    <header>
      <Logo />
      <h2 id="name">
        <bdi>{config.name}</bdi>
        <small>{texts.assistant}</small>
      </h2>
      <Menu />
      <button type="button" class="quiet" aria-label={texts.close} onClick={close}>
        <Icon name="close" />
      </button>
    </header>
  );
});
