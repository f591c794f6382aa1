import { useAccountQuery } from '../queries.ts';

/** Says where to find the link that was just requested. */
export function LinkHint() {
  const setup = useAccountQuery('get_setup', {});
  if (!setup.data) return null;
  return setup.data.sendsMail
    ? 'Check your inbox and your spam folder. It may take a minute to arrive.'
    : 'This server can’t send email (SMTP_URL is not set), so the link is in the server’s log. Ask the operator for it.';
}
