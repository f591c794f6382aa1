import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { organization } from '../api.ts';
import type { Command, Place } from '../palette-commands.ts';
import { findMatches } from '../palette-match.ts';
import { texts } from '../texts/texts.ts';
import { formatPrice } from './price.ts';

/** The time in which people type on. */
const PAUSE_MS = 200;
const MIN_LENGTH = 2;
/** Products and entries that are shown. */
const SHOWN = 5;
/** The most entries that the service lists at once. */
const MAX_ENTRIES = 200;

interface Found {
  commands: Command[];
  isSearching: boolean;
  hasFailed: boolean;
}

/** Searches the current assistant's products, as shoppers do, and its knowledge by title. */
export function useFound(place: Place, typed: string): Found {
  const query = typed.trim();
  const [settled] = useDebouncedValue(query, PAUSE_MS);
  const isWanted = place.assistant !== undefined && query.length >= MIN_LENGTH;
  const isSettled = settled === query;
  const products = useProducts(place, query, isWanted && isSettled);
  const knowledge = useKnowledge(place, query, isWanted && isSettled);
  if (!isWanted) return { commands: [], isSearching: false, hasFailed: false };
  return {
    commands: [...products.commands, ...knowledge.commands],
    isSearching: !isSettled || products.isFetching || knowledge.isFetching,
    hasFailed: isSettled && (products.isError || knowledge.isError),
  };
}

function idsOf({ organization: current, assistant }: Place) {
  return { organizationId: current?.organizationId ?? '', assistantId: assistant?.assistantId ?? '' };
}

function useProducts(place: Place, query: string, enabled: boolean) {
  const params = idsOf(place);
  const { assistantId } = params;
  // One more than is shown tells whether there are more.
  const input = { assistantId, query, limit: SHOWN + 1 };
  const { data, isFetching, isError } = useQuery({
    queryKey: ['organization', params.organizationId, 'browse_catalogue', input],
    queryFn: () => organization(params.organizationId).browse_catalogue(input),
    enabled,
  });
  const products = data?.products ?? [];
  const words = texts.palette;
  const to = '/organizations/$organizationId/assistants/$assistantId/catalogue';
  const commands: Command[] = products.slice(0, SHOWN).map(({ productId, title, price, currency }) => ({
    id: productId,
    group: words.groups.products,
    title,
    ...(price !== null && { detail: formatPrice(price, currency) }),
    run: { to, params, search: { query: title } },
  }));
  if (products.length > SHOWN)
    commands.push({
      id: 'catalogue-search',
      group: words.groups.products,
      title: words.searchCatalogue(query),
      run: { to, params, search: { query } },
    });
  return { commands, isFetching, isError };
}

function useKnowledge(place: Place, query: string, enabled: boolean) {
  const params = idsOf(place);
  const { assistantId } = params;
  const { browse_knowledge: browse } = organization(params.organizationId);
  const key = ['organization', params.organizationId, 'browse_knowledge'];
  const all = { assistantId, limit: MAX_ENTRIES };
  const latest = useQuery({ queryKey: [...key, all], queryFn: () => browse(all), enabled });
  const isPart = latest.data !== undefined && latest.data.total > latest.data.entries.length;
  // Older entries are found only with the words as they are written.
  const one = { assistantId, search: query, limit: MAX_ENTRIES };
  const older = useQuery({ queryKey: [...key, one], queryFn: () => browse(one), enabled: enabled && isPart });
  const entries = [...(latest.data?.entries ?? []), ...(older.data?.entries ?? [])];
  const unique = [...new Map(entries.map((entry) => [entry.knowledgeId, entry])).values()];
  const commands = unique.map(({ knowledgeId, title }): Command => ({
    id: knowledgeId,
    group: texts.palette.groups.knowledge,
    title,
    run: {
      to: '/organizations/$organizationId/assistants/$assistantId/knowledge/$knowledgeId',
      params: { ...params, knowledgeId },
    },
  }));
  return {
    commands: findMatches(commands, query).slice(0, SHOWN),
    isFetching: latest.isFetching || older.isFetching,
    isError: latest.isError || older.isError,
  };
}
