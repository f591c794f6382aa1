import { useAccountQuery } from '../queries.ts';

/** Says where the link is that was just asked for. */
export function LinkPlace() {
  const setup = useAccountQuery('get_setup', {});
  if (!setup.data) return null;
  return setup.data.sendsMail
    ? 'It may take a minute; look in your spam folder too.'
    : 'No mail server is set up here (SMTP_URL), so the link is in the server’s log. Ask whoever runs Aisle for it.';
}
