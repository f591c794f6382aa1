import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Choice, Form } from '../parts/form.tsx';
import { useOrganization } from '../queries.ts';
import type { Key } from '../types.ts';

const OVERLAPS = [
  { value: '0', label: 'It stops working immediately' },
  { value: '1', label: '1 hour' },
  { value: '24', label: '1 day' },
  { value: '168', label: '1 week' },
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
      <Dialog {...button} label="Roll" title={`Roll ${name}`}>
        {(close) => <Roll keyId={keyId} close={close} show={show} />}
      </Dialog>
      <Confirm
        {...button}
        label="Revoke"
        title={`Revoke ${name}?`}
        submit="Revoke"
        send={() => call.revoke_key({ keyId })}
        success={`${name} was revoked.`}
      >
        Anything that still uses this key will stop working immediately. This cannot be undone.
      </Confirm>
    </>
  );
}

function Roll({ keyId, close, show }: { keyId: string; close: () => void; show: (secret: string) => void }) {
  const { call } = useOrganization();
  return (
    <Form
      submit="Roll key"
      cancel={close}
      send={({ text }) => call.roll_key({ keyId, overlapHours: Number(text('overlapHours')) })}
      done={({ key }) => {
        close();
        show(key);
      }}
    >
      <Choice
        name="overlapHours"
        label="You’ll get a new key with the same permissions. How long should the old one keep working?"
        options={OVERLAPS}
        defaultValue="24"
      />
    </Form>
  );
}
