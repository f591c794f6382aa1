import { randomBytes } from 'node:crypto';
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

/** Replaces the secret that signs hand-overs for the webhook. The new one is shown only here. */
export const rotate_handover_secret = operation({
  permission: 'assistants:edit',
  effect: 'update',
  input: z.strictObject({ assistantId }),
  output: z.object({ secret: z.string() }),
  async run({ assistantId: id }, { organizationId, store, changed }) {
    const secret = `aisle_wh_${randomBytes(32).toString('base64url')}`;
    orNotFound('assistant', await store.chatSettings.setHandoverSecret(organizationId, id, secret));
    // The log must not keep either of them.
    changed(id, { handoverSecret: 'previous' }, { handoverSecret: 'new' });
    return { secret };
  },
});

const inEffect = (settings: Settings) => ({ ...settings, originsInEffect: originsInEffect(settings) });

const toAudit = ({ assistantId: _id, embedKey: _key, siteUrl: _url, ...settings }: Settings) => settings;
