import { fillOf, inksOf } from '../colour.ts';

const tag = document.querySelector<HTMLScriptElement>('script[data-preview]');

/** Gives the widget the colour and side that the console writes into its tag while somebody chooses them. */
function dress(): void {
  const host = document.querySelector<HTMLElement>('aisle-assistant');
  if (!host || !tag) return;
  const { primaryColor, position } = tag.dataset;
  if (position) host.dataset['side'] = position;
  if (primaryColor === undefined) return;
  const { fill, on } = fillOf(primaryColor);
  const { inkOnLight, inkOnDark } = inksOf(primaryColor);
  const colours = { fill, on, 'ink-on-light': inkOnLight, 'ink-on-dark': inkOnDark };
  for (const [name, colour] of Object.entries(colours)) host.style.setProperty(`--${name}`, colour);
}

const observer = new MutationObserver(dress);
if (tag) observer.observe(tag, { attributes: true });
// The widget comes after its tag, and its panel, with the colours that are saved, when it is opened.
observer.observe(document.documentElement, { childList: true });
document.addEventListener('aisle:open', dress);
