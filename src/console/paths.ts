import { loadTexts } from './texts/texts.ts';

await loadTexts([]);
const { router } = await import('./router.ts');

/** The paths that the router knows, for the build. */
export const PATHS = Object.keys(router.routesByPath);
