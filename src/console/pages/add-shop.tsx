import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '../../client/index.ts';
import { announce } from '../parts/announcer.tsx';
import { FieldError } from '../parts/form-errors.ts';
import { Field, Form } from '../parts/form.tsx';
import { useOrganization } from '../queries.ts';
import { languageName, locale, texts } from '../texts/texts.ts';
import type { ShopFront } from '../types.ts';

const words = texts.assistants.add;

/** The form that makes an assistant from a shop's address, with the shop's own name and look, and crawls it. */
export function AddShop({ cancel }: { cancel?: () => void }) {
  const { organizationId, call, may } = useOrganization();
  const navigate = useNavigate();
  /** An address that could not be read: it may be added nevertheless, since shops are closed at times. */
  const [unread, setUnread] = useState<string>();
  return (
    <Form
      submit={unread === undefined ? words.submit : words.submitUnread}
      {...(cancel && { cancel })}
      send={async ({ text }) => {
        const siteUrl = addressIn(text('siteUrl'));
        const shop = await look(siteUrl);
        const assistant = await call.create_assistant({ name: shop?.name ?? nameOf(siteUrl), siteUrl });
        await dress(assistant.assistantId, shop);
        // The assistant exists now: its page shows whether the crawl has started.
        if (may('catalogue:edit')) await call.start_crawl({ assistantId: assistant.assistantId }).catch(() => {});
        return { ...assistant, language: shop?.language ?? null };
      }}
      done={({ assistantId, name, language }) => {
        announce(words.added(name, language && languageName(language, locale)));
        return navigate({
          to: '/organizations/$organizationId/assistants/$assistantId',
          params: { organizationId, assistantId },
        });
      }}
    >
      <Field
        name="siteUrl"
        label={words.address}
        description={words.addressHint}
        autoComplete="url"
        maxLength={2048}
        onChange={() => setUnread(undefined)}
      />
    </Form>
  );

  async function look(siteUrl: string): Promise<ShopFront | undefined> {
    if (unread === siteUrl) return undefined;
    try {
      return await call.look_at_shop({ siteUrl });
    } catch (error) {
      if (error instanceof CallError && error.code === 'shop_unreachable') setUnread(siteUrl);
      throw error;
    }
  }

  /** The owner can change all of it; a look that the service refuses must not keep them from their assistant. */
  async function dress(assistantId: string, shop: ShopFront | undefined): Promise<void> {
    const { logoUrl = null, colour = null } = shop ?? {};
    const branding = { ...(logoUrl !== null && { logoUrl }), ...(colour !== null && { primaryColor: colour }) };
    if (Object.keys(branding).length > 0) await call.update_assistant({ assistantId, branding }).catch(() => {});
  }
}

/** People leave out the scheme; a shop without HTTPS has to be named with it. @throws {FieldError} */
function addressIn(text: string): string {
  const address = text.trim();
  const siteUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (isHost(URL.parse(siteUrl)?.hostname ?? '')) return siteUrl;
  throw new FieldError('siteUrl', words.noAddress);
}

/** True for a domain name, an IP address or this machine. Chromium parses "https://my shop", too. */
const isHost = (host: string): boolean =>
  !host.includes('%') && (host.includes('.') || host === 'localhost' || host.startsWith('['));

/** "https://www.fjell-fjord.com/shop" becomes "Fjell Fjord". The owner can change it. */
function nameOf(siteUrl: string): string {
  const host = URL.parse(siteUrl)?.hostname ?? '';
  const [label = ''] = host.replace(/^www\./, '').split('.');
  if (!/[a-z]/i.test(label)) return host || words.unnamed;
  return label
    .split(/[-_]/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
