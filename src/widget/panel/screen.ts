/** A phone, a phone on its side, or a page at 200 %: there the panel is the whole screen. */
const SMALL = '(max-width: 480px), (max-height: 480px)';

/** What the page behind looks like while the panel is all of the screen. */
export function createScreen(host: HTMLElement, onChange: () => void) {
  const small = matchMedia(SMALL);
  const viewport = window.visualViewport;
  let release: (() => void) | undefined;
  small.addEventListener('change', onChange);

  /** The part of the screen that the keyboard leaves. */
  function fit(): void {
    // Somebody who looks closer makes it smaller too, and wants nothing moved.
    if (!viewport || viewport.scale > 1.01) return;
    host.style.setProperty('--height', `${viewport.height}px`);
    host.style.setProperty('--top', `${viewport.offsetTop}px`);
  }

  /** Nothing behind can be reached or moved, until it is released. */
  function hold(): () => void {
    const { body, documentElement } = document;
    const { inert } = body;
    const { overflow } = documentElement.style;
    body.inert = true;
    documentElement.style.overflow = 'hidden';
    fit();
    viewport?.addEventListener('resize', fit);
    viewport?.addEventListener('scroll', fit);
    return () => {
      body.inert = inert;
      documentElement.style.overflow = overflow;
      viewport?.removeEventListener('resize', fit);
      viewport?.removeEventListener('scroll', fit);
    };
  }

  return {
    get isSmall() {
      return small.matches;
    },
    /** @param isFull whether the panel is open and the whole screen */
    cover(isFull: boolean): void {
      if (isFull) release ??= hold();
      else {
        release?.();
        release = undefined;
      }
    },
  };
}
