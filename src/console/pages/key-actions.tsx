import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Choice, Form } from '../parts/form.tsx';
import { useOrganization } from '../queries.ts';
import type { Key } from '../types.ts';

const OVERLAPS = [
  { value: '0', label: 'Not at all: it stops at once' },
  { value: '1', label: 'One hour' },
  { value: '24', label: 'One day' },
  { value: '168', label: 'One week' },
];

interface KeyActionsProps {
  of: Key;
  /** Shows a new key, outside of the row: that one goes with the old key. */
  show: (secret: string) => void;
}

export function KeyActions({ of: key, show }: KeyActionsProps) {
  const { call } = useOrganization();
  const { keyId, name } = key;
  const button = { variant: 'subtle', color: 'gray', size: 'xs', about: name } as const;
  return (
    <>
      <Dialog {...button} label="Roll" title={`Roll ${name}`}>
        {(close) => <Roll keyId={keyId} close={close} show={show} />}
      </Dialog>
      <Confirm
        {...button}
        label="Revoke"
        title={`Revoke ${name}?`}
        submit="Revoke"
        send={() => call.revoke_key({ keyId })}
        said={`${name} is revoked.`}
      >
        Whatever still uses this key is refused from now on. It cannot be undone.
      </Confirm>
    </>
  );
}

function Roll({ keyId, close, show }: { keyId: string; close: () => void; show: (secret: string) => void }) {
  const { call } = useOrganization();
  return (
    <Form
      submit="Roll the key"
      cancel={close}
      send={({ text }) => call.roll_key({ keyId, overlapHours: Number(text('overlapHours')) })}
      done={({ key }) => {
        close();
        show(key);
      }}
    >
      <Choice
        name="overlapHours"
        label="You get a new key with the same permissions. How long does the old one go on?"
        options={OVERLAPS}
        defaultValue="24"
      />
    </Form>
  );
}
