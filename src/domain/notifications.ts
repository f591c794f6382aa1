import type { MonthlyBudget } from './model-budget.ts';

/** Emails about an organization to its owners and admins, each of which a person can turn off. */
export const NOTIFICATIONS = ['open_questions', 'crawl_failed', 'budget_spent'] as const;
export type NotificationKind = (typeof NOTIFICATIONS)[number];

/** An email to one person about one event, which is sent once. */
export interface NotificationJob {
  kind: NotificationKind;
  organizationId: string;
  userId: string;
  /** The crawl run; the month and the budget that is spent, such as 2026-11:50; or the week's first day. */
  subject: string;
}

/** Equal for jobs about the same event to the same person. */
export const notificationKey = ({ kind, organizationId, userId, subject }: NotificationJob): string =>
  [kind, organizationId, userId, subject].join(' ');

export interface EmailPreferences {
  /** Ends emails without a sign-in. */
  token: string;
  refused: NotificationKind[];
}

export interface Notifications {
  /** Runs that failed since then, for each owner and admin of that time. */
  failedCrawls(since: Date): Promise<NotificationJob[]>;
  /**
   * Budgets of the month that are spent.
   * @param usual the budget of an organization that chose none
   */
  spentBudgets(now: Date, usual: MonthlyBudget): Promise<NotificationJob[]>;
  /** Organizations with questions of the week before that are still open. @param week its first day after: a Monday */
  openQuestions(week: string): Promise<NotificationJob[]>;
  preferences(userId: string): Promise<EmailPreferences>;
  setRefused(userId: string, refused: readonly NotificationKind[]): Promise<void>;
  /** False if the token is nobody's. */
  unsubscribe(token: string, kind: NotificationKind): Promise<boolean>;
}
