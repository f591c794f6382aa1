import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CallError } from '../client/index.ts';
import { hashOfDialog, keepTyped } from './parts/kept-forms.ts';
import { queryClient } from './queries.ts';
import { router } from './router.ts';
import { cssVariables, theme } from './theme.ts';

/** The content security policy's nonce, which Mantine needs for its style element. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

// When the session has ended, sign in and come back.
const onError = (error: Error) => {
  const { isLoading, location, matches } = router.state;
  const ended = error instanceof CallError && error.code === 'unauthorized';
  // Routes being loaded redirect by themselves, and public pages need no session.
  if (!ended || isLoading || !matches.some(({ routeId }) => routeId === '/signed-in')) return;
  keepTyped();
  const next = location.pathname + location.searchStr + hashOfDialog();
  void router.navigate({ to: '/sign-in', search: { next }, hash: location.hash });
};
queryClient.getQueryCache().config.onError = onError;
queryClient.getMutationCache().config.onError = onError;

// The page's scripts and data need not wait for the account.
for (const { routeId, params, search, staticData } of router.matchRoutes(router.latestLocation)) {
  void router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById]);
  staticData.ask?.({ organizationId: '', assistantId: '', ...params }, search);
}

// Move the focus to the new page's heading, for screen readers and keyboards.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) document.querySelector('h1')?.focus();
});

const element = document.querySelector('#root');
if (element)
  createRoot(element).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
