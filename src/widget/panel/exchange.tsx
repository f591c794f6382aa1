import { AddButton } from './add-button.tsx';
import { Comparison } from './comparison.tsx';
import { Icon } from './icon.tsx';
import { Markdown } from './markdown-view.tsx';
import { memo } from './memo.ts';
import { Cards, Price, Title } from './product-card.tsx';
import { useCart, useShop } from './shop.ts';
import { type Exchange, type Feedback, type Segment, findProduct, piecesOf } from './state.ts';

/** The assistant's proposal for the cart: the shopper decides. */
function Proposal({ productId, amount }: Extract<Segment, { type: 'cart' }>) {
  const { conversation, texts } = useShop();
  const takes = useCart();
  const product = findProduct(conversation.state, productId);
  if (!product) return null;
  return (
    <div class="proposal">
      <p>{takes(product) ? texts.proposal : texts.view}</p>
      <p class="offer">
        <Title product={product} />
        <Price product={product} />
      </p>
      <AddButton product={product} amount={amount} />
    </div>
  );
}

function Piece({ segment, growing }: { segment: Segment; growing: boolean }) {
  switch (segment.type) {
    case 'text':
      return <Markdown text={segment.text} growing={growing} />;
    case 'products':
      return <Cards products={segment.products} />;
    case 'comparison':
      return <Comparison products={segment.products} />;
    default:
      return <Proposal {...segment} />;
  }
}

function Thumb({ exchange: { exchangeId, feedback }, which }: { exchange: Exchange; which: 'up' | 'down' }) {
  const { texts, conversation } = useShop();
  const given: Feedback = feedback === which ? null : which;
  return (
    <button
      type="button"
      class={`quiet ${which}`}
      aria-label={which === 'up' ? texts.helpful : texts.unhelpful}
      aria-pressed={feedback === which}
      onClick={() => void (exchangeId && conversation.rate(exchangeId, given))}
    >
      <Icon name="thumb" />
    </button>
  );
}

function Ending({ exchange, isLast }: { exchange: Exchange; isLast: boolean }) {
  const { texts, conversation, rest } = useShop();
  const { state } = exchange;
  if (state === 'open') return piecesOf(exchange).length > 0 ? null : <Waiting />;
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
            rest();
          }}
        >
          <Icon name="retry" />
          {texts.retry}
        </button>
      )}
    </div>
  );
}

function Waiting() {
  const { texts } = useShop();
  return (
    <p class="waiting">
      <i />
      <i />
      <i />
      <span class="unseen">{texts.thinking}</span>
    </p>
  );
}

/** A question and its answer, as far as it has arrived. */
export const ExchangeView = memo(({ exchange, isLast }: { exchange: Exchange; isLast: boolean }) => {
  const { texts } = useShop();
  const { question, state } = exchange;
  const pieces = piecesOf(exchange);
  return (
    <li class="exchange">
      <div class="question">
        <span class="unseen">{texts.you}: </span>
        <div dir="auto">{question}</div>
      </div>
      <div class="answer">
        {pieces.map((segment, at) => (
          <Piece key={at} segment={segment} growing={state !== 'done' && pieces[at + 1]?.type !== 'text'} />
        ))}
        <Ending exchange={exchange} isLast={isLast} />
      </div>
    </li>
  );
});
