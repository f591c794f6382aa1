import { type ButtonProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { announce } from './announcer.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';

interface ConfirmProps extends Omit<ButtonProps, 'children'> {
  label: string;
  about?: string;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  submit: string;
  send: () => Promise<unknown>;
  /** Said when it is done. */
  said: string;
  done?: () => unknown;
}

/** Asks once more before something that cannot be taken back. */
export function Confirm({ label, title, children, submit, send, said, done, ...button }: ConfirmProps) {
  return (
    <Dialog label={label} title={title} {...button}>
      {(close) => (
        <Form
          danger
          send={send}
          submit={submit}
          cancel={close}
          done={async () => {
            close();
            announce(said);
            await done?.();
          }}
        >
          <Text>{children}</Text>
        </Form>
      )}
    </Dialog>
  );
}
