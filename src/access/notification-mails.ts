import type { NotificationJob, NotificationKind } from '../domain/notifications.ts';
import type { Store } from '../domain/ports.ts';
import { groupQuestions } from '../domain/question-groups.ts';
import { cutText } from '../domain/text-limits.ts';
import type { Mail } from './mail.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const MAX_ASSISTANTS = 20;
const MAX_GROUPED = 500;
const MAX_QUESTIONS = 5;
const MAX_QUESTION_LENGTH = 160;
const MAX_ERROR = 500;

const NAMES: Readonly<Record<NotificationKind, string>> = {
  open_questions: 'the weekly questions',
  crawl_failed: 'failed crawls',
  budget_spent: 'used-up budgets',
};

/** The text and the link of an email. */
type MailContent = Pick<Mail, 'subject' | 'text' | 'link'>;

type Compose = (store: Store, job: NotificationJob, place: MailPlace) => Promise<MailContent | undefined>;

interface MailPlace {
  organizationName: string;
  /** The organization's pages in the console. */
  pages: string;
}

const COMPOSE: Readonly<Record<NotificationKind, Compose>> = {
  async crawl_failed(store, { organizationId, subject: crawlRunId }, { pages }) {
    const run = await store.crawls.find(organizationId, crawlRunId);
    const assistant = run && (await store.assistants.find(organizationId, run.assistantId));
    if (!assistant || run.status !== 'failed') return undefined;
    const cause = oneLine(run.error ?? '', MAX_ERROR);
    return {
      subject: `A crawl of ${oneLine(assistant.name)} failed`,
      text: `The crawl of ${oneLine(assistant.name)} failed, so its products may be out of date.${cause && ` ${cause}`}\n\nSee what happened, and start a new crawl:`,
      link: `${pages}/assistants/${run.assistantId}/crawls/${crawlRunId}`,
    };
  },

  budget_spent(_store, { subject }, { organizationName, pages }) {
    const [, budget = ''] = subject.split(':');
    const dollars = Number(budget).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    return Promise.resolve({
      subject: `The model budget of ${organizationName} is spent`,
      text: `${organizationName} has used up its language-model budget of ${dollars}. Until the end of the month (UTC), the built-in model answers your shoppers, at no cost.\n\nSee what was spent, or change the budget:`,
      link: `${pages}/settings`,
    });
  },

  async open_questions(store, { organizationId, subject: week }, { organizationName, pages }) {
    const to = new Date(week);
    const range = { from: new Date(to.getTime() - WEEK_MS).toISOString(), to: to.toISOString() };
    const sections: string[] = [];
    let total = 0;
    for (const { assistantId, name } of await store.assistants.list(organizationId)) {
      const { open, questions } = await store.insight.openQuestions(organizationId, assistantId, range, MAX_GROUPED);
      if (open === 0) continue;
      total += open;
      if (sections.length === MAX_ASSISTANTS) continue;
      const lines = groupQuestions(questions)
        .slice(0, MAX_QUESTIONS)
        .map(
          ({ question, count }) =>
            `- ${withoutLinks(oneLine(question, MAX_QUESTION_LENGTH))}${count > 1 ? ` (${count} times)` : ''}`,
        );
      sections.push(
        [`${oneLine(name)}: ${counted(open)}`, ...lines, `${pages}/assistants/${assistantId}/questions`].join('\n'),
      );
    }
    if (total === 0) return undefined;
    return {
      subject: `${counted(total)} at ${organizationName} last week`,
      text: `Last week your shoppers asked questions that your products and knowledge don’t answer, or only partly. Answer a question once, and the assistant knows it from then on.\n\n${sections.join('\n\n')}\n\nAll assistants of ${organizationName}:`,
      link: `${pages}/assistants`,
    };
  },
};

const counted = (questions: number) => `${questions} open ${questions === 1 ? 'question' : 'questions'}`;

/**
 * Composes the email for a job from current data.
 * @param baseUrl the service's address without a trailing slash
 * @returns undefined when nothing is left to report, or the person may not be told or opted out
 */
export async function composeNotification(
  store: Store,
  job: NotificationJob,
  baseUrl: string,
): Promise<Mail | undefined> {
  const { kind, organizationId, userId } = job;
  const [account, member, [organization]] = await Promise.all([
    store.users.find(userId),
    store.members.find(organizationId, userId),
    store.organizations.find(organizationId),
  ]);
  if (!organization || !member || !account?.emailVerified) return undefined;
  if (member.role !== 'owner' && member.role !== 'admin') return undefined;
  const { token, refused } = await store.notifications.preferences(userId);
  if (refused.includes(kind)) return undefined;
  const pages = `${baseUrl}/organizations/${organizationId}`;
  const content = await COMPOSE[kind](store, job, { organizationName: oneLine(organization.name), pages });
  if (!content) return undefined;
  return {
    ...content,
    to: member.email,
    footer: `You get this email because you manage ${oneLine(organization.name)} on Aisle. To get no more emails about ${NAMES[kind]}:\n${baseUrl}/unsubscribe?token=${token}&kind=${kind}`,
    // Mail programs show a button for it (RFC 8058).
    unsubscribe: `${baseUrl}/api/unsubscribe/${token}/${kind}`,
  };
}

const oneLine = (text: string, most = 200) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const cut = cutText(line, most);
  return cut === line ? line : `${cut}…`;
};

/** Mail programs turn anything that looks like an address into a link, and shoppers may write what they like. */
const withoutLinks = (text: string) => text.replaceAll('://', ': //').replaceAll(/\.(?=\p{L})/gu, '. ');
