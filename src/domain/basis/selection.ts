import { cents, type Cents } from './money';

/** The ticked rows of all pages of a table, each with its amount, and their total. Immutable. */
export interface Selection {
  readonly amounts: ReadonlyMap<number, Cents>;
  readonly total: Cents;
}

/** What can be ticked: a passage, a ticket, a refund. */
export interface Selectable {
  readonly id: number;
  readonly amount: Cents;
}

export const emptySelection: Selection = { amounts: new Map(), total: cents(0) };

/** Whether the row with this id is ticked. */
export function isSelected({ amounts }: Selection, id: number): boolean {
  return amounts.has(id);
}

/** The number of ticked rows, of all pages. */
export function selectedCount({ amounts }: Selection): number {
  return amounts.size;
}

/**
 * Unticks all rows of the page if all were ticked, otherwise ticks them all; other pages do not change
 * (M2.26, P4.26).
 */
export function togglePage(selection: Selection, page: readonly Selectable[]): Selection {
  return pageSelectionState(selection, page) === 'all'
    ? unselectPage(selection, page)
    : selectPage(selection, page);
}

/** Whether none, some or all rows of a page are ticked; none of an empty page. */
export function pageSelectionState(
  selection: Selection,
  page: readonly Selectable[],
): 'none' | 'some' | 'all' {
  const isTicked = ({ id }: Selectable): boolean => isSelected(selection, id);
  if (!page.some(isTicked)) return 'none';
  return page.every(isTicked) ? 'all' : 'some';
}

/** Ticks all rows of a page. */
export function selectPage(selection: Selection, page: readonly Selectable[]): Selection {
  const amounts = new Map(selection.amounts);
  let total: number = selection.total;
  for (const { id, amount } of page) {
    total += amount - (amounts.get(id) ?? 0);
    amounts.set(id, amount);
  }
  return { amounts, total: cents(total) };
}

/** Unticks all rows of a page. */
export function unselectPage(selection: Selection, page: readonly Selectable[]): Selection {
  const amounts = new Map(selection.amounts);
  let total: number = selection.total;
  for (const { id } of page) {
    total -= amounts.get(id) ?? 0;
    amounts.delete(id);
  }
  return { amounts, total: cents(total) };
}

/** The ids of the ticked rows, in the order of ticking; null without any (M5.28, P5.24). */
export function selectedIds({ amounts }: Selection): readonly number[] | null {
  return amounts.size === 0 ? null : [...amounts.keys()];
}
