import { useEffect, useRef, useState } from 'preact/hooks';
import type { AisleProduct } from '../aisle.ts';
import { fill } from '../texts/texts.ts';
import { Icon } from './icon.tsx';
import { useCart, useShop } from './shop.ts';

const ADDED_MS = 4000;
const MAX_QUANTITY = 99;
/** The second press of a double click comes within this time of the first, even if the cart responds immediately. */
const DOUBLE_PRESS_MS = 500;
/** After this time the shopper sees that the cart does not respond, and may try again. */
const CART_TIMEOUT_MS = 10_000;

type Addable = AisleProduct & { externalId: string };

interface AddProperties {
  product: AisleProduct;
  amount?: number;
  /** True if the quantity can be chosen. */
  chooses?: boolean;
}

/** Renders nothing unless the page has a cart and the product an id in it. */
export function AddButton({ product, amount: proposed = 1, chooses = true }: AddProperties) {
  const { texts, add, say } = useShop();
  const takes = useCart();
  const [state, setState] = useState<'idle' | 'adding' | 'added' | 'addFailed'>('idle');
  const [amount, setAmount] = useState(proposed);
  const againAt = useRef(0);
  const isAdding = state === 'adding';
  const isAdded = state === 'added';
  useEffect(() => {
    const timer = setTimeout(
      () => (isAdding ? fail() : isAdded && setState('idle')),
      isAdding ? CART_TIMEOUT_MS : ADDED_MS,
    );
    return () => clearTimeout(timer);
  }, [state]);
  const { externalId } = product;
  if (externalId === null || !(takes(product) || state === 'addFailed')) return null;

  function fail(): void {
    setState('addFailed');
    say(texts.addFailed);
  }

  async function press(): Promise<void> {
    if (isAdding || againAt.current > Date.now()) return;
    againAt.current = Date.now() + DOUBLE_PRESS_MS;
    setState('adding');
    try {
      await add(product as Addable, amount);
      setState('added');
      say(fill(texts.addedNamed, product.title));
    } catch {
      fail();
    }
  }

  const label = texts[isAdding || isAdded ? state : 'add'];
  return (
    <div class="add">
      {chooses && (
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_QUANTITY}
          value={amount}
          aria-label={texts.amount}
          onChange={({ currentTarget }) => {
            const number = Math.min(MAX_QUANTITY, Math.max(1, Math.round(Number(currentTarget.value)) || 1));
            currentTarget.value = String(number);
            setAmount(number);
          }}
        />
      )}
      <button
        type="button"
        class={`solid ${state}`}
        aria-disabled={isAdding}
        aria-label={state === 'idle' ? fill(texts.addNamed, product.title) : undefined}
        onClick={() => void press()}
      >
        {isAdded && <Icon name="check" />}
        {label}
      </button>
      {state === 'addFailed' && <p class="fault">{texts.addFailed}</p>}
    </div>
  );
}
