import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Precondition } from '../../client/index.ts';
import { newestOwn, rememberOwn } from '../own-versions.ts';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { messageOf } from '../parts/error-message.ts';
import { Field, Form, Select } from '../parts/form.tsx';
import type { FormValues } from '../parts/form-values.ts';
import { useUndoable } from '../product-changes.ts';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { KnownDetails, OrganizationCalls } from '../types.ts';

const { details: words, product: actions, table, availabilities } = texts.catalogue;

type Details = Parameters<OrganizationCalls['set_product_details']>[0]['details'];
type Variant = KnownDetails['details']['variants'][number];
type Attribute = KnownDetails['details']['attributes'][number];
type Released = Omit<Parameters<OrganizationCalls['release_product_details']>[0], 'productId'>;
type Removed = Omit<Parameters<OrganizationCalls['remove_product_details']>[0], 'productId'>;

/** Tells what was changed, and offers to undo it. */
function useSaved() {
  const undoable = useUndoable();
  return ({ changeId }: { changeId: string | null }) =>
    undoable(actions.saved, { changed: 1, changeIds: changeId === null ? [] : [changeId] });
}

/** Removes details at once, or gives them back to crawls at once, as both can be undone. */
export function useDetailCalls({ productId, updatedAt }: KnownDetails, done: () => void) {
  const { call } = useOrganization();
  const client = useQueryClient();
  const saved = useSaved();
  const { mutate } = useMutation({
    mutationFn: (send: (precondition: Precondition) => ReturnType<OrganizationCalls['remove_product_details']>) =>
      send({ seen: newestOwn(updatedAt) }),
    onSuccess(result) {
      rememberOwn(updatedAt, result);
      saved(result);
      done();
    },
    onError: (error) => announce(messageOf(error)),
    onSettled: () => client.invalidateQueries(),
  });
  return {
    release: (released: Released) =>
      mutate((precondition) => call.release_product_details({ productId, ...released }, precondition)),
    remove: (removed: Removed) =>
      mutate((precondition) => call.remove_product_details({ productId, ...removed }, precondition)),
  };
}

interface QuickButtonProps {
  label: string;
  /** For screen readers, to tell the buttons of rows apart. */
  about: string;
  press: () => void;
  isDanger?: boolean;
}

/** A button that does something at once. */
export const QuickButton = ({ label, about, press, isDanger = false }: QuickButtonProps) => (
  <Button
    size="compact-sm"
    variant="subtle"
    {...(isDanger && { color: 'red' })}
    aria-label={`${label}: ${about}`}
    onClick={press}
  >
    {label}
  </Button>
);

interface DetailDialogProps {
  known: KnownDetails;
  label: string;
  about?: string;
  detailsIn: (values: FormValues) => Details;
  children: ReactNode;
}

function DetailDialog({ known: { productId, updatedAt }, label, about, detailsIn, children }: DetailDialogProps) {
  const { call } = useOrganization();
  const saved = useSaved();
  const title = about === undefined ? label : `${label}: ${about}`;
  return (
    <Dialog label={label} {...(about !== undefined && { about })} title={title} size="compact-sm" variant="subtle">
      {(close) => (
        <Form
          submit={actions.save}
          cancel={close}
          version={updatedAt}
          about={`${productId} ${title}`}
          send={(values, precondition) =>
            call.set_product_details({ productId, details: detailsIn(values) }, precondition)
          }
          done={(result) => {
            close();
            saved(result);
          }}
        >
          <Stack>{children}</Stack>
        </Form>
      )}
    </Dialog>
  );
}

export const AddDetail = ({ known }: { known: KnownDetails }) => (
  <DetailDialog
    known={known}
    label={words.addDetail}
    detailsIn={({ text }) => ({ attributes: [{ name: text('name'), value: text('value') }] })}
  >
    <Field name="name" label={words.name} />
    <Field name="value" label={words.value} />
  </DetailDialog>
);

export const EditDetail = ({ known, attribute }: { known: KnownDetails; attribute: Attribute }) => (
  <DetailDialog
    known={known}
    label={table.edit}
    about={attribute.name}
    detailsIn={({ text }) => ({
      attributes: [{ name: attribute.name, group: attribute.group, value: text('value') }],
    })}
  >
    <Field name="value" label={words.value} defaultValue={attribute.value} />
  </DetailDialog>
);

/** The fields of a variant that the forms edit. */
const FIELDS = ['price', 'listPrice', 'availability', 'sku', 'cartId'] as const;
type EditedFields = Pick<Variant, (typeof FIELDS)[number]>;

const NOTHING: EditedFields = { price: null, listPrice: null, availability: 'unknown', sku: null, cartId: null };

/** Adds a variant; the first one of a product also names what shoppers choose. */
export function AddVariant({ known }: { known: KnownDetails }) {
  const { options } = known.details;
  return (
    <DetailDialog
      known={known}
      label={words.addVariant}
      detailsIn={(form) => {
        const values = form.all('values').map((value) => value.trim());
        const variants = [{ values, ...fieldsIn(form, NOTHING) }];
        return options.length > 0 ? { variants } : { options: [{ name: form.text('name'), values }], variants };
      }}
    >
      {options.length === 0 && <Field name="name" label={words.option} />}
      {(options.length === 0 ? [words.value] : options.map(({ name }) => name)).map((label) => (
        <Field key={label} name="values" label={label} />
      ))}
      <VariantFields variant={NOTHING} needsCartId={known.found.variants.length > 0} />
    </DetailDialog>
  );
}

interface EditVariantProps {
  known: KnownDetails;
  variant: Variant;
  about: string;
}

export const EditVariant = ({ known, variant, about }: EditVariantProps) => (
  <DetailDialog
    known={known}
    label={table.edit}
    about={about}
    detailsIn={(form) => ({ variants: [{ values: variant.values, ...fieldsIn(form, variant) }] })}
  >
    <VariantFields variant={variant} />
  </DetailDialog>
);

/** @param needsCartId true for a variant beside those of a shop, from whose own it is told apart by that */
function VariantFields({ variant, needsCartId = false }: { variant: EditedFields; needsCartId?: boolean }) {
  return FIELDS.map((name) => {
    const field = { name, label: words.fields[name], defaultValue: String(variant[name] ?? '') };
    if (name === 'availability')
      return (
        <Select
          key={name}
          {...field}
          options={Object.entries(availabilities).map(([value, label]) => ({ value, label }))}
        />
      );
    const type = name === 'price' || name === 'listPrice' ? 'number' : 'text';
    return <Field key={name} {...field} type={type} optional={name !== 'cartId' || !needsCartId} />;
  });
}

/** Returns the fields that were changed: only those count as set by hand. */
function fieldsIn({ text }: FormValues, known: EditedFields): Partial<EditedFields> {
  const changed = FIELDS.filter((name) => text(name).trim() !== String(known[name] ?? ''));
  return Object.fromEntries(
    changed.map((name) => {
      const entered = text(name).trim();
      if (entered === '') return [name, null];
      return [name, name === 'price' || name === 'listPrice' ? Number(entered) : entered];
    }),
  );
}
