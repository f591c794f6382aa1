import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Choice, Form } from '../parts/form.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Key } from '../types.ts';

const words = texts.keys;

const OVERLAPS = [
  { value: '0', label: words.roll.overlaps.none },
  { value: '1', label: words.roll.overlaps.hour },
  { value: '24', label: words.roll.overlaps.day },
  { value: '168', label: words.roll.overlaps.week },
];

interface KeyActionsProps {
  of: Key;
  /** Shows the new key outside this row, which disappears with the old key. */
  show: (secret: string) => void;
}

export function KeyActions({ of: key, show }: KeyActionsProps) {
  const { call } = useOrganization();
  const { keyId, name } = key;
  const button = { variant: 'subtle', color: 'gray', size: 'xs', about: name } as const;
  return (
    <>
      <Dialog {...button} label={words.roll.button} title={words.roll.title(name)}>
        {(close) => <Roll keyId={keyId} close={close} show={show} />}
      </Dialog>
      <Confirm
        {...button}
        label={words.revoke.button}
        title={words.revoke.title(name)}
        submit={words.revoke.button}
        send={() => call.revoke_key({ keyId })}
        success={words.revoke.done(name)}
      >
        {words.revoke.consequence}
      </Confirm>
    </>
  );
}

function Roll({ keyId, close, show }: { keyId: string; close: () => void; show: (secret: string) => void }) {
  const { call } = useOrganization();
  return (
    <Form
      submit={words.roll.submit}
      cancel={close}
      send={({ text }) => call.roll_key({ keyId, overlapHours: Number(text('overlapHours')) })}
      done={({ key }) => {
        close();
        show(key);
      }}
    >
      <Choice name="overlapHours" label={words.roll.overlap} options={OVERLAPS} defaultValue="24" />
    </Form>
  );
}
