/** What languages call the days from Monday to Friday; not the "working days" that deliveries take. */
export const WEEKDAYS: Readonly<Partial<Record<string, string>>> = {
  en: 'weekdays, weekday',
  de: 'wochentags, werktags, unter der woche',
  fr: 'en semaine',
  es: 'entre semana',
  it: 'in settimana, nei feriali',
  nl: 'doordeweeks, door de week',
  pt: 'durante a semana, dias de semana',
  sv: 'vardagar, på vardagar',
  da: 'hverdage, på hverdage',
  nb: 'hverdager, på hverdager',
  pl: 'w tygodniu, w dni powszednie',
};
