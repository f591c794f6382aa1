import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { previewToken } from '../access/preview-token.ts';

/** For the tag's `data-preview` on a page of the service itself: the widget as shoppers will see it. */
export const preview_assistant = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId }),
  output: z.object({ embedKey: z.string(), token: z.string(), expiresAt: z.string() }),
  async run(input, { organizationId, store }) {
    const { embedKey } = orNotFound('assistant', await store.chatSettings.widget(organizationId, input.assistantId));
    const assistant = { organizationId, assistantId: input.assistantId };
    return { embedKey, ...(await previewToken(store.secrets, assistant, new Date())) };
  },
});
