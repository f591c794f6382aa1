import { Button, Checkbox, Group, NativeSelect, PasswordInput, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, createContext, use, useState } from 'react';
import { CallError } from '../../client/index.ts';
import { Failure } from './failure.tsx';

/** What is filled in, by the fields' names. */
export interface Filled {
  text: (name: string) => string;
  all: (name: string) => string[];
}

interface FormProps<Result> {
  /** Sends what is filled in; what it throws is shown in the form, and nothing typed is lost. */
  send: (filled: Filled) => Promise<Result>;
  done: (result: Result) => unknown;
  submit: string;
  danger?: boolean;
  /** Not the main thing of its page. */
  quiet?: boolean;
  cancel?: () => void;
  /** Another way out than sending, beside the button that sends. */
  beside?: ReactNode;
  children?: ReactNode;
}

type Faults = Readonly<Record<string, string>>;

const FaultsContext = createContext<Faults>({});

/** The one way to send something: fields, faults beside them, the failure above the button. */
export function Form<Result>({
  send,
  done,
  submit,
  danger = false,
  quiet = false,
  cancel,
  beside,
  children,
}: FormProps<Result>) {
  const [faults, setFaults] = useState<Faults>({});
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (data: FormData) => send(filledIn(data)),
    onError: (failure) => setFaults(failure instanceof CallError ? byField(failure) : {}),
    onSuccess: (result) => {
      // What is shown may be changed by anything that is sent: the lists are few and small.
      void client.invalidateQueries();
      return done(result);
    },
  });

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const controls = [...event.currentTarget.elements].filter((one) => one instanceof HTMLInputElement);
    const invalid = controls.filter((one) => !one.validity.valid);
    setFaults(Object.fromEntries(invalid.map((one) => [one.name, one.validationMessage])));
    if (invalid[0]) invalid[0].focus();
    else mutate(new FormData(event.currentTarget));
  }

  function onInput({ target }: SyntheticEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && faults[target.name]) setFaults({ ...faults, [target.name]: '' });
  }

  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput}>
      <Stack gap="lg">
        <FaultsContext value={faults}>{children}</FaultsContext>
        {error && <Failure error={error} />}
        <Group justify={cancel ? 'flex-end' : 'flex-start'}>
          {cancel && (
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          )}
          <Button
            type="submit"
            loading={isPending}
            {...(danger && { color: 'red' })}
            {...(quiet && { variant: 'default' })}
          >
            {submit}
          </Button>
          {beside}
        </Group>
      </Stack>
    </form>
  );
}

function filledIn(data: FormData): Filled {
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  return { all, text: (name) => all(name)[0] ?? '' };
}

function byField({ issues }: CallError): Faults {
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

interface FieldProps {
  name: string;
  label: string;
  description?: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  defaultValue?: string;
  minLength?: number;
  maxLength?: number;
  optional?: boolean;
}

/** A line of text; without `optional` it has to be filled in. */
export function Field({ type = 'text', optional = false, autoComplete = 'off', ...props }: FieldProps) {
  const field = {
    ...props,
    autoComplete,
    error: use(FaultsContext)[props.name],
    required: !optional,
    withAsterisk: false,
  };
  if (type !== 'password') return <TextInput {...field} type={type} />;
  return (
    <PasswordInput
      {...field}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `Show ${props.label.toLowerCase()}` }}
    />
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  options: readonly { value: Value; label: string; description?: ReactNode }[];
  defaultValue?: Value;
  onChange?: (value: Value) => void;
}

/** One of a few. */
export function Choice<Value extends string>({ name, label, options, defaultValue, onChange }: ChoiceProps<Value>) {
  return (
    <Radio.Group name={name} label={label} defaultValue={defaultValue ?? null} onChange={(value) => onChange?.(value)}>
      <Stack gap="sm" mt="xs">
        {options.map((option) => (
          <Radio key={option.value} {...option} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface SelectProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
}

/** One of several that need no explanation. */
export function Select({ options, ...props }: SelectProps) {
  return <NativeSelect {...props} data={options} />;
}

/** Any of a few. */
export function Choices({
  name,
  label,
  options,
  defaultValue = [],
}: Omit<ChoiceProps<string>, 'defaultValue' | 'onChange'> & { defaultValue?: string[] }) {
  return (
    <Checkbox.Group label={label} defaultValue={defaultValue}>
      <Stack gap="sm" mt="xs">
        {options.map((option) => (
          <Checkbox key={option.value} name={name} {...option} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
