import * as E from 'fp-ts/Either';

/** The outcome with every count of unreadable entries set to 0. */
export function withoutCounts(outcome: E.Either<unknown, unknown>): unknown {
  return E.isRight(outcome) ? E.right(reset(outcome.right)) : outcome;
}

function reset(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reset);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key.startsWith('unreadable') ? 0 : reset(part),
    ]),
  );
}

/** The sum of all counts of unreadable entries in the outcome. */
export function unreadableIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, part]) => sum + (key.startsWith('unreadable') ? total(part) : unreadableIn(part)),
    0,
  );
}

function total(counts: unknown): number {
  if (typeof counts === 'number') return counts;
  return Object.values(counts as Readonly<Record<string, number>>).reduce(
    (sum, one) => sum + one,
    0,
  );
}
