import { Skeleton, Text } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Confirm } from '../parts/confirm.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { formatPrice } from '../parts/price.ts';
import { Time } from '../parts/time.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Conversation } from '../types.ts';
import { ExchangeView } from './conversation-exchange.tsx';
import styles from './conversation.module.css';

const words = texts.conversations.one;
const LIST = '/organizations/$organizationId/assistants/$assistantId/conversations';

/** One conversation as the shopper saw it, with what the shop wants to know of each answer. */
export function ConversationPage() {
  const { assistantId = '', conversationId = '' } = useParams({ strict: false });
  const { organizationId, may } = useOrganization();
  const { data, error, refetch } = useOrganizationQuery('get_conversation', { conversationId });
  return (
    <Page
      title={words.title}
      lead={data ? <Lead conversation={data} /> : ''}
      action={data && may('assistants:edit') && <Erase />}
    >
      <WhoMay to="conversations:erase" />
      {error && !data && <ErrorAlert error={error} retry={refetch} />}
      {!data && !error && <Skeleton height={360} radius="md" aria-label={words.loading} role="img" />}
      {data && <Transcript conversation={data} />}
      <div>
        <ButtonLink to={LIST} params={{ organizationId, assistantId }} variant="default">
          {words.all}
        </ButtonLink>
      </div>
    </Page>
  );
}

function Lead({ conversation: { createdAt, exchanges } }: { conversation: Conversation }) {
  return words.lead(<Time at={createdAt} />, exchanges.length);
}

function Erase() {
  const { assistantId = '', conversationId = '' } = useParams({ strict: false });
  const { organizationId, call } = useOrganization();
  const navigate = useNavigate();
  return (
    <Confirm
      label={words.erase.label}
      title={words.erase.title}
      variant="default"
      submit={words.erase.label}
      send={() => call.delete_conversation({ conversationId })}
      success={words.erase.done}
      done={() => navigate({ to: LIST, params: { organizationId, assistantId } })}
    >
      {words.erase.consequences}
    </Confirm>
  );
}

type Entry =
  | { at: string; exchange: Conversation['exchanges'][number] }
  | { at: string; event: Conversation['events'][number] };

/** Questions and events in the order in which they happened. */
function Transcript({ conversation: { exchanges, events } }: { conversation: Conversation }) {
  const entries: Entry[] = [
    ...exchanges.map((exchange) => ({ at: exchange.createdAt, exchange })),
    ...events.map((event) => ({ at: event.createdAt, event })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  if (entries.length === 0) return <Text c="dimmed">{words.nothingAsked}</Text>;
  return (
    <ol className={styles.transcript} aria-label={words.transcript}>
      {entries.map((entry, at) => (
        // Events have no id, and nothing is inserted between them.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          {'exchange' in entry ? <ExchangeView exchange={entry.exchange} /> : <Event {...entry.event} />}
        </li>
      ))}
    </ol>
  );
}

function Event({ type, product, amount, total, currency, createdAt }: Conversation['events'][number]) {
  const name = product ? (product.title ?? words.removedProduct) : words.product;
  return (
    <Text size="sm" c="dimmed" ta="center">
      {type === 'ordered'
        ? words.ordered(total === null ? null : formatPrice(total, currency))
        : words.events[type](name, amount ?? 1)}{' '}
      · <Time at={createdAt} />
    </Text>
  );
}
