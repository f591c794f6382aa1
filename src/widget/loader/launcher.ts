import type { Config } from '../bridge.ts';
import { fillOf } from '../colour.ts';
import css from './launcher.css?inline';

const SVG = 'http://www.w3.org/2000/svg';
const BUBBLE =
  'M20 11.5a7.5 7.5 0 0 1-7.5 7.5c-1.3 0-2.6-.3-3.7-.9L4 19.5l1.4-4.4A7.5 7.5 0 1 1 20 11.5ZM9 10h7M9 13.5h4';
const DOWN = 'm6 9.5 6 6 6-6';

/** Creates the button in the page's corner: four elements in a shadow tree, out of reach of the page's styles. */
export function createLauncher({ name, branding, position }: Config, data: DOMStringMap) {
  const host = document.createElement('aisle-assistant');
  const label = branding.launcherText?.trim() || '';
  const side = data['position'] ?? position;
  if (side === 'left' || side === 'right') host.dataset['side'] = side;
  host.role = 'region';
  host.ariaLabel = name;
  const { fill, on } = fillOf(branding.primaryColor);
  host.style.setProperty('--fill', fill);
  host.style.setProperty('--on', on);

  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const launcher = document.createElement('button');
  launcher.className = 'launcher';
  launcher.ariaHasPopup = 'dialog';
  launcher.ariaExpanded = 'false';
  const icon = document.createElementNS(SVG, 'svg');
  const shape = document.createElementNS(SVG, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.ariaHidden = 'true';
  icon.append(shape);
  const text = document.createElement('span');
  text.dir = 'auto';
  launcher.append(icon, text);
  root.append(launcher);

  function show(open: boolean): void {
    launcher.ariaExpanded = String(open);
    shape.setAttribute('d', open ? DOWN : BUBBLE);
    text.hidden = open || label === '';
    launcher.ariaLabel = label || `Chat: ${name}`;
    text.textContent = label;
  }
  show(false);

  return {
    host,
    root,
    launcher,
    show,
    setBusy: (isBusy: 'true' | null): void => {
      launcher.ariaBusy = isBusy;
    },
    showRetry: (): void => {
      const language = (data['language'] ?? document.documentElement.lang).slice(0, 2).toLowerCase();
      text.textContent = (RETRY.find((each) => each.startsWith(language)) ?? RETRY[0] ?? '').slice(2);
      text.hidden = false;
      launcher.ariaLabel = `${text.textContent}: ${name}`;
    },
  };
}
