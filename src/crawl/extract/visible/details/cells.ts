import type { Element } from '../../html/outline.ts';

/** Returns the name of the table cell around an element. */
export function closestCell(element: Element): string {
  let cell: Element | null = element;
  while (cell && !/^(?:t[dhr]|table)$/.test(cell.name)) cell = cell.parent;
  return cell?.name ?? '';
}

/** True for cells in the order label, value, label, value. */
export function isPairs(cells: readonly Element[]): boolean {
  return cells.length === 4 && cells.map(({ name }) => name).join(' ') === 'th td th td';
}
