import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { type WidgetSettings as Settings, originsInEffect } from '../domain/chat-settings.ts';
import { givenText, httpUrl, text } from '../domain/records.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { isHttpUrl } from '../domain/url.ts';

const origin = () =>
  text(TEXT_LIMITS.origin)
    .refine(isOrigin, 'must be an origin such as https://shop.example, without a path')
    .transform((value) => new URL(value).origin);

const origins = z
  .array(origin())
  .max(50, 'must have at most 50 origins')
  .transform((all) => [...new Set(all)]);

const suggestedQuestions = z.array(givenText(TEXT_LIMITS.suggestedQuestion)).max(6, 'must have at most 6 questions');

const position = z.enum(['left', 'right']);

const WidgetSettings = z.object({
  assistantId: z.string(),
  embedKey: z.string(),
  origins: z.array(z.string()).nullable(),
  originsInEffect: z.array(z.string()),
  suggestedQuestions: z.array(z.string()).nullable(),
  position: position.nullable(),
  contactUrl: z.string().nullable(),
});

export const get_widget_settings = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId }),
  output: WidgetSettings,
  run: async (input, { organizationId, store }) =>
    inEffect(orNotFound('assistant', await store.chatSettings.widget(organizationId, input.assistantId))),
});

export const update_widget_settings = operation({
  permission: 'assistants:edit',
  effect: 'update',
  input: z.strictObject({
    assistantId,
    origins: origins.nullable().optional(),
    suggestedQuestions: suggestedQuestions.nullable().optional(),
    position: position.nullable().optional(),
    contactUrl: httpUrl().nullable().optional(),
  }),
  output: WidgetSettings,
  async run({ assistantId: id, ...patch }, { organizationId, store, changed }) {
    const { before, after } = orNotFound('assistant', await store.chatSettings.changeWidget(organizationId, id, patch));
    changed(id, chosen(before), chosen(after));
    return inEffect(after);
  },
});

const inEffect = (settings: Settings) => ({ ...settings, originsInEffect: originsInEffect(settings) });

const chosen = ({ assistantId: _id, embedKey: _key, siteUrl: _url, ...settings }: Settings) => settings;

/** True for scheme, host and port only, as browsers send a page's origin. */
function isOrigin(value: string): boolean {
  if (!isHttpUrl(value)) return false;
  const { origin: itself, href } = new URL(value);
  return href === `${itself}/`;
}
