/** A phone, a phone in landscape, or a page at 200 %: there the panel fills the screen. */
const SMALL = '(max-width: 480px), (max-height: 480px)';

/** Styles of the page behind while the panel fills the screen. */
export function createScreen(host: HTMLElement, onChange: () => void) {
  const small = matchMedia(SMALL);
  const viewport = window.visualViewport;
  let release: (() => void) | undefined;
  small.addEventListener('change', onChange);

  /** Fits the panel to the area above the keyboard. */
  function fit(): void {
    // Pinch zoom shrinks the visual viewport too, but nothing should move then.
    if (!viewport || viewport.scale > 1.01) return;
    host.style.setProperty('--height', `${viewport.height}px`);
    host.style.setProperty('--top', `${viewport.offsetTop}px`);
  }

  /** Makes everything behind unreachable and unscrollable until it is released. */
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
    /** @param isFull true if the panel is open and fills the screen */
    cover(isFull: boolean): void {
      if (isFull) release ??= hold();
      else {
        release?.();
        release = undefined;
      }
    },
  };
}
