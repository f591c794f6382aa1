import { createRouter } from '@tanstack/react-router';
import { assistantPages, assistants } from './routes/assistant.ts';
import { publicPages, root } from './routes/public.tsx';
import { accountPages, organization, organizationPages, shell, signedIn, startPages } from './routes/signed-in.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

export const router = createRouter({
  routeTree: root.addChildren([
    ...publicPages,
    signedIn.addChildren([
      ...startPages,
      shell.addChildren([
        ...accountPages,
        organization.addChildren([assistants, assistantPages, ...organizationPages]),
      ]),
    ]),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Another order or filter of a table begins at its top; without this it would keep its place.
  scrollToTopSelectors: ['main [role=region]'],
  parseSearch,
  stringifySearch,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
