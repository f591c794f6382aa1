import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { LOAD_MORE } from '../../text/lexicon/load-more.ts';
import { MAX_GROWTH_MS } from './growth.ts';

const MAX_STEPS = 60;
/** A list this long is long enough; pages repeat their menu, too. */
const MAX_LINKS = 3_000;
/** Steps without a new link after which the list has ended: the first may only have revealed what was there. */
const MAX_IDLE_STEPS = 2;
/** Time in which a script begins to react, and time without requests after which it has finished. */
const REACTION_MS = 250;
const QUIET_MS = 300;
const STEP_MS = 50;

/** The requests of the page that is growing. */
export interface GrowingPage {
  pending: number;
  lastAt: number;
  requests: number;
  /** True once the rest of the list is read directly. */
  isListKnown: boolean;
}

/** Runs in the page: returns to its top, so that its end comes into view again; returns its number of links. */
const RETURN = `() => {
  scrollTo(0, 0);
  return document.querySelectorAll('a[href]').length;
}`;

/** Runs in the page: scrolls everything to its end, and presses what loads more. */
const ADVANCE = `(words) => {
  const isMore = new RegExp(words, 'iu');
  const names = /load-?_?more|show-?_?more|view-?_?more/;
  const controls = [...document.querySelectorAll('button, [role=button], input[type=button], a:not([href]), a[href^="#"], a[href^="javascript:"]')];
  const more = controls.slice(-3000).reverse().find((each) => {
    const text = (each.textContent || each.value || '').trim();
    return !each.disabled && text.length <= 40 && (isMore.test(text) || names.test(String(each.className).toLowerCase()));
  });
  for (const each of [...document.querySelectorAll('main, section, div, ul')].slice(0, 2000))
    if (each.scrollHeight > each.clientHeight + 50 && /auto|scroll/.test(getComputedStyle(each).overflowY))
      each.scrollTop = each.scrollHeight;
  scrollTo(0, document.documentElement.scrollHeight);
  dispatchEvent(new Event('scroll'));
  more?.click();
}`;

/**
 * Scrolls a page to its end, and presses what loads more, until nothing new comes or the bounds are reached.
 * @returns true if it has grown
 */
export async function growList(session: CDPSession, page: GrowingPage, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + MAX_GROWTH_MS;
  const run = await openWorld(session, end);
  let idle = 0;
  let links = await run(`(${RETURN})()`);
  const before = links;
  for (let step = 0; step < MAX_STEPS && links < MAX_LINKS && idle < MAX_IDLE_STEPS; step++) {
    if (page.isListKnown || signal.aborted || performance.now() >= end) break;
    const { requests } = page;
    await run(`(${ADVANCE})(${JSON.stringify(LOAD_MORE.source)})`);
    await settle(page, requests, end);
    const now = await run(`(${RETURN})()`);
    idle = now > links ? 0 : idle + 1;
    // A page that neither grew nor asked for anything will not do so later.
    if (now <= links && page.requests === requests && step > 0) break;
    links = Math.max(links, now);
  }
  return links > before;
}

/** Waits until the page has answered to a step: it has requested what it needs, and is quiet again. */
async function settle(page: GrowingPage, requests: number, end: number): Promise<void> {
  const start = performance.now();
  while (performance.now() < end) {
    await sleep(STEP_MS);
    const isQuiet = page.pending === 0 && performance.now() - page.lastAt >= QUIET_MS;
    const hasReacted = page.requests > requests || performance.now() - start >= REACTION_MS;
    if (isQuiet && hasReacted) return;
  }
}

/** Opens an isolated world, which the page's scripts cannot access; a page that does not respond has no links. */
async function openWorld(session: CDPSession, end: number): Promise<(expression: string) => Promise<number>> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  return async (expression) => {
    const late = sleep(Math.max(end - performance.now(), STEP_MS), undefined, { ref: false });
    const evaluated = session
      .send('Runtime.evaluate', { contextId: executionContextId, returnByValue: true, expression })
      .then(({ result }) => Number(result.value ?? 0))
      .catch(() => 0); // the page has navigated away
    return (await Promise.race([evaluated, late])) ?? 0;
  };
}
