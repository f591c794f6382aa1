import { createDelivery } from '../access/mail.ts';
import { composeNotification } from '../access/notification-mails.ts';
import type { ServiceConfig } from '../config.ts';
import { DAY_MS, HOUR_MS } from '../domain/durations.ts';
import { intervalsOf } from '../domain/insight.ts';
import { type NotificationJob, notificationKey } from '../domain/notifications.ts';
import type { Store } from '../domain/ports.ts';
import type { JobQueue } from '../storage/jobs.ts';

/** After a stop, events of this time are made up for. */
const CATCH_UP_MS = DAY_MS;
/** Weekly emails go out on Monday from this hour (UTC), and if that was missed until the end of the next day. */
const WEEKLY_FROM_MS = 6 * HOUR_MS;
const WEEKLY_TO_MS = 2 * DAY_MS;

export interface NotifierOptions {
  store: Store;
  config: Pick<ServiceConfig, 'smtpUrl' | 'mailFrom'> & { models: Pick<ServiceConfig['models'], 'monthlyBudget'> };
  /** The service's address, for links. */
  baseUrl: string;
}

export interface Notifier {
  /** Queues the emails that are due now. */
  find(now: Date, queue: Pick<JobQueue, 'notify'>): Promise<void>;
  notify: (job: NotificationJob) => Promise<void>;
}

/** Sends emails about organizations; undefined without a mail server. */
export function createNotifier({ store, config, baseUrl }: NotifierOptions): Notifier | undefined {
  const { smtpUrl, mailFrom: from, models } = config;
  if (smtpUrl === undefined) return undefined;
  const deliver = createDelivery({ smtpUrl, from });
  let lookedAt: Date | undefined;
  let sentWeek = '';
  return {
    async find(now, queue) {
      // Looks back a little further: a run's end is recorded before its transaction ends.
      const since = new Date((lookedAt ?? now).getTime() - (lookedAt ? HOUR_MS : CATCH_UP_MS));
      const [week = ''] = intervalsOf(
        { from: now.toISOString(), to: new Date(now.getTime() + 1).toISOString() },
        'week',
      );
      const inWeek = now.getTime() - Date.parse(week);
      const isDue = week !== sentWeek && inWeek >= WEEKLY_FROM_MS && inWeek < WEEKLY_TO_MS;
      const jobs = await Promise.all([
        store.notifications.failedCrawls(since),
        store.notifications.spentBudgets(now, models.monthlyBudget),
        isDue ? store.notifications.openQuestions(week) : [],
      ]);
      await queue.notify(jobs.flat());
      lookedAt = now;
      if (isDue) sentWeek = week;
    },
    async notify(job) {
      const mail = await composeNotification(store, job, baseUrl);
      if (mail) await deliver(mail, notificationKey(job));
    },
  };
}
