import { Skeleton, Text } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Confirm } from '../parts/confirm.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { Conversation } from '../types.ts';
import { ExchangeView } from './conversation-exchange.tsx';
import styles from './conversation.module.css';

const LIST = '/organizations/$organizationId/assistants/$assistantId/conversations';

/** One conversation as the shopper saw it, with what the shop wants to know of each answer. */
export function ConversationPage() {
  const { assistantId = '', conversationId = '' } = useParams({ strict: false });
  const { organizationId, may } = useOrganization();
  const { data, error, refetch } = useOrganizationQuery('get_conversation', { conversationId });
  return (
    <Page
      title="Conversation"
      lead={data && <Lead conversation={data} />}
      action={data && may('assistants:edit') && <Erase />}
    >
      {error && !data && <ErrorAlert error={error} retry={refetch} />}
      {!data && !error && <Skeleton height={360} radius="md" aria-label="Loading: Conversation" role="img" />}
      {data && <Transcript conversation={data} />}
      <div>
        <ButtonLink to={LIST} params={{ organizationId, assistantId }} variant="default">
          All conversations
        </ButtonLink>
      </div>
    </Page>
  );
}

function Lead({ conversation: { createdAt, exchanges } }: { conversation: Conversation }) {
  return (
    <>
      <Time at={createdAt} /> · {exchanges.length.toLocaleString()} {exchanges.length === 1 ? 'question' : 'questions'}
    </>
  );
}

function Erase() {
  const { assistantId = '', conversationId = '' } = useParams({ strict: false });
  const { organizationId, call } = useOrganization();
  const navigate = useNavigate();
  return (
    <Confirm
      label="Erase"
      title="Erase this conversation?"
      variant="default"
      submit="Erase"
      send={() => call.delete_conversation({ conversationId })}
      success="Conversation erased."
      done={() => navigate({ to: LIST, params: { organizationId, assistantId } })}
    >
      Its questions, answers, feedback and events are deleted for good, and the shopper no longer sees them. What was
      spent on it stays in the budget.
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
  if (entries.length === 0) return <Text c="dimmed">The shopper opened the assistant, but asked nothing.</Text>;
  return (
    <ol className={styles.transcript} aria-label="Transcript">
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

function Event({ type, product, amount, createdAt }: Conversation['events'][number]) {
  const name = product ? (product.title ?? 'a product that was removed since') : 'a product';
  const texts = {
    opened: 'Opened the assistant',
    product_clicked: `Opened the page of ${name}`,
    added_to_cart: `Put ${(amount ?? 1).toLocaleString()} × ${name} into the cart`,
  };
  return (
    <Text size="sm" c="dimmed" ta="center">
      {texts[type]} · <Time at={createdAt} />
    </Text>
  );
}
