import {
  Alert,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  PasswordInput,
  Radio,
  Stack,
  TextInput,
  Textarea,
  type TextareaProps,
} from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Precondition } from '../../client/index.ts';
import { newestOwn, rememberOwn } from '../own-versions.ts';
import { texts } from '../texts/texts.ts';
import { ChangedMeanwhile, isAnyway, isChangedMeanwhile } from './changed-meanwhile.tsx';
import { ErrorAlert } from './error-alert.tsx';
import {
  type FormError,
  FormErrors,
  areAllBeside,
  errorsIn,
  focusFirst,
  invalidIn,
  isAbout,
  useFieldError,
} from './form-errors.ts';
import { type FormValues, linesOf, valuesOf } from './form-values.ts';
import { useKeptForm } from './kept-forms.ts';

const words = texts.parts.field;

interface FormProps<Result> {
  /** Errors that it throws are shown in the form, which keeps its input. */
  send: (values: FormValues, precondition: Precondition) => Promise<Result>;
  /** The `updatedAt` of the record that the fields show, or its `version`. */
  version?: string | undefined;
  /** What it changes, if another form with the same title and fields changes something else. */
  about?: string;
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

/** Shows errors beside their fields, of which the first gets the focus, and any other failure above the button. */
export function Form<Result>({
  send,
  version,
  about,
  done,
  submit,
  danger = false,
  quiet = false,
  cancel,
  beside,
  children,
}: FormProps<Result>) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isToldBeside, setToldBeside] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A refetch while somebody types does not change the fields that they have typed into.
  const begunWith = useRef<string>(undefined);
  const kept = useKeptForm(form, { about, onReturn: (seen) => (begunWith.current = seen) });
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    async mutationFn({ data, anyway }: { data: FormData; anyway: boolean }) {
      const seen = newestOwn(begunWith.current ?? version);
      const result = await send(valuesOf(data), { seen: anyway ? undefined : seen });
      rememberOwn(seen, result);
      return result;
    },
    onError: (failure) => show(errorsIn(failure)),
    onSuccess: (result) => {
      begunWith.current = undefined;
      kept.noteSaved();
      // Any form may change any list. They are few and small, so refetch them all.
      void client.invalidateQueries();
      return done(result);
    },
  });

  function show(found: readonly FormError[]) {
    // A screen reader reads the error with the field that gets the focus, so it has to be there.
    flushSync(() => setErrors(found));
    if (!form.current) return;
    focusFirst(form.current, found);
    // Said above the button as well, a screen reader would read it twice.
    setToldBeside(areAllBeside(form.current, found));
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const invalid = invalidIn(event.currentTarget);
    show(invalid);
    if (invalid.length === 0) mutate({ data: new FormData(event.currentTarget), anyway: isAnyway(event.nativeEvent) });
  }

  function onInput({ target }: SyntheticEvent<HTMLFormElement>) {
    begunWith.current ??= version;
    kept.noteTyped(begunWith.current);
    const name = target instanceof Element && target.getAttribute('name');
    if (name && errors.some((each) => isAbout(each, name))) setErrors(errors.filter((each) => !isAbout(each, name)));
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onInput={onInput}>
      <Stack gap="lg">
        <FormErrors value={errors}>{children}</FormErrors>
        {kept.isBack && <Alert>{texts.parts.typedIsBack}</Alert>}
        {error &&
          !isToldBeside &&
          (isChangedMeanwhile(error) ? <ChangedMeanwhile error={error} /> : <ErrorAlert error={error} />)}
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
    error: useFieldError(props.name)?.message,
    required: !optional,
    withAsterisk: false,
  };
  if (type !== 'password') return <TextInput {...field} type={type} {...(type === 'number' && { step: 'any' })} />;
  return (
    <PasswordInput
      {...field}
      // The library marks any other input, but not this one.
      aria-invalid={field.error !== undefined}
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
  const { path, message } = useFieldError(name) ?? {};
  const at = path?.split(`${name}.`)[1];
  const line = at === undefined ? undefined : linesOf(value)[Number.parseInt(at, 10)];
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

/** Text of several lines. */
export const LongField = ({ error, ...props }: TextareaProps & { name: string }) => (
  <Textarea {...props} error={useFieldError(props.name)?.message ?? error} />
);

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
      error={useFieldError(props.name)?.message}
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
    <Radio.Group
      name={name}
      label={label}
      defaultValue={defaultValue ?? null}
      onChange={(value) => onChange?.(value)}
      error={useFieldError(name)?.message}
    >
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
  return <NativeSelect {...props} data={options} error={useFieldError(props.name)?.message} />;
}

/** Checkboxes. */
export function Choices({
  name,
  label,
  options,
  defaultValue = [],
}: Omit<ChoiceProps<string>, 'defaultValue' | 'onChange'> & { defaultValue?: string[] }) {
  const error = useFieldError(name)?.message;
  return (
    <Checkbox.Group label={label} defaultValue={defaultValue} error={error}>
      <Stack gap="sm" mt="xs">
        {options.map((option) => (
          // The library describes the group with the error, but marks none of its boxes.
          <Checkbox key={option.value} name={name} aria-invalid={error !== undefined} {...option} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
