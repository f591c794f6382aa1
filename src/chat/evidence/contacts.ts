/** A run of digits in the format of a phone number. */
const PHONE = /\+?\(?\d[\d ()/.-]{6,24}\d/gu;
const EMAIL = /(?<=[\w.+-])@[\w-]{1,63}\./gu;

/** Finds the phone numbers of a text, but not its amounts. */
export const phonesIn = (text: string): string[] => (text.match(PHONE) ?? []).filter(isPhone);

/** Counts the phone numbers and email addresses of a text. */
export const countContacts = (text: string): number => phonesIn(text).length + (text.match(EMAIL) ?? []).length;

/** Blanks out phone numbers and web addresses, whose digits are not amounts. */
export const withoutContacts = (text: string): string =>
  text
    .replaceAll(/https?:\S{1,2000}/gu, (address) => ' '.repeat(address.length))
    .replaceAll(PHONE, (mark) => (isPhone(mark) ? ' '.repeat(mark.length) : mark));

const isPhone = (mark: string): boolean =>
  mark.replaceAll(/\D/gu, '').length >= 7 && !/\p{Nd}[.,]\p{Nd}{2}\b/u.test(mark);
