/** Converts a day in the reader's time zone (YYYY-MM-DD) to the moment at which it begins, a number of days later. */
export function startOf(day: string, daysLater: number): string {
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
}
