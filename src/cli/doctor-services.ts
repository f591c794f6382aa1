import { once } from 'node:events';
import net from 'node:net';
import { createTransport } from 'nodemailer';
import { configuredProviders } from '../chat/models/configured.ts';
import { callModel } from '../chat/models/model-call.ts';
import type { ServiceConfig } from '../config.ts';
import { findChromium } from '../crawl/render/chromium.ts';
import { type Finding, ok, problem, reasonOf, warning } from './doctor-finding.ts';

const TIMEOUT_MS = 10_000;
const MODEL_TIMEOUT_MS = 20_000;
/** The shortest answer that every provider accepts a limit of. */
const ANSWER_TOKENS = 16;

export async function checkAddress({ baseUrl, trustedProxies }: ServiceConfig): Promise<Finding[]> {
  if (baseUrl === undefined)
    return [
      warning(
        'BASE_URL is not set: people can sign in at http://localhost only. Set it to the public https:// address.',
      ),
    ];
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(baseUrl).hostname);
  if (!baseUrl.startsWith('https:') && !isLocal)
    return [
      warning(
        `${baseUrl} is not encrypted: passwords are sent in plain text. Put a proxy with TLS in front (docs/operating.md#behind-a-proxy).`,
      ),
    ];
  const findings = [ok(`The public address is ${baseUrl}.`)];
  if (!isLocal && trustedProxies === 0)
    findings.push(
      warning(
        'TRUSTED_PROXIES is 0: behind a proxy, all visitors share one rate limit. Set it to the number of proxies.',
      ),
    );
  return Promise.resolve(findings);
}

export async function checkPort({ port, host }: ServiceConfig): Promise<Finding[]> {
  const place = `${host ?? 'all addresses'}, port ${port}`;
  const server = net.createServer();
  try {
    server.listen({ port, ...(host !== undefined && { host }) });
    await once(server, 'listening');
    return [ok(`The service can listen on ${place}.`)];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && (await isAisle(port, host))) return [ok(`Aisle is listening on ${place}.`)];
    if (code === 'EADDRINUSE') return [problem(`Another program uses ${place}. Stop it, or set another PORT.`)];
    return [problem(`The service cannot listen on ${place} (${reasonOf(error)}). Set another PORT or HOST.`)];
  } finally {
    server.close();
  }
}

async function isAisle(port: number, host = '127.0.0.1'): Promise<boolean> {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const url = `http://${net.isIPv6(name) ? `[${name}]` : name}:${port}/livez`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  return answer?.headers.get('x-request-id')?.startsWith('req_') === true;
}

export async function checkBrowser({ crawl: { browser } }: ServiceConfig): Promise<Finding[]> {
  const without = 'Shops whose pages need JavaScript cannot be crawled.';
  if (browser.wsUrl !== undefined) {
    const { hostname, port, protocol } = new URL(browser.wsUrl);
    const socket = net.connect({ host: hostname, port: Number(port) || (/^(wss|https):/.test(protocol) ? 443 : 80) });
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return [ok(`The browser at ${hostname} accepts connections.`)];
    } catch (error) {
      return [
        problem(
          `The browser at BROWSER_WS_URL cannot be reached (${reasonOf(error)}). ${without} Start it, or correct the address.`,
        ),
      ];
    } finally {
      socket.destroy();
    }
  }
  const found = findChromium(browser);
  if (found !== null) return [ok(`The browser is ${found}.`)];
  const what = browser.program === undefined ? 'There is no Chromium.' : 'CHROMIUM is not a program.';
  const advice = 'Install one (apt-get install chromium), or set CHROMIUM or BROWSER_WS_URL.';
  return Promise.resolve([
    browser.program === undefined ? warning(`${what} ${without} ${advice}`) : problem(`${what} ${advice}`),
  ]);
}

/** Signs in to the mail server, without sending anything. */
export async function checkMail({ smtpUrl, mailFrom, baseUrl }: ServiceConfig): Promise<Finding[]> {
  if (smtpUrl === undefined)
    return [warning('SMTP_URL is not set: the links that people should get by email are in the log instead.')];
  const { hostname } = new URL(smtpUrl);
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
  } catch (error) {
    return [
      problem(
        `The mail server ${hostname} rejected the login (${reasonOf(error)}). Check SMTP_URL: its host, port, user and password.`,
      ),
    ];
  } finally {
    transport.close();
  }
  const findings = [ok(`The mail server ${hostname} accepts the login; emails come from ${mailFrom}.`)];
  if (mailFrom.includes('@localhost'))
    findings.push(warning('MAIL_FROM is not set: most servers refuse mail from localhost.'));
  if (baseUrl === undefined) findings.push(warning('Links in emails lead to http://localhost until BASE_URL is set.'));
  return findings;
}

/** Asks the fast model of each provider for a word, which costs less than a thousandth of a cent. */
export async function checkModels({ models }: ServiceConfig): Promise<Finding[]> {
  const providers = [...configuredProviders(models).values()];
  if (providers.length === 0)
    return [ok('No provider of models is set: the built-in model answers shoppers, free of charge.')];
  return Promise.all(
    providers.map(async (provider) => {
      const { name, fast } = provider;
      try {
        const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Say hello.' }] }];
        const signal = AbortSignal.timeout(MODEL_TIMEOUT_MS);
        const options = { prompt, maxOutputTokens: ANSWER_TOKENS };
        for await (const _ of callModel(await provider.load(fast), options, { account: undefined, signal }));
        return ok(`${name} answers with ${fast}.`);
      } catch (error) {
        return problem(
          `${name} does not answer with ${fast} (${reasonOf(error)}). Check its key, its credit and the network.`,
        );
      }
    }),
  );
}
