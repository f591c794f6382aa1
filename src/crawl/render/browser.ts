import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import type { BrowserSource } from './messages.ts';

/** Nobody listens there: whatever reaches Chromium's own network ends here. */
const NOWHERE = { server: 'http://127.0.0.1:1', bypass: '<-loopback>' };
const START_MS = 20_000;
const FLAGS = [
  // The same once more for what is of no page: names are not looked up, and WebRTC goes through the proxy or nowhere.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-gpu',
  '--disable-3d-apis',
  '--disable-sync',
  '--mute-audio',
  '--js-flags=--max-old-space-size=512',
];

/** Tall, so that lists which load as one scrolls down load much. */
const VIEWPORT = { width: 1280, height: 3_000 };

/** @param onUnsandboxed told when Chromium has to run without its sandbox: root has none, and some containers forbid it */
export async function openBrowser({ wsUrl, program }: BrowserSource, onUnsandboxed: () => void): Promise<Browser> {
  if (wsUrl !== null) return chromium.connectOverCDP(wsUrl, { timeout: START_MS });
  const launch = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath: program ?? '',
      args: FLAGS,
      chromiumSandbox,
      proxy: NOWHERE,
      timeout: START_MS,
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

/** A browser elsewhere was started without our flags, and calls go past proxies. */
const WITHOUT_CALLS =
  'delete window.RTCPeerConnection; delete window.webkitRTCPeerConnection; delete window.WebTransport;';

/** A window that nobody has used: no cookies, no storage, and no way out but the routes that are set. */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const window = await browser.newContext({
    proxy: NOWHERE,
    serviceWorkers: 'block',
    acceptDownloads: false,
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    ...options,
  });
  await window.addInitScript(WITHOUT_CALLS);
  return window;
}
