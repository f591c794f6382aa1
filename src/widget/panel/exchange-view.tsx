import { Comparison } from './comparison.tsx';
import { Handover } from './handover.tsx';
import { Icon } from './icon.tsx';
import { Markdown } from './markdown-view.tsx';
import { memo } from './memo.ts';
import { Card, Cards } from './product-card.tsx';
import { useCanAdd, getServices } from './services.ts';
import { type Exchange, type Feedback, type Segment, findProduct, visibleSegments } from './state.ts';

/** The assistant's proposal for the cart, for the shopper to confirm. */
function Proposal({ productId, amount }: Extract<Segment, { type: 'cart' }>) {
  const { store, texts } = getServices();
  const canAdd = useCanAdd();
  const product = findProduct(store.state, productId);
  if (!product) return null;
  return (
    <div class="proposal">
      <p>{canAdd(product) ? texts.proposal : texts.view}</p>
      <ul class="cards">
        <Card product={product} amount={amount} />
      </ul>
    </div>
  );
}

function SegmentView({ segment, growing }: { segment: Segment; growing: boolean }) {
  switch (segment.type) {
    case 'text':
      return <Markdown text={segment.text} growing={growing} />;
    case 'products':
      return <Cards products={segment.products} />;
    case 'comparison':
      return <Comparison products={segment.products} />;
    case 'handover':
      return <Handover {...segment} />;
    default:
      return <Proposal {...segment} />;
  }
}

function Thumb({ exchange: { exchangeId, feedback }, which }: { exchange: Exchange; which: 'up' | 'down' }) {
  const { texts, conversation } = getServices();
  const next: Feedback = feedback === which ? null : which;
  return (
    <button
      type="button"
      class={`quiet ${which}`}
      aria-label={which === 'up' ? texts.helpful : texts.unhelpful}
      aria-pressed={feedback === which}
      onClick={() => void (exchangeId && conversation.rate(exchangeId, next))}
    >
      <Icon name="thumb" />
    </button>
  );
}

function Ending({ exchange, isLast }: { exchange: Exchange; isLast: boolean }) {
  const { texts, conversation, focusLog } = getServices();
  const { state } = exchange;
  if (state === 'open') return visibleSegments(exchange).length > 0 ? null : <Waiting />;
  if (state === 'done')
    return exchange.exchangeId ? (
      <div class="thumbs">
        <Thumb exchange={exchange} which="up" />
        <Thumb exchange={exchange} which="down" />
      </div>
    ) : null;
  return (
    <div class="ending">
      <p>{texts[state]}</p>
      {isLast && (
        <button
          type="button"
          class="chip"
          onClick={() => {
            void conversation.retry();
            focusLog();
          }}
        >
          <Icon name="retry" />
          {texts.retry}
        </button>
      )}
    </div>
  );
}

/** The sources of the answer's facts, in the shop's own words. */
function Sources({ exchange: { sources } }: { exchange: Exchange }) {
  const { store, texts } = getServices();
  const distinct = [...new Map(sources.map((source) => [source.title + source.quote, source])).values()];
  if (distinct.length === 0) return null;
  return (
    <details class="sources">
      <summary>{texts.sources}</summary>
      <ul>
        {distinct.map(({ type, id, title, quote }) => {
          const url = type === 'product' ? findProduct(store.state, id)?.url : undefined;
          return (
            <li key={title + quote}>
              {url ? <a href={url}>{title}</a> : <b>{title}</b>}
              <q dir="auto">{quote}</q>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function Waiting() {
  const { texts } = getServices();
  return (
    <p class="waiting">
      <i />
      <i />
      <i />
      <span class="unseen">{texts.thinking}</span>
    </p>
  );
}

/** A question and as much of its answer as has arrived. */
export const ExchangeView = memo(({ exchange, isLast }: { exchange: Exchange; isLast: boolean }) => {
  const { texts } = getServices();
  const { question, state } = exchange;
  const segments = visibleSegments(exchange);
  return (
    <li class="exchange">
      <div class="question">
        <span class="unseen">{texts.you}: </span>
        <div dir="auto">{question}</div>
      </div>
      <div class="answer">
        {segments.map((segment, at) => (
          <SegmentView key={at} segment={segment} growing={state !== 'done' && segments[at + 1]?.type !== 'text'} />
        ))}
        {state === 'done' && <Sources exchange={exchange} />}
        <Ending exchange={exchange} isLast={isLast} />
      </div>
    </li>
  );
});
