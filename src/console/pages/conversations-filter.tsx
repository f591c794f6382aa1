import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { momentsOf } from '../period.ts';
import type { ConversationSearch } from '../search-params.ts';
import { texts } from '../texts/texts.ts';
import type { ConversationQuery } from '../types.ts';
import styles from './conversations-filter.module.css';

const words = texts.conversations;
const ROUTE = '/signed-in/shell/organizations/$organizationId/assistants/$assistantId/conversations';

export const useConversationSearch = (): ConversationSearch => useSearch({ from: ROUTE });

type Filter = Pick<ConversationQuery, 'search' | 'unanswered' | 'feedback' | 'from' | 'to'>;

/** Converts the URL's filters for the service: local days become timestamps, and `to` includes its whole day. */
export function filterOf({ search, unanswered, feedback, ...days }: ConversationSearch): Filter {
  return {
    ...(search && { search }),
    ...((unanswered === 'yes' || unanswered === 'no') && { unanswered: unanswered === 'yes' }),
    ...((feedback === 'up' || feedback === 'down') && { feedback }),
    ...momentsOf(days),
  };
}

/** Filters conversations. The filters are in the URL, so that they can be bookmarked and shared. */
export function ConversationFilterBar() {
  const search = useConversationSearch();
  const { organizationId = '', assistantId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const show = (next: ConversationSearch) =>
    void navigate({
      to: '/organizations/$organizationId/assistants/$assistantId/conversations',
      params: { organizationId, assistantId },
      search: next,
    });

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    show(Object.fromEntries(filled));
  }

  return (
    // The fields are uncontrolled: remount them when the URL changes their defaults.
    <form key={JSON.stringify(search)} onSubmit={onSubmit} className={styles.bar} aria-label={words.filter.title}>
      <TextInput
        name="search"
        type="search"
        label={words.filter.search}
        defaultValue={search.search ?? ''}
        maxLength={200}
        autoComplete="off"
        className={styles.query}
      />
      <NativeSelect
        name="unanswered"
        label={words.filter.answered}
        defaultValue={search.unanswered ?? ''}
        data={[
          { value: '', label: words.filter.any },
          { value: 'yes', label: words.filter.notEverything },
          { value: 'no', label: words.filter.everything },
        ]}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <NativeSelect
        name="feedback"
        label={words.feedback}
        defaultValue={search.feedback ?? ''}
        data={[
          { value: '', label: words.filter.any },
          { value: 'up', label: words.ratings.up },
          { value: 'down', label: words.ratings.down },
        ]}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <TextInput name="from" type="date" label={words.filter.from} defaultValue={search.from ?? ''} />
      <TextInput name="to" type="date" label={words.filter.to} defaultValue={search.to ?? ''} />
      <div className={styles.buttons}>
        <Button type="submit" variant="default">
          {words.filter.apply}
        </Button>
        {Object.keys(search).length > 0 && (
          <Button variant="subtle" onClick={() => show({})}>
            {words.filter.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
