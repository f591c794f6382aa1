/**
 * Converts days in the reader's time zone (YYYY-MM-DD) to the moments at which the first begins and the last ends. Leaves
 * out what is no day: addresses are typed by hand, too.
 */
export function momentsOf({ from = '', to = '' }: { from?: string; to?: string }): { from?: string; to?: string } {
  const [begin, end] = [new Date(`${from}T00:00`), new Date(`${to}T00:00`)];
  end.setDate(end.getDate() + 1);
  return {
    ...(!Number.isNaN(begin.getTime()) && { from: begin.toISOString() }),
    ...(!Number.isNaN(end.getTime()) && { to: end.toISOString() }),
  };
}
