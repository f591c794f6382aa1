import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { traceHeaders } from '../../domain/call-context.ts';
import type { HandoverJob, Handovers } from '../../domain/handover.ts';
import { type Work, doWork } from '../../domain/work.ts';

export interface HandoverWebhookOptions {
  handovers: Handovers;
  /** Sends a POST request without following redirects. @returns the status @throws if there is no response */
  post: (url: string, headers: Record<string, string>, body: string) => Promise<number>;
  log: Pick<Logger, 'error'>;
}

/** Notifies helpdesks of hand-overs, from the job queue. */
export function createHandoverWebhook({ handovers, post, log }: HandoverWebhookOptions) {
  return {
    /** @throws if delivery failed, so that the queue retries */
    async handOver(job: HandoverJob): Promise<void> {
      const found = await handovers.find(job);
      if (!found) return;
      const body = JSON.stringify(found.message);
      const headers = { 'content-type': 'application/json', 'aisle-signature': signatureOf(body, found.secret) };
      const work: Work & { type: 'webhook' } = { type: 'webhook' };
      await doWork(work, async () => {
        const status = await post(found.url, { ...headers, ...traceHeaders() }, body);
        work.status = status;
        if (status < 200 || status > 299) throw new Error(`The webhook responded with status ${status}.`);
      });
    },
    giveUpHandover(job: HandoverJob): Promise<void> {
      log.error(job, 'Failed to deliver a hand-over to its webhook: gave up');
      return Promise.resolve();
    },
  };
}

/** Signs the time of sending too, to prevent replays. */
function signatureOf(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
