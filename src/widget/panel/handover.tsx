import { useState } from 'preact/hooks';
import { safeHref } from './markdown.ts';
import { Markdown, linkTo } from './markdown-view.tsx';
import { getServices } from './services.ts';
import type { Segment } from './state.ts';
import { mailTo, transcriptOf } from './transcript.ts';

/** Contact details of a person at the shop, with the conversation to take along. */
export function Handover({ contact: { url, email, phone }, hours }: Extract<Segment, { type: 'handover' }>) {
  const { store, config, texts, announce } = getServices();
  const [result, setResult] = useState('');
  const transcript = () => transcriptOf(store.state.past, texts.you, config.name);

  const href = url && safeHref(url);

  async function copy(): Promise<void> {
    let said = texts.copied;
    try {
      await navigator.clipboard.writeText(transcript());
    } catch {
      // Pages without HTTPS have no clipboard, and some policies forbid it.
      said = texts.failed;
    }
    setResult(said);
    announce(said);
  }

  return (
    <div class="proposal" role="group" aria-label={texts.person}>
      {hours && <Markdown text={hours} growing={false} />}
      {href && (
        <a class="chip" {...linkTo(href)}>
          {texts.contact}
        </a>
      )}
      {email && (
        <a class="chip" href={mailTo(email, `${texts.conversation}: ${config.name}`, transcript())}>
          {email}
        </a>
      )}
      {phone && (
        <a class="chip" href={`tel:${phone.replace(/\(0\)|[^+\d]/g, '')}`} dir="ltr">
          {phone}
        </a>
      )}
      <button type="button" class="chip" onClick={() => void copy()}>
        {result || texts.copy}
      </button>
    </div>
  );
}
