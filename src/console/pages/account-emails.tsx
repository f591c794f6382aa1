import { account } from '../api.ts';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choices, Form } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useAccountQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { NotificationKind } from '../types.ts';

const words = texts.emails;

/** Lets a person choose the emails about their organizations, where the service sends any. */
export function AccountEmails() {
  const setup = useAccountQuery('get_setup', {});
  const { data, error, refetch } = useAccountQuery('get_notifications', {});
  if (!setup.data?.sendsMail) return null;
  return (
    <Panel title={words.title} lead={words.lead}>
      {error && <ErrorAlert error={error} retry={refetch} />}
      {data && (
        <Form
          submit={words.save}
          send={({ all }) => account.update_notifications({ wanted: all('wanted') as NotificationKind[] })}
          done={() => announce(words.saved)}
        >
          <Choices
            name="wanted"
            label={words.wanted}
            defaultValue={data.wanted}
            options={Object.entries(words.kinds).map(([value, kind]) => ({ value, ...kind }))}
          />
        </Form>
      )}
    </Panel>
  );
}
