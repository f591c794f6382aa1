import { useAccountQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';

const words = texts.parts.sentLink;

/** Says where to find the link that was just requested. */
export function LinkHint() {
  const setup = useAccountQuery('get_setup', {});
  if (!setup.data) return null;
  return setup.data.sendsMail ? words.byMail : words.inLog;
}
