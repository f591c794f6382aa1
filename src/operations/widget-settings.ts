import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { WidgetSettings as Settings, inputSchemas } from '../domain/assistant.ts';
import { originsInEffect } from '../domain/chat-settings.ts';

const WidgetSettings = Settings.omit({ siteUrl: true }).extend({ originsInEffect: z.array(z.string()) });

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
  input: z.strictObject({ assistantId, ...inputSchemas('configure') }),
  output: WidgetSettings,
  async run({ assistantId: id, ...patch }, { organizationId, store, changed }) {
    const { before, after } = orNotFound('assistant', await store.chatSettings.changeWidget(organizationId, id, patch));
    changed(id, toAudit(before), toAudit(after));
    return inEffect(after);
  },
});

const inEffect = (settings: Settings) => ({ ...settings, originsInEffect: originsInEffect(settings) });

const toAudit = ({ assistantId: _id, embedKey: _key, siteUrl: _url, ...settings }: Settings) => settings;
