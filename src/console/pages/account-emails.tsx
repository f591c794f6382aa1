import { account } from '../api.ts';
import { NOTIFICATION_NAMES } from '../notification-names.ts';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choices, Form } from '../parts/form.tsx';
import { Panel } from '../parts/page.tsx';
import { useAccountQuery } from '../queries.ts';
import type { NotificationKind } from '../types.ts';

/** Which emails about their organizations a person wants, where the service sends any. */
export function AccountEmails() {
  const setup = useAccountQuery('get_setup', {});
  const { data, error, refetch } = useAccountQuery('get_notifications', {});
  if (!setup.data?.sendsMail) return null;
  return (
    <Panel title="Emails" lead="Sent to you for each organization in which you are an owner or admin.">
      {error && <ErrorAlert error={error} retry={refetch} />}
      {data && (
        <Form
          submit="Save emails"
          send={({ all }) => account.update_notifications({ wanted: all('wanted') as NotificationKind[] })}
          done={() => announce('Emails saved.')}
        >
          <Choices
            name="wanted"
            label="Email me about"
            defaultValue={data.wanted}
            options={Object.entries(NOTIFICATION_NAMES).map(([value, texts]) => ({ value, ...texts }))}
          />
        </Form>
      )}
    </Panel>
  );
}
