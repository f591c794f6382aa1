import { createContext, use } from 'react';
import { CallError } from '../../client/index.ts';
import { texts } from '../texts/texts.ts';
import { faultMessage, messageOf } from './error-message.ts';

/** An error about a field, in the console's words. */
export class FieldError extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** One error of a form. */
export interface FormError {
  /** The names on the way to the value in the call's input, such as `branding.logoUrl` or `origins.1`. */
  path: string;
  message: string;
}

export const FormErrors = createContext<readonly FormError[]>([]);

/** True if the path leads to the field's value or through it, at whatever depth the call has it. */
export const isAbout = ({ path }: FormError, name: string): boolean => path.split('.').includes(name);

const firstAbout = (errors: readonly FormError[], name: string) => errors.find((error) => isAbout(error, name));

/** The first error about the field. */
export const useFieldError = (name: string): FormError | undefined => firstAbout(use(FormErrors), name);

/** Fields that an error is about although the service does not name them. */
const FIELDS_OF_CODES: Readonly<Record<string, readonly string[]>> = {
  invalid_email: ['email', 'newEmail'],
  invalid_password: ['password', 'currentPassword'],
  password_too_short: ['password', 'newPassword'],
  password_too_long: ['password', 'newPassword'],
  invalid_code: ['code'],
  invalid_backup_code: ['code'],
  duplicate_product: ['externalId'],
  shop_unreachable: ['siteUrl', 'url'],
};

/** Returns what a failure says about fields, of which the form may have some. */
export function errorsIn(failure: Error): FormError[] {
  if (failure instanceof FieldError) return [failure];
  if (!(failure instanceof CallError)) return [];
  const [first, ...others] = failure.issues;
  // A refusal that does not just name the path and its fault says more than the fault.
  if (first && others.length === 0 && failure.message !== `${first.path} ${first.message}.`)
    return [{ path: first.path, message: messageOf(failure) }];
  if (first) return failure.issues.map(({ path, message }) => ({ path, message: faultMessage(message) }));
  // A form has one of these fields at most, so that this is one error.
  const fields = FIELDS_OF_CODES[failure.code];
  return fields ? [{ path: fields.join('.'), message: messageOf(failure) }] : [];
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

/** Returns what the browser finds wrong, in the console's language rather than the browser's. */
export function invalidIn(form: HTMLFormElement): FormError[] {
  const invalid = controlsOf(form).filter(({ validity }) => !validity.valid);
  return invalid.map((control) => ({ path: control.name, message: validityMessage(control) }));
}

function validityMessage(control: Control): string {
  const { validity, type, validationMessage } = control;
  const words = texts.parts.field.invalid;
  if (validity.valueMissing) return words.missing;
  if (validity.tooShort && 'minLength' in control) return words.tooShort(control.minLength);
  if (validity.typeMismatch && type === 'email') return words.email;
  if (validity.badInput && type === 'number') return words.number;
  return validity.patternMismatch ? words.colour : validationMessage;
}

/** Focuses the first field, in the order of the page, that an error is about. */
export function focusFirst(form: HTMLFormElement, errors: readonly FormError[]): void {
  controlsOf(form)
    .find(({ name }) => errors.some((error) => isAbout(error, name)))
    ?.focus();
}

/** True if each error is shown beside a field, so that nothing is left to say about the form as a whole. */
export function areAllBeside(form: HTMLFormElement, errors: readonly FormError[]): boolean {
  const marked = controlsOf(form).filter(({ ariaInvalid }) => ariaInvalid === 'true');
  const shown = new Set(marked.map(({ name }) => firstAbout(errors, name)));
  return errors.length > 0 && errors.every((error) => shown.has(error));
}
