import { Button, Checkbox, Group, NativeSelect, PasswordInput, Radio, Stack, TextInput, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, createContext, use, useRef, useState } from 'react';
import { CallError, type Precondition } from '../../client/index.ts';
import { newestOwn, rememberOwn } from '../own-versions.ts';
import { texts } from '../texts/texts.ts';
import { ChangedMeanwhile, isAnyway, isChangedMeanwhile } from './changed-meanwhile.tsx';
import { ErrorAlert } from './error-alert.tsx';

const words = texts.parts.field;

/** Form values by field name. */
export interface FormValues {
  text: (name: string) => string;
  all: (name: string) => string[];
  /** The lines of a `LinesField`. */
  lines: (name: string) => string[];
}

interface FormProps<Result> {
  /** Errors that it throws are shown in the form, which keeps its input. */
  send: (values: FormValues, precondition: Precondition) => Promise<Result>;
  /** The `updatedAt` of the record that the fields show. */
  version?: string | undefined;
  done: (result: Result) => unknown;
  submit: string;
  danger?: boolean;
  /** For a secondary action of the page. */
  quiet?: boolean;
  cancel?: () => void;
  /** Another button beside the submit button. */
  beside?: ReactNode;
  children?: ReactNode;
}

type FieldErrors = Readonly<Record<string, string>>;

const FieldErrorsContext = createContext<FieldErrors>({});

/** Shows errors beside their fields, and the failure above the button. */
export function Form<Result>({
  send,
  version,
  done,
  submit,
  danger = false,
  quiet = false,
  cancel,
  beside,
  children,
}: FormProps<Result>) {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  // What is refetched while somebody types does not change the fields they have typed into.
  const begunWith = useRef<string>(undefined);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    async mutationFn({ data, anyway }: { data: FormData; anyway: boolean }) {
      const seen = newestOwn(begunWith.current ?? version);
      const result = await send(valuesOf(data), { seen: anyway ? undefined : seen });
      rememberOwn(seen, result);
      return result;
    },
    onError: (failure) => setFieldErrors(failure instanceof CallError ? byField(failure) : {}),
    onSuccess: (result) => {
      begunWith.current = undefined;
      // Any form may change any list. They are few and small, so refetch them all.
      void client.invalidateQueries();
      return done(result);
    },
  });

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const controls = [...event.currentTarget.elements].filter((one) => one instanceof HTMLInputElement);
    const invalid = controls.filter((one) => !one.validity.valid);
    setFieldErrors(Object.fromEntries(invalid.map((one) => [one.name, one.validationMessage])));
    if (invalid[0]) invalid[0].focus();
    else mutate({ data: new FormData(event.currentTarget), anyway: isAnyway(event.nativeEvent) });
  }

  function onInput({ target }: SyntheticEvent<HTMLFormElement>) {
    begunWith.current ??= version;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const others = Object.entries(fieldErrors).filter(([path]) => !isAt(target.name, path));
    if (others.length < Object.keys(fieldErrors).length) setFieldErrors(Object.fromEntries(others));
  }

  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput}>
      <Stack gap="lg">
        <FieldErrorsContext value={fieldErrors}>{children}</FieldErrorsContext>
        {error && (isChangedMeanwhile(error) ? <ChangedMeanwhile error={error} /> : <ErrorAlert error={error} />)}
        <Group justify={cancel ? 'flex-end' : 'flex-start'}>
          {cancel && (
            <Button variant="default" onClick={cancel}>
              {texts.parts.cancel}
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

function valuesOf(data: FormData): FormValues {
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const text = (name: string) => all(name)[0] ?? '';
  return { all, text, lines: (name) => linesOf(text(name)) };
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

/** True for the path of a field, and for those of its lines. */
const isAt = (name: string, path: string) => path === name || path.startsWith(`${name}.`);

function byField({ issues }: CallError): FieldErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

interface FieldProps {
  name: string;
  label: string;
  description?: string;
  type?: 'text' | 'email' | 'password' | 'number';
  autoComplete?: string;
  defaultValue?: string;
  minLength?: number;
  maxLength?: number;
  optional?: boolean;
  onChange?: () => void;
}

/** A required text field, unless it is `optional`. */
export function Field({ type = 'text', optional = false, autoComplete = 'off', ...props }: FieldProps) {
  const field = {
    ...props,
    autoComplete,
    error: use(FieldErrorsContext)[props.name],
    required: !optional,
    withAsterisk: false,
  };
  if (type !== 'password') return <TextInput {...field} type={type} {...(type === 'number' && { step: 'any' })} />;
  return (
    <PasswordInput
      {...field}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': words.show(props.label) }}
    />
  );
}

interface LinesFieldProps extends Pick<FieldProps, 'name' | 'label' | 'description'> {
  defaultValue: readonly string[];
  placeholder?: string;
}

/** Several values, each in a line. An error names the line that it is about. */
export function LinesField({ name, defaultValue, ...props }: LinesFieldProps) {
  const [value, setValue] = useState(defaultValue.join('\n'));
  const [path, message] = Object.entries(use(FieldErrorsContext)).find(([each]) => isAt(name, each)) ?? [];
  const line = path === undefined ? undefined : linesOf(value)[Number(path.split('.')[1])];
  return (
    <Textarea
      {...props}
      name={name}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      error={line === undefined ? message : words.faultInLine(line, message ?? '')}
      autosize
      minRows={3}
      maxRows={14}
    />
  );
}

interface ColourFieldProps extends Omit<FieldProps, 'type' | 'onChange'> {
  onChange?: (colour: string) => void;
}

/** A colour as text, with the browser's picker beside it. */
export function ColourField({ onChange, ...props }: ColourFieldProps) {
  const [colour, setColour] = useState(props.defaultValue ?? '');
  const { defaultValue: _default, optional: _optional, ...field } = props;
  const change = (value: string) => {
    setColour(value);
    onChange?.(value);
  };
  return (
    <TextInput
      {...field}
      autoComplete="off"
      error={use(FieldErrorsContext)[props.name]}
      pattern="#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})"
      value={colour}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      rightSectionWidth="3rem"
      rightSection={
        <input
          type="color"
          aria-label={words.choose(props.label)}
          value={/^#[\da-f]{6}$/i.test(colour) ? colour : '#000000'}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      }
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

/** Radio buttons. */
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
  description?: string;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
}

export function Select({ options, ...props }: SelectProps) {
  return <NativeSelect {...props} data={options} />;
}

/** Checkboxes. */
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
