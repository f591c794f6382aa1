interface Params {
  organizationId: string;
  assistantId: string;
}

type Ask = (params: Params, search: Record<string, unknown>) => void;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Asks the service for what the page shows first. The page opened first need not wait for the account before it does. */
    ask?: Ask;
  }
}

/** Options of a route whose page asks the service before it is rendered, and for links to it before they are followed. */
export const asked = (ask: Ask) => ({
  staticData: { ask },
  loader: ({ params, location }: { params: Partial<Params>; location: { search: Record<string, unknown> } }) =>
    ask(params as Params, location.search),
});
