import { fc } from './property';

const extremeNumbers = fc.constantFrom(
  ...[1e308, -1e308, Number.MAX_SAFE_INTEGER + 2, 5e-324, 0.1, -0, -1, 0, 5, 2 ** 31],
);

/** Arbitrary JSON values: extreme numbers, very long texts, wrong types. */
export const arbitraryJson: fc.Arbitrary<unknown> = fc
  .oneof(
    fc.jsonValue(),
    extremeNumbers,
    fc.constantFrom('x'.repeat(100_000), '9'.repeat(400), 'Infinity', 'NaN', '1e308', null, true),
  )
  .map((value): unknown => JSON.parse(JSON.stringify(value)));

/** Objects with junk or a valid value under these names, and under names of `Object.prototype`. */
export function arbitraryObject(
  names: readonly string[],
  valid: unknown = null,
): fc.Arbitrary<unknown> {
  const value = fc.oneof(arbitraryJson, fc.constant(valid));
  const name = fc.constantFrom(...names, '__proto__', 'constructor', 'toString', 'length');
  return fc.oneof(
    arbitraryJson,
    // Own properties, as `JSON.parse` creates them.
    fc.array(fc.tuple(name, value), { maxLength: 8 }).map((entries) => Object.fromEntries(entries)),
  );
}

/** The longest text anywhere in a value, in UTF-16 units. */
export function longestText(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(longestText));
}
