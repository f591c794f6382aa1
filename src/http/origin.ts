const LOOPBACK = /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Whether a page that is neither ours nor on the caller's own machine made a request, by its `Origin` header
 * (Fetch, section 3.2). A page whose name leads to this machine could otherwise have a browser call for it (MCP,
 * Transports: servers must check the header).
 * @param baseUrl the service's address
 */
export function isForeignOrigin(origin: string | undefined, baseUrl: string): boolean {
  if (origin === undefined) return false;
  return origin !== new URL(baseUrl).origin && !LOOPBACK.test(origin);
}
