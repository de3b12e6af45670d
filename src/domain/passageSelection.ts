import { none, some, type Option } from 'fp-ts/Option';
import { cents, type Cents } from './money';
import type { Passage } from './passage';

/** The passages ticked on any page, each with its amount, and what they come to. Never changed in place. */
export interface PassageSelection {
  readonly amounts: ReadonlyMap<number, Cents>;
  readonly total: Cents;
}

type Selectable = Pick<Passage, 'id' | 'amount'>;

export const emptySelection: PassageSelection = { amounts: new Map(), total: cents(0) };

export function isSelected({ amounts }: PassageSelection, passageId: number): boolean {
  return amounts.has(passageId);
}

export function selectedCount({ amounts }: PassageSelection): number {
  return amounts.size;
}

/** Unticks the page when every row of it was ticked, otherwise ticks them all; other pages keep theirs (M2.26). */
export function togglePage(
  selection: PassageSelection,
  page: readonly Selectable[],
): PassageSelection {
  return pageSelectionState(selection, page) === 'all'
    ? unselectPage(selection, page)
    : selectPage(selection, page);
}

/** How much of a page is ticked; an empty page has none. */
export function pageSelectionState(
  selection: PassageSelection,
  page: readonly Selectable[],
): 'none' | 'some' | 'all' {
  const isTicked = ({ id }: Selectable): boolean => isSelected(selection, id);
  if (!page.some(isTicked)) return 'none';
  return page.every(isTicked) ? 'all' : 'some';
}

export function selectPage(
  selection: PassageSelection,
  page: readonly Selectable[],
): PassageSelection {
  const amounts = new Map(selection.amounts);
  let total: number = selection.total;
  for (const { id, amount } of page) {
    total += amount - (amounts.get(id) ?? 0);
    amounts.set(id, amount);
  }
  return { amounts, total: cents(total) };
}

export function unselectPage(
  selection: PassageSelection,
  page: readonly Selectable[],
): PassageSelection {
  const amounts = new Map(selection.amounts);
  let total: number = selection.total;
  for (const { id } of page) {
    total -= amounts.get(id) ?? 0;
    amounts.delete(id);
  }
  return { amounts, total: cents(total) };
}

/** The ids to export or print, in the order in which they were ticked; at least one is needed (M5.28). */
export function selectedIds({ amounts }: PassageSelection): Option<readonly number[]> {
  return amounts.size === 0 ? none : some([...amounts.keys()]);
}
