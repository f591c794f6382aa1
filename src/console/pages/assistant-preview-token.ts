import { useQuery } from '@tanstack/react-query';
import { useOrganization } from '../queries.ts';

/** A minute before the preview's token expires. */
const RELOAD_MS = 14 * 60_000;

/** Fetches a token that opens previews of an assistant. */
export function usePreview(assistantId: string, enabled = true) {
  const { organizationId, call } = useOrganization();
  return useQuery({
    // Its own key: a new token reloads the page with the conversation, which other changes of the organization must not.
    queryKey: ['preview', organizationId, assistantId],
    queryFn: () => call.preview_assistant({ assistantId }),
    enabled,
    staleTime: Infinity,
    refetchInterval: RELOAD_MS,
    refetchOnWindowFocus: false,
  });
}
