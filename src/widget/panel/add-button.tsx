import { useEffect, useRef, useState } from 'preact/hooks';
import type { AisleProduct } from '../aisle.ts';
import { fill } from '../texts/texts.ts';
import { SoldOut } from './cart.ts';
import { Icon } from './icon.tsx';
import { useCanAdd, getServices } from './services.ts';

const ADDED_MS = 4000;
const MAX_QUANTITY = 99;
/** Ignores the second press of a double click, even if the cart responds immediately to the first. */
const DOUBLE_PRESS_MS = 500;
/** If the cart does not respond within this time, the shopper may try again. */
const CART_TIMEOUT_MS = 10_000;

type Fault = 'addFailed' | 'addSoldOut';
type Addable = AisleProduct & { externalId: string };

interface AddProperties {
  product: AisleProduct;
  amount?: number | undefined;
  /** True if the shopper can choose the quantity. */
  hasQuantity?: boolean;
}

/** Renders nothing unless the product can be added to the page's cart. */
export function AddButton({ product, amount: proposed = 1, hasQuantity = true }: AddProperties) {
  const { texts, add, announce } = getServices();
  const canAdd = useCanAdd();
  const [state, setState] = useState<'idle' | 'adding' | 'added' | Fault>('idle');
  // The field keeps the quantity itself: rendered anew while the shopper types, it would go back to the last one known.
  const field = useRef<HTMLInputElement>(null);
  const enabledAt = useRef(0);
  const isAdding = state === 'adding';
  const isAdded = state === 'added';
  const fault = state === 'addFailed' || state === 'addSoldOut' ? texts[state] : '';
  useEffect(() => {
    const timer = setTimeout(
      () => (isAdding ? fail('addFailed') : isAdded && setState('idle')),
      isAdding ? CART_TIMEOUT_MS : ADDED_MS,
    );
    return () => clearTimeout(timer);
  }, [state]);
  const { externalId } = product;
  if (externalId === null || !(canAdd(product) || fault)) return null;

  function fail(why: Fault): void {
    setState(why);
    announce(texts[why]);
  }

  async function press(): Promise<void> {
    if (isAdding || enabledAt.current > Date.now()) return;
    enabledAt.current = Date.now() + DOUBLE_PRESS_MS;
    setState('adding');
    const input = field.current;
    const amount = Math.min(MAX_QUANTITY, Math.max(1, Math.round(input?.valueAsNumber ?? proposed) || 1));
    if (input) input.valueAsNumber = amount;
    try {
      await add(product as Addable, amount);
      setState('added');
      announce(fill(texts.addedNamed, product.title));
    } catch (error) {
      fail(error instanceof SoldOut ? 'addSoldOut' : 'addFailed');
    }
  }

  const label = texts[isAdding || isAdded ? state : 'add'];
  return (
    <div class="add">
      {hasQuantity && (
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_QUANTITY}
          ref={field}
          defaultValue={proposed}
          aria-label={texts.amount}
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
      {fault && <p class="fault">{fault}</p>}
    </div>
  );
}
