/** A run of digits as telephone numbers are written. */
const PHONE = /\+?\(?\d[\d ()/.-]{6,24}\d/gu;
const EMAIL = /(?<=[\w.+-])@[\w-]{1,63}\./gu;

/** The telephone numbers of a text, rather than its amounts. */
export const phonesIn = (text: string): string[] => (text.match(PHONE) ?? []).filter(isPhone);

/** How many ways to reach somebody a text names: telephone numbers and email addresses. */
export const countContacts = (text: string): number => phonesIn(text).length + (text.match(EMAIL) ?? []).length;

/** A text with blanks in place of its telephone numbers and web addresses: their digits count nothing. */
export const withoutContacts = (text: string): string =>
  text
    .replaceAll(/https?:\S{1,2000}/gu, (address) => ' '.repeat(address.length))
    .replaceAll(PHONE, (mark) => (isPhone(mark) ? ' '.repeat(mark.length) : mark));

const isPhone = (mark: string): boolean =>
  mark.replaceAll(/\D/gu, '').length >= 7 && !/\p{Nd}[.,]\p{Nd}{2}\b/u.test(mark);
