/** The panel fills the screen of a phone in either orientation, and of a small window zoomed to 200 %. */
const SMALL = '(max-width: 480px), (max-height: 480px)';

/** Fits a panel that fills the screen, and disables the page behind it. */
export function createScreen(host: HTMLElement, onChange: () => void) {
  const small = matchMedia(SMALL);
  const viewport = window.visualViewport;
  let release: (() => void) | undefined;
  small.addEventListener('change', onChange);

  /** Fits the panel to the area above the keyboard. */
  function fit(): void {
    // Pinch zoom also shrinks the visual viewport, but must not move anything.
    if (!viewport || viewport.scale > 1.01) return;
    host.style.setProperty('--height', `${viewport.height}px`);
    host.style.setProperty('--top', `${viewport.offsetTop}px`);
  }

  /** Makes the page inert and unscrollable until the returned function is called. */
  function disablePage(): () => void {
    const { body, documentElement } = document;
    const { inert } = body;
    const { overflow } = documentElement.style;
    body.inert = true;
    documentElement.style.overflow = 'hidden';
    fit();
    const controller = new AbortController();
    for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, fit, { signal: controller.signal });
    return () => {
      body.inert = inert;
      documentElement.style.overflow = overflow;
      controller.abort();
    };
  }

  return {
    get isSmall() {
      return small.matches;
    },
    /** @param isFull true if the panel is open and fills the screen */
    cover(isFull: boolean): void {
      if (isFull) release ??= disablePage();
      else {
        release?.();
        release = undefined;
      }
    },
  };
}
