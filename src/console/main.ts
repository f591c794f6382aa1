import { language, loadTexts } from './texts/texts.ts';

// Pages read their texts while they are loaded, so these come first.
void loadTexts().then(() => {
  document.documentElement.lang = language;
  return import('./start.tsx');
});
