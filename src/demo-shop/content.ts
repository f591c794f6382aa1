import { assistantOf } from '../../examples/storefront/assistant.ts';
import { knowledge } from '../../examples/storefront/knowledge.ts';

/** Returns what the demo shop's owner would enter for an assistant. */
export const describeAssistant = (siteUrl: string) => ({
  ...assistantOf(siteUrl.replace(/\/$/, '')),
  siteUrl,
  knowledge,
});
