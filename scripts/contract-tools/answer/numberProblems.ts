/** The decimals of a number with a remainder of binary arithmetic: 3.2000000000000002. */
const mostDecimals = 10;

/** Whether a number is a short decimal plus the error of a floating-point calculation. */
export function hasRoundingError(value: number): boolean {
  const decimals = /^-?\d+\.(\d+)$/.exec(String(value))?.[1] ?? '';
  if (decimals.length <= mostDecimals) return false;
  const short = Number(value.toFixed(4));
  return short !== value && Math.abs(short - value) < 1e-9;
}

/** Names that count the items of all pages. */
export const totalName =
  /^(total|total_?count|total_?items|total_?elements|total_?results|nb_?total)$/i;

/** A total beside the only list of an object that is less than the list; null if there is none. */
export function wrongTotal(value: unknown): Readonly<Record<'name' | 'message', string>> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  const total = entries.find(([name, one]) => totalName.test(name) && Number.isInteger(one));
  const lists = entries.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const [only] = lists;
  if (total === undefined || only === undefined || lists.length > 1) return null;
  const [name, count] = total as [string, number];
  const [listName, list] = only;
  if (count >= list.length) return null;
  return { name, message: `\`${name}\` is less than the ${list.length} items of \`${listName}\`.` };
}
