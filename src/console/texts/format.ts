import { locale } from './texts.ts';

export const formatNumber = (value: number): string => value.toLocaleString(locale);

/** "a, b and c" */
export const formatList = (names: readonly string[]): string => new Intl.ListFormat(locale).format(names);
