import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import type { BrowserSource } from './messages.ts';

/** Nothing listens there, so any request through Chromium's own network fails. */
const UNREACHABLE_PROXY = { server: 'http://127.0.0.1:1', bypass: '<-loopback>' };
const START_TIMEOUT_MS = 20_000;
const FLAGS = [
  // Also block requests that belong to no page: DNS lookups fail, and WebRTC may only use the proxy.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-gpu',
  '--disable-3d-apis',
  '--disable-sync',
  '--mute-audio',
  '--js-flags=--max-old-space-size=512',
];

/** Tall, so that lists with infinite scroll load many items. */
const VIEWPORT = { width: 1280, height: 3_000 };

/**
 * @param onUnsandboxed called when Chromium has to run without its sandbox: as root it has none, and some containers
 * forbid it
 */
export async function openBrowser({ wsUrl, program }: BrowserSource, onUnsandboxed: () => void): Promise<Browser> {
  if (wsUrl !== null) return chromium.connectOverCDP(wsUrl, { timeout: START_TIMEOUT_MS });
  const launch = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath: program ?? '',
      args: FLAGS,
      chromiumSandbox,
      proxy: UNREACHABLE_PROXY,
      timeout: START_TIMEOUT_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  if (process.getuid?.() !== 0) {
    try {
      return await launch(true);
    } catch (error) {
      if (!/sandbox/i.test(String(error))) throw error;
    }
  }
  onUnsandboxed();
  return launch(false);
}

/** A remote browser was started without our flags, and WebRTC bypasses proxies. */
const REMOVE_WEBRTC =
  'delete window.RTCPeerConnection; delete window.webkitRTCPeerConnection; delete window.WebTransport;';

/** Opens a fresh context: no cookies, no storage, and no network access except through the routes that are set. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    proxy: UNREACHABLE_PROXY,
    serviceWorkers: 'block',
    acceptDownloads: false,
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(REMOVE_WEBRTC);
  return context;
}
