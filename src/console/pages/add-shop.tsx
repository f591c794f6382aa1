import { useNavigate } from '@tanstack/react-router';
import { CallError } from '../../client/index.ts';
import { Field, Form } from '../parts/form.tsx';
import { useOrganization } from '../queries.ts';

/** The form that makes an assistant from a shop's address and starts its first crawl. */
export function AddShop({ cancel }: { cancel?: () => void }) {
  const { organizationId, call, may } = useOrganization();
  const navigate = useNavigate();
  return (
    <Form
      submit="Add shop"
      {...(cancel && { cancel })}
      send={async ({ text }) => {
        const siteUrl = addressIn(text('siteUrl'));
        const assistant = await call.create_assistant({ name: nameOf(siteUrl), siteUrl });
        // The assistant exists now: its page shows whether the crawl has started.
        if (may('catalogue:edit')) await call.start_crawl({ assistantId: assistant.assistantId }).catch(() => {});
        return assistant;
      }}
      done={({ assistantId }) =>
        navigate({
          to: '/organizations/$organizationId/assistants/$assistantId',
          params: { organizationId, assistantId },
        })
      }
    >
      <Field
        name="siteUrl"
        label="Your shop’s address"
        description="For example myshop.com. We read its public product pages, as a search engine does."
        autoComplete="url"
        maxLength={2048}
      />
    </Form>
  );
}

/** People leave out the scheme; a shop without HTTPS has to be named with it. @throws {CallError} */
function addressIn(text: string): string {
  const address = text.trim();
  const siteUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (isHost(URL.parse(siteUrl)?.hostname ?? '')) return siteUrl;
  const message = 'This is no address. Copy it from your browser, such as https://myshop.com.';
  throw new CallError(400, { code: 'invalid_input', message, issues: [{ path: 'siteUrl', message }] });
}

/** True for a domain name, an IP address or this machine. Chromium parses "https://my shop", too. */
const isHost = (host: string): boolean =>
  !host.includes('%') && (host.includes('.') || host === 'localhost' || host.startsWith('['));

/** "https://www.fjell-fjord.com/shop" becomes "Fjell Fjord". The owner can change it. */
function nameOf(siteUrl: string): string {
  const host = URL.parse(siteUrl)?.hostname ?? '';
  const [label = ''] = host.replace(/^www\./, '').split('.');
  if (!/[a-z]/i.test(label)) return host || 'My shop';
  return label
    .split(/[-_]/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
