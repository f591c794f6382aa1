import { useEffect, useState } from 'preact/hooks';
import type { AisleProduct } from '../aisle.ts';
import { fill } from '../texts/texts.ts';
import { Icon } from './icon.tsx';
import { useCart, useShop } from './shop.ts';

const ADDED_MS = 4000;
const MOST = 99;

interface AddProperties {
  product: AisleProduct;
  amount?: number;
  /** Whether another amount can be chosen. */
  chooses?: boolean;
}

/** Where the page has a cart and the product a number in it; else nothing. */
export function AddButton({ product, amount: proposed = 1, chooses = true }: AddProperties) {
  const { texts, add, say } = useShop();
  const takes = useCart();
  const [state, setState] = useState<'idle' | 'adding' | 'added' | 'addFailed'>('idle');
  const [amount, setAmount] = useState(proposed);
  useEffect(() => {
    if (state !== 'added') return undefined;
    const timer = setTimeout(() => setState('idle'), ADDED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const { externalId } = product;
  if (externalId === null || !(takes(product) || state === 'addFailed')) return null;

  async function press(id: string): Promise<void> {
    if (state === 'adding') return;
    setState('adding');
    try {
      await add({ ...product, externalId: id }, amount);
      setState('added');
      say(fill(texts.addedNamed, product.title));
    } catch {
      setState('addFailed');
      say(texts.addFailed);
    }
  }

  const label = state === 'adding' || state === 'added' ? texts[state] : texts.add;
  return (
    <div class="add">
      {chooses && (
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST}
          value={amount}
          aria-label={texts.amount}
          onChange={({ currentTarget }) => {
            const number = Math.min(MOST, Math.max(1, Math.round(Number(currentTarget.value)) || 1));
            currentTarget.value = String(number);
            setAmount(number);
          }}
        />
      )}
      <button
        type="button"
        class={`solid ${state}`}
        aria-disabled={state === 'adding'}
        aria-label={state === 'idle' ? fill(texts.addNamed, product.title) : undefined}
        onClick={() => void press(externalId)}
      >
        {state === 'added' && <Icon name="check" />}
        {label}
      </button>
      {state === 'addFailed' && <p class="fault">{texts.addFailed}</p>}
    </div>
  );
}
