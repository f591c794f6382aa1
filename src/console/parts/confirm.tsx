import { type ButtonProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { announce } from './announcer.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';

interface ConfirmProps extends Omit<ButtonProps, 'children'> {
  label: string;
  about?: string;
  title: string;
  /** The consequences. */
  children: ReactNode;
  submit: string;
  send: () => Promise<unknown>;
  /** Announced when it is done. */
  success: string;
  done?: () => unknown;
}

/** Asks for confirmation before something that cannot be undone. */
export function Confirm({ label, title, children, submit, send, success, done, ...button }: ConfirmProps) {
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
            announce(success);
            await done?.();
          }}
        >
          <Text>{children}</Text>
        </Form>
      )}
    </Dialog>
  );
}
