import type { OwnBudget } from './model-budget.ts';
import type { Changed } from './ports.ts';

/** What an organization decided about conversations. */
export interface ConversationSettings {
  /** US dollars that models may cost in a month (UTC), for answers and for patterns. */
  monthlyBudget: OwnBudget;
  /** How long conversations are kept. */
  retentionDays: number;
}

export interface MonthlySpending {
  /** Such as 2026-11. */
  month: string;
  /** US dollars. */
  cost: number;
  inputTokens: number;
  outputTokens: number;
  answers: number;
}

/** What an assistant's widget is told beside what the assistant itself says. */
export interface WidgetSettings {
  assistantId: string;
  embedKey: string;
  siteUrl: string | null;
  /** Origins that may embed it; null: that of the siteUrl. */
  origins: string[] | null;
  /** Null: drawn from the catalogue and the knowledge. */
  suggestedQuestions: string[] | null;
  /** The corner of the launcher; null: where the page's direction has its end. */
  position: 'left' | 'right' | null;
  /** Where a shopper finds a person. */
  contactUrl: string | null;
}

type Patch<T> = { [K in keyof T]?: T[K] | undefined };

export interface ChatSettings {
  conversations(organizationId: string): Promise<ConversationSettings>;
  changeConversations(
    organizationId: string,
    patch: Patch<ConversationSettings>,
  ): Promise<Changed<ConversationSettings>>;
  /** From a month on, such as 2026-11; months without answers are left out. */
  spending(organizationId: string, since: string): Promise<MonthlySpending[]>;
  widget(organizationId: string, assistantId: string): Promise<WidgetSettings | undefined>;
  changeWidget(
    organizationId: string,
    assistantId: string,
    patch: Patch<Pick<WidgetSettings, 'origins' | 'suggestedQuestions' | 'position' | 'contactUrl'>>,
  ): Promise<Changed<WidgetSettings> | undefined>;
}

/**
 * Where a widget may be embedded: at the origins that were chosen, else at the shop's address, with www. and without,
 * and encrypted in any case; nowhere as long as there is neither.
 */
export function originsInEffect({ origins, siteUrl }: Pick<WidgetSettings, 'origins' | 'siteUrl'>): string[] {
  if (origins) return origins;
  const url = URL.parse(siteUrl ?? '');
  if (!url) return [];
  const host = url.host.replace(/^www\./, '');
  const schemes = url.protocol === 'https:' ? ['https:'] : ['http:', 'https:'];
  return schemes.flatMap((scheme) => [`${scheme}//${host}`, `${scheme}//www.${host}`]);
}
