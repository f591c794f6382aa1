import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choices, Field, Form, Select } from '../parts/form.tsx';
import type { FormValues } from '../parts/form-values.ts';
import { inParts, useUndoable } from '../product-changes.ts';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { BrowsedProduct, OrganizationCalls } from '../types.ts';
import styles from './catalogue-bulk.module.css';

type Changes = Parameters<OrganizationCalls['change_products']>[0]['changes'];
type HandField = BrowsedProduct['handFields'][number];
type Released = Parameters<OrganizationCalls['release_product_fields']>[0]['names'];

const { bulk: words, labels, availabilities } = texts.catalogue;

const RELEASABLE = (Object.keys(labels) as HandField[]).filter((name) => name !== 'url');

interface BulkProps {
  assistantId: string;
  selected: readonly BrowsedProduct[];
  /** Loads and selects all products that the filters leave; undefined if all are selected. */
  selectAll: { total: number; run: () => Promise<unknown> } | undefined;
  clear: () => void;
}

/** Shows what can be done with the selected products. */
export function BulkBar({ assistantId, selected, selectAll, clear }: BulkProps) {
  const productIds = selected.map(({ productId }) => productId);
  const props = { assistantId, productIds, clear };
  return (
    <section className={styles.bar} aria-label={words.label}>
      <Text fw={550}>{words.selected(selected.length)}</Text>
      <Group gap="xs">
        {selectAll && <SelectAll {...selectAll} />}
        <ChangeAll {...props} />
        <ReleaseAll {...props} isSetByHand={(name) => selected.some(({ handFields }) => handFields.includes(name))} />
        <RemoveAll {...props} />
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          {words.clear}
        </Button>
      </Group>
    </section>
  );
}

function SelectAll({ total, run }: NonNullable<BulkProps['selectAll']>) {
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  async function press() {
    setIsLoading(true);
    setError(null);
    await run().catch(setError);
    setIsLoading(false);
  }
  return (
    <>
      {error && <ErrorAlert error={error} retry={press} />}
      <Button variant="light" size="compact-sm" loading={isLoading} onClick={() => void press()}>
        {words.selectAll(total)}
      </Button>
    </>
  );
}

interface SelectionProps {
  assistantId: string;
  productIds: string[];
  clear: () => void;
}

interface BulkDialogProps extends SelectionProps {
  label: string;
  title: string;
  submit: string;
  danger?: boolean;
  /** Changes a part of the selection. */
  send: (productIds: string[], values: FormValues) => ReturnType<OrganizationCalls['remove_products']>;
  /** Says what was done to how many products. */
  announce: (count: number) => string;
  children: ReactNode;
}

/** Asks for what to do with the selection, does it a part at a time, and offers to undo it. */
function BulkDialog({ productIds, clear, send, announce, ...props }: BulkDialogProps) {
  const undoable = useUndoable();
  const { label, title, submit, danger = false, children } = props;
  return (
    <Dialog
      label={label}
      title={title}
      size="compact-sm"
      {...(danger ? { variant: 'light', color: 'red' } : { variant: 'default' })}
    >
      {(close) => (
        <Form
          submit={submit}
          danger={danger}
          cancel={close}
          send={(values) => inParts(productIds, (part) => send(part, values))}
          done={(done) => {
            close();
            clear();
            undoable(announce(done.changed), done);
          }}
        >
          {children}
        </Form>
      )}
    </Dialog>
  );
}

function ChangeAll(props: SelectionProps) {
  const { call } = useOrganization();
  const { assistantId } = props;
  return (
    <BulkDialog
      {...props}
      label={words.change.action}
      title={words.change.title(props.productIds.length)}
      submit={words.change.action}
      send={(productIds, values) => call.change_products({ assistantId, productIds, changes: changesIn(values) })}
      announce={words.change.done}
    >
      <Text size="sm" c="dimmed">
        {words.change.lead}
      </Text>
      <Stack>
        <Field name="price" label={labels.price} type="number" optional />
        <Field name="currency" label={labels.currency} optional />
        <Select
          name="availability"
          label={labels.availability}
          defaultValue=""
          options={[
            { value: '', label: words.change.asItIs },
            ...Object.entries(availabilities).map(([value, label]) => ({ value, label })),
          ]}
        />
        <Field name="brand" label={labels.brand} optional />
        <Field name="category" label={labels.category} optional />
      </Stack>
    </BulkDialog>
  );
}

function changesIn({ text }: FormValues): Changes {
  const given = (name: string) => text(name).trim() || undefined;
  const price = given('price');
  return {
    price: price === undefined ? undefined : Number(price),
    currency: given('currency')?.toUpperCase(),
    availability: given('availability') as Changes['availability'],
    brand: given('brand'),
    category: given('category'),
  };
}

interface ReleaseProps extends SelectionProps {
  isSetByHand: (name: HandField) => boolean;
}

/** Offered if crawls keep any field of the selected products. */
function ReleaseAll({ isSetByHand, ...props }: ReleaseProps) {
  const { call } = useOrganization();
  const { assistantId } = props;
  const names = RELEASABLE.filter((name) => isSetByHand(name));
  if (names.length === 0) return undefined;
  return (
    <BulkDialog
      {...props}
      label={words.release.action}
      title={words.release.action}
      submit={words.release.submit}
      send={(productIds, values) =>
        call.release_product_fields({ assistantId, productIds, names: values.all('names') as Released })
      }
      announce={words.release.done}
    >
      <Text size="sm" c="dimmed">
        {words.release.lead}
      </Text>
      <Choices
        name="names"
        label={words.release.fields}
        defaultValue={names}
        options={names.map((name) => ({ value: name, label: labels[name] }))}
      />
    </BulkDialog>
  );
}

function RemoveAll(props: SelectionProps) {
  const { call } = useOrganization();
  const { assistantId } = props;
  return (
    <BulkDialog
      {...props}
      label={words.remove.action}
      title={words.remove.title(props.productIds.length)}
      submit={words.remove.action}
      danger
      send={(productIds) => call.remove_products({ assistantId, productIds })}
      announce={words.remove.done}
    >
      <Text>{words.remove.lead}</Text>
    </BulkDialog>
  );
}
