import type { Table } from './phrases.ts';

/** Words after an hour that make it a time of day: "9 Uhr". Italian "9 ore" is a duration. */
export const AFTER_HOUR: Table = {
  de: 'Uhr',
  nl: 'uur',
  pl: 'godz',
};

/** Words before an hour: "ore 9", "kl. 9". */
export const BEFORE_HOUR: Table = {
  it: 'ore, dalle',
  pl: 'godz, godzina, godzinie',
  sv: 'kl, klockan',
  da: 'kl, klokken',
  nb: 'kl, klokka',
  fi: 'klo',
};
