import type { WidgetSettings, WidgetSettingsPatch } from './assistant.ts';
import type { OwnBudget } from './model-budget.ts';
import type { Changed } from './ports.ts';

/** An organization's settings for conversations. */
export interface ConversationSettings {
  /** Monthly model budget (UTC) in US dollars, for answers and for patterns. */
  monthlyBudget: OwnBudget;
  /** Retention period of conversations. */
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

type Patch<T> = { [K in keyof T]?: T[K] | undefined };

export interface ChatSettings {
  conversations(organizationId: string): Promise<ConversationSettings>;
  changeConversations(
    organizationId: string,
    patch: Patch<ConversationSettings>,
  ): Promise<Changed<ConversationSettings>>;
  /** Returns the spending since a month such as 2026-11; months without answers are omitted. */
  spending(organizationId: string, since: string): Promise<MonthlySpending[]>;
  widget(organizationId: string, assistantId: string): Promise<WidgetSettings | undefined>;
  changeWidget(
    organizationId: string,
    assistantId: string,
    patch: WidgetSettingsPatch,
  ): Promise<Changed<WidgetSettings> | undefined>;
  /** False if there is no such assistant. */
  setHandoverSecret(organizationId: string, assistantId: string, secret: string): Promise<boolean>;
}

/**
 * Returns the origins where a widget may be embedded: the chosen ones, else the shop's address, with www. and without,
 * always including https; none if neither is set.
 */
export function originsInEffect({ origins, siteUrl }: Pick<WidgetSettings, 'origins' | 'siteUrl'>): string[] {
  if (origins) return origins;
  const url = URL.parse(siteUrl ?? '');
  if (!url) return [];
  const host = url.host.replace(/^www\./, '');
  const schemes = url.protocol === 'https:' ? ['https:'] : ['http:', 'https:'];
  return schemes.flatMap((scheme) => [`${scheme}//${host}`, `${scheme}//www.${host}`]);
}
