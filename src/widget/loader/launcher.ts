import type { Config } from '../bridge.ts';
import { fillOf } from '../colour.ts';
import css from './launcher.css?inline';

const SVG = 'http://www.w3.org/2000/svg';
const BUBBLE =
  'M20 11.5a7.5 7.5 0 0 1-7.5 7.5c-1.3 0-2.6-.3-3.7-.9L4 19.5l1.4-4.4A7.5 7.5 0 1 1 20 11.5ZM9 10h7M9 13.5h4';
const DOWN = 'm6 9.5 6 6 6-6';

/** "The chat cannot be loaded. Try again.", for a page in one of these languages. */
const FAILED: Record<string, string> = {
  en: 'The chat could not be loaded. Try again.',
  de: 'Der Chat konnte nicht geladen werden. Noch einmal versuchen.',
  fr: 'Le chat n’a pas pu être chargé. Réessayer.',
  es: 'No se pudo cargar el chat. Reintentar.',
  it: 'Impossibile caricare la chat. Riprova.',
  nl: 'De chat kon niet worden geladen. Probeer opnieuw.',
};

/** The button in the page's corner: four elements in a tree of their own, out of reach of the page's styles. */
export function drawLauncher({ name, branding, position }: Config, data: DOMStringMap) {
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
  launcher.type = 'button';
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
  text.textContent = label;
  launcher.append(icon, text);
  root.append(launcher);

  /** Also for people who do not see it. */
  const say = (name_: string) => {
    launcher.ariaLabel = name_;
  };
  function show(open: boolean): void {
    launcher.ariaExpanded = String(open);
    shape.setAttribute('d', open ? DOWN : BUBBLE);
    text.hidden = open || label === '';
    say(label || `Chat: ${name}`);
  }
  show(false);

  return {
    host,
    root,
    launcher,
    show,
    busy(isBusy: boolean): void {
      launcher.ariaBusy = isBusy ? 'true' : null;
    },
    failed(): void {
      const language = (data['language'] ?? document.documentElement.lang).slice(0, 2).toLowerCase();
      text.textContent = FAILED[language] ?? FAILED['en'] ?? '';
      text.hidden = false;
      say(text.textContent);
    },
  };
}
