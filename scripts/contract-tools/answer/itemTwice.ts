import { isRecord } from '../schema/placed.ts';

const idName = /^(_?id|uuid|guid|ref|reference|identifier)$/i;

/** Fields that an entry is identified by together with its id: one entry per language or version. */
const partOfKey =
  /lang|locale|version|revision|type|kind|date|time|status|variant|channel|currency|position|line|rank/i;

/** The name of a list; read only where it matters: pointers of hostile answers are long. */
type ListName = () => string;

/** The field that identifies the items of a list, `id` or `petId` of `pets`; null if not all have one. */
function idFieldOf(items: readonly unknown[], listName: ListName): string | null {
  const [first] = items;
  if (!isRecord(first)) return null;
  const isOwn = (name: string): boolean => {
    const own = listName()
      .replace(/(ies|s)$/i, '')
      .toLowerCase();
    return own.length > 1 && name.toLowerCase().startsWith(own);
  };
  const isId = (name: string): boolean => idName.test(name) || (/.id$/i.test(name) && isOwn(name));
  const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  const names = Object.keys(first).filter(isId);
  return names.find((name) => items.every((one) => isRecord(one) && isScalar(one[name]))) ?? null;
}

/** The index of the first item that a list has twice; null if none, or if most items share their ids. */
export function itemTwice(items: readonly unknown[], listName: ListName): number | null {
  const name = idFieldOf(items, listName);
  if (name === null) return null;
  const first = new Map<unknown, Readonly<Record<string, unknown>>>();
  let found: number | null = null;
  for (const [index, item] of (items as readonly Readonly<Record<string, unknown>>[]).entries()) {
    const known = first.get(item[name]);
    if (known === undefined) first.set(item[name], item);
    else if (found === null && isSame(known, item)) found = index;
  }
  return first.size * 2 < items.length ? null : found;
}

/** Whether two items with the same id are the same: no other field tells them apart. */
function isSame(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const names = Object.keys({ ...one, ...other });
  const differing = names.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
  if (differing.length === 0) return true;
  return differing.length < names.length - 1 && !differing.some((name) => partOfKey.test(name));
}

/** The number of items of a page that were on an earlier one. */
export function itemsAgain(
  earlier: readonly unknown[],
  later: readonly unknown[],
  listName: ListName,
): number {
  const name = idFieldOf(earlier, listName);
  if (name === null) return 0;
  const idOf = (item: unknown): unknown => (isRecord(item) ? item[name] : undefined);
  const known = new Set(earlier.map(idOf));
  return known.size < earlier.length ? 0 : later.filter((item) => known.has(idOf(item))).length;
}
