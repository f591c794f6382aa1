import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { safeHref } from './markdown.ts';
import { linkTo } from './markdown-view.tsx';
import { memo } from './memo.ts';
import { Picture } from './picture.tsx';
import { getServices } from './services.ts';

function Logo() {
  const { name, branding } = getServices().config;
  const initial = (
    <span class="logo" aria-hidden="true">
      {String.fromCodePoint(name.codePointAt(0) ?? 0x2022)}
    </span>
  );
  return <Picture class="logo" src={branding.logoUrl} size={40} fallback={initial} />;
}

/** Rarely used actions, behind a button; deleting asks for confirmation. */
function Menu() {
  const { texts, config, conversation, announce } = getServices();
  const [view, setView] = useState<'closed' | 'menu' | 'confirm' | 'failed'>('closed');
  const first = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const contactUrl = config.contactUrl && safeHref(config.contactUrl);
  useEffect(() => {
    if (view !== 'closed') first.current?.focus();
  }, [view]);

  function closeMenu(): void {
    setView('closed');
    button.current?.focus();
  }
  const thenClose = (action: () => void) => () => {
    action();
    closeMenu();
  };
  async function erase(): Promise<void> {
    try {
      await conversation.erase();
      closeMenu();
      announce(texts.erased);
    } catch {
      setView('failed');
      announce(texts.eraseFailed);
    }
  }
  const question = view === 'failed' ? texts.eraseFailed : texts.eraseQuestion;

  return (
    <div
      class="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || view === 'closed') return;
        event.stopPropagation();
        closeMenu();
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setView('closed');
      }}
    >
      <button
        type="button"
        class="quiet"
        ref={button}
        aria-label={texts.menu}
        aria-expanded={view !== 'closed'}
        onClick={() => setView(view === 'closed' ? 'menu' : 'closed')}
      >
        <Icon name="more" />
      </button>
      {view === 'menu' && (
        <div class="sheet">
          <button type="button" ref={first} onClick={thenClose(conversation.restart)}>
            {texts.restart}
          </button>
          {contactUrl && (
            <a {...linkTo(contactUrl)} onClick={closeMenu}>
              {texts.person}
            </a>
          )}
          <button type="button" onClick={() => setView('confirm')}>
            {texts.erase}
          </button>
        </div>
      )}
      {(view === 'confirm' || view === 'failed') && (
        <div class="sheet" role="alertdialog" aria-label={question}>
          <p>{question}</p>
          <button type="button" class="danger" onClick={() => void erase()}>
            {texts.eraseYes}
          </button>
          <button type="button" ref={first} onClick={closeMenu}>
            {texts.eraseNo}
          </button>
        </div>
      )}
    </div>
  );
}

export const Header = memo(() => {
  const { config, texts, close } = getServices();
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
