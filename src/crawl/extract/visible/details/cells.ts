import type { Element } from '../../html/outline.ts';
import { type ProductPart, isElement } from './product-part.ts';
import { tidyName } from './row.ts';

const MAX_ROWS = 400;

/** Returns the rows of a table, without those of tables in it. */
export function rowsOf(part: ProductPart, table: Element): Element[] {
  return part
    .parts(table)
    .filter(isElement)
    .flatMap((each) => (/^t(?:body|head|foot)$/.test(each.name) ? part.parts(each).filter(isElement) : [each]))
    .filter(({ name }) => name === 'tr')
    .slice(0, MAX_ROWS);
}

/** Returns the text of a row's only cell if it is a heading; otherwise null. */
export function groupIn(part: ProductPart, cell: Element | undefined): string | null {
  if (!cell) return null;
  const isWide = Number(part.outline.attributes(cell).get('colspan') ?? 1) > 1;
  return cell.name === 'th' || isWide ? tidyName(part.text(cell)) || null : null;
}

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
