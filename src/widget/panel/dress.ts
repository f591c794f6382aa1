import { fillOf, inksOf } from '../colour.ts';

/** Sets the inks that are derived from the shop's colour. */
export function setInks({ style }: HTMLElement, colour: string | undefined): void {
  const { inkOnLight, inkOnDark } = inksOf(colour);
  style.setProperty('--ink-on-light', inkOnLight);
  style.setProperty('--ink-on-dark', inkOnDark);
}

/** In a preview, the console writes colour and side into the tag while its user chooses them. */
export function followTag(host: HTMLElement, data: DOMStringMap): void {
  const tag = document.querySelector('script[data-preview]');
  const dress = () => {
    const { primaryColor, position } = data;
    if (primaryColor !== undefined) {
      const { fill, on } = fillOf(primaryColor);
      host.style.setProperty('--fill', fill);
      host.style.setProperty('--on', on);
      setInks(host, primaryColor);
    }
    if (position) host.dataset['side'] = position;
  };
  dress();
  if (tag) new MutationObserver(dress).observe(tag, { attributes: true });
}
