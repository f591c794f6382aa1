import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CallError } from '../client/index.ts';
import { queryClient } from './queries.ts';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

/** Of this page's content security policy; without it Mantine's variables are no styles. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

// A session that has ended in the middle of the work: sign in and come back to it.
const onError = (error: Error) => {
  const { isLoading, location, matches } = router.state;
  const ended = error instanceof CallError && error.code === 'unauthorized';
  // What is still being entered says so by itself; the pages for everybody have no session to lose.
  if (!ended || isLoading || !matches.some(({ routeId }) => routeId === '/signed-in')) return;
  const next = location.pathname + location.searchStr;
  void router.navigate({ to: '/sign-in', search: { next }, hash: location.hash });
};
queryClient.getQueryCache().config.onError = onError;
queryClient.getMutationCache().config.onError = onError;

// Who navigates by ear or keyboard is taken to the new page's heading.
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
