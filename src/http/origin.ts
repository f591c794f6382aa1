const LOOPBACK = /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Whether a page that is neither ours nor on the caller's own machine made a request, by its `Origin` header
 * (Fetch, section 3.2).
 * @param baseUrl the service's address
 */
export function isForeignOrigin(origin: string | undefined, baseUrl: string): boolean {
  if (origin === undefined) return false;
  return origin !== new URL(baseUrl).origin && !LOOPBACK.test(origin);
}

/**
 * Whether a foreign page reached us by its own name, which was made to lead to this machine (DNS rebinding): its browser
 * takes both for one site, and asks nobody whether the page may call. MCP has servers check for that (Transports).
 * @param host the request's `Host` header
 */
export function isRebound(origin: string | undefined, host: string | undefined, baseUrl: string): boolean {
  if (origin === undefined || !isForeignOrigin(origin, baseUrl)) return false;
  const page = URL.parse(origin);
  // Parsed by the page's scheme, for the default port.
  return page !== null && URL.parse(`${page.protocol}//${host}`)?.host === page.host;
}
