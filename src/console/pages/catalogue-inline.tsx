import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { announce } from '../parts/announcer.tsx';
import { useKeptForm } from '../parts/kept-forms.ts';
import { messageOf } from '../parts/error-message.ts';
import { formatPrice } from '../parts/price.ts';
import { useUndoable } from '../product-changes.ts';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { BrowsedProduct, OrganizationCalls } from '../types.ts';
import styles from './catalogue-table.module.css';

const { inline: words, availabilities, table } = texts.catalogue;

type Changes = Parameters<OrganizationCalls['change_products']>[0]['changes'];

interface InlineProps {
  product: BrowsedProduct;
}

/** A product's price, changed in its place. */
export function InlinePrice({ product }: InlineProps) {
  const { title, price } = product;
  return (
    <Inline label={words.price(title)} shown={priceOf(product)}>
      {(close) => (
        <Editor
          product={product}
          field="price"
          close={close}
          changesIn={(value) => ({ price: value === '' ? null : Number(value) })}
        >
          <input
            name="value"
            type="number"
            step="any"
            min={0}
            className={styles.input}
            aria-label={words.price(title)}
            defaultValue={price ?? ''}
          />
        </Editor>
      )}
    </Inline>
  );
}

/** Shows whether a product is in stock, changed in its place. */
export function InlineStock({ product }: InlineProps) {
  const { title, availability } = product;
  return (
    <Inline label={words.stock(title)} shown={availabilities[availability]}>
      {(close) => (
        <Editor
          product={product}
          field="availability"
          close={close}
          changesIn={(value) => ({ availability: value as typeof availability })}
        >
          <select name="value" className={styles.input} aria-label={words.stock(title)} defaultValue={availability}>
            {Object.entries(availabilities).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Editor>
      )}
    </Inline>
  );
}

export const priceOf = ({ price, currency }: BrowsedProduct): string =>
  price === null ? table.noPrice : formatPrice(price, currency);

interface ValueProps {
  label: string;
  shown: string;
  children: (close: () => void) => ReactNode;
}

function Inline({ label, shown, children }: ValueProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  if (isOpen) return children(() => setIsOpen(false));
  return (
    <button
      type="button"
      className={styles.value}
      aria-label={`${shown}, ${label}`}
      title={label}
      ref={(button) => {
        // Unless the focus has gone elsewhere by itself.
        if (wasOpen.current && document.activeElement === document.body) button?.focus();
      }}
      onClick={() => {
        wasOpen.current = true;
        setIsOpen(true);
      }}
    >
      {shown}
    </button>
  );
}

interface EditorProps extends InlineProps {
  field: 'price' | 'availability';
  close: () => void;
  changesIn: (value: string) => Changes;
  /** The control with the name `value`. */
  children: ReactNode;
}

/** Saves on Enter and when it is left, as a table does elsewhere; Escape leaves the value as it was. */
function Editor({ product, field, close, changesIn, children }: EditorProps) {
  const { assistantId, productId, title } = product;
  const [seen, setSeen] = useState(product.updatedAt);
  const ref = useRef<HTMLFormElement>(null);
  const kept = useKeptForm(ref, {
    about: `${productId} ${field}`,
    onReturn: (version) => setSeen(version ?? product.updatedAt),
  });
  const { call } = useOrganization();
  const client = useQueryClient();
  const undoable = useUndoable();
  const { mutate, isPending } = useMutation({
    mutationFn: (changes: Changes) => call.change_products({ assistantId, productIds: [productId], changes }, { seen }),
    async onSuccess({ changed, changeId }) {
      undoable(words.saved(title), { changed, changeIds: changeId === null ? [] : [changeId] });
      await client.invalidateQueries();
      close();
    },
    onError: (error) => announce(words.notSaved(title, messageOf(error))),
  });

  function save(form: HTMLFormElement) {
    const control = form.elements.namedItem('value') as HTMLInputElement | HTMLSelectElement;
    if (isPending || !control.reportValidity()) return;
    if (control.value === control.dataset['initial']) close();
    else mutate(changesIn(control.value));
  }

  return (
    <form
      noValidate
      aria-busy={isPending}
      ref={(element) => {
        ref.current = element;
        const control = element?.elements.namedItem('value');
        if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
        control.dataset['initial'] ??= control.value;
        control.focus();
      }}
      onSubmit={(event) => event.preventDefault()}
      onInput={() => kept.noteTyped(seen)}
      onBlur={({ currentTarget }) => save(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') close();
        // Enter sends a form from a field, but not from a list.
        else if (key === 'Enter') save(currentTarget);
      }}
    >
      {children}
    </form>
  );
}
