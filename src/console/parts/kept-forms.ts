import { type RefObject, useEffect, useRef, useState } from 'react';
import { accountQuery, queryClient } from '../queries.ts';

/** What somebody had typed into a form when their session ended. */
interface Kept {
  /** The version of the record that they were changing. */
  version: string | null;
  values: readonly (readonly [name: string, value: string])[];
}

interface OpenForm {
  key: string;
  element: HTMLFormElement;
  isTypedInto: boolean;
  version: string | undefined;
}

/** Kept in the tab. */
const PREFIX = 'aisle-kept-form';
/** A choice may bring further fields, such as an amount of one's own. */
const PASSES = 2;

/** The forms of the page. */
const open = new Set<OpenForm>();

interface KeptFormOptions {
  /** Tells forms apart whose dialogs have the same title. */
  about?: string | undefined;
  /** Called with the version that what was typed is meant for, before the fields have it. */
  onReturn?: (version: string | undefined) => void;
}

/** Keeps what is typed into a form when the session ends, and returns it to the form once its user is back. */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, { about = '', onReturn }: KeptFormOptions = {}) {
  const entry = useRef<OpenForm>(undefined);
  const [isBack, setIsBack] = useState(false);
  const returns = useRef(onReturn);
  returns.current = onReturn;
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const mine = { key: keyOf(element, about), element, isTypedInto: false, version: undefined };
    entry.current = mine;
    open.add(mine);
    const timer = setTimeout(() => void giveBack(mine, (version) => returns.current?.(version)).then(setIsBack));
    return () => {
      clearTimeout(timer);
      open.delete(mine);
    };
  }, [about]);
  return {
    /** True if the form has what was typed before the session ended. */
    isBack,
    noteTyped(version?: string) {
      if (entry.current) Object.assign(entry.current, { isTypedInto: true, version });
    },
    noteSaved() {
      if (entry.current) entry.current.isTypedInto = false;
      setIsBack(false);
    },
  };
}

/** Forms of one page have other fields, or are in dialogs of other titles. */
function keyOf(form: HTMLFormElement, about: string): string {
  const { userId } = queryClient.getQueryData(accountQuery.queryKey) ?? {};
  const title = form.closest('dialog')?.querySelector('h2')?.textContent;
  const names = controlsOf(form).map(({ name }) => name);
  return JSON.stringify([PREFIX, userId, location.pathname, title, about, ...new Set(names)]);
}

/** Keeps what was typed into the forms of the page, except for passwords and codes. */
export function keepTyped(): void {
  for (const { key, element, isTypedInto, version } of open) {
    if (!isTypedInto) continue;
    const secrets = new Set(controlsOf(element).flatMap((control) => (isSecret(control) ? control.name : [])));
    const values = [...new FormData(element)].filter(
      (one): one is [string, string] => typeof one[1] === 'string' && !secrets.has(one[0]),
    );
    const kept: Kept = { version: version ?? null, values };
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Full: it is lost with the page.
    }
  }
}

/** The fragment that opens again the dialog which is open now; empty if there is none. */
export function hashOfDialog(): string {
  const hash = document.querySelector<HTMLDialogElement>('dialog[open]')?.dataset['hash'];
  return hash === undefined ? '' : `#${hash}`;
}

async function giveBack({ key, element }: OpenForm, onReturn: (version: string | undefined) => void): Promise<boolean> {
  const stored = sessionStorage.getItem(key);
  if (stored === null) return false;
  sessionStorage.removeItem(key);
  const { version, values } = JSON.parse(stored) as Kept;
  onReturn(version ?? undefined);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const control of controlsOf(element))
      fill(
        control,
        values.flatMap(([name, value]) => (name === control.name ? value : [])),
      );
    // oxlint-disable-next-line no-await-in-loop -- the fields that the pass before has brought
    await new Promise((resolve) => setTimeout(resolve));
  }
  return true;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '',
  );

const isSecret = (control: Control): boolean => control.type === 'password' || control.autocomplete === 'one-time-code';

/** Changes a field as somebody who types does, so that React hears of it. */
function fill(control: Control, wanted: readonly string[]): void {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    const isWanted = wanted.includes(control.value);
    if (control.checked !== isWanted && (isWanted || control.type === 'checkbox')) control.click();
    return;
  }
  const [value] = wanted;
  if (value === undefined || control.value === value || isSecret(control)) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
