const LOOPBACK = /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * True if a request comes from a page that is neither ours nor on the caller's own machine, by its `Origin` header
 * (Fetch, section 3.2).
 * @param baseUrl the service's address
 */
export function isForeignOrigin(origin: string | undefined, baseUrl: string): boolean {
  if (origin === undefined) return false;
  return origin !== new URL(baseUrl).origin && !LOOPBACK.test(origin);
}

/**
 * True if a foreign page reached us through its own name, which it pointed at this machine (DNS rebinding): its browser
 * treats both as one site, so CORS does not apply. MCP requires servers to check for that (Transports).
 * @param host the request's `Host` header
 */
export function isRebound(origin: string | undefined, host: string | undefined, baseUrl: string): boolean {
  if (origin === undefined || !isForeignOrigin(origin, baseUrl)) return false;
  const page = URL.parse(origin);
  // Parsed with the page's scheme, for the default port.
  return page !== null && URL.parse(`${page.protocol}//${host}`)?.host === page.host;
}
