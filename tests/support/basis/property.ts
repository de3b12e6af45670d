import * as fc from 'fast-check';
import { test as vitestTest } from 'vitest';

export { fc };

type Arbitraries<Values extends unknown[]> = {
  [Index in keyof Values]: fc.Arbitrary<Values[Index]>;
};

/**
 * A test for each of many drawn values. `@fast-check/vitest` does the same, but builds every combination of
 * Vitest's modifiers when it is imported: 0.4 seconds for each worker, and mutation tests start one for each
 * mutant.
 */
function prop<Values extends unknown[]>(
  arbitraries: Arbitraries<Values>,
  parameters?: fc.Parameters<[Values]>,
) {
  return (title: string, check: (...values: Values) => unknown, timeout?: number): void => {
    vitestTest(
      title,
      async () => {
        const property = fc.asyncProperty(fc.tuple<Values>(...arbitraries), async (values) => {
          await check(...values);
        });
        await fc.assert(property, parameters);
      },
      timeout,
    );
  };
}

/**
 * Texts of any code points, half of them ASCII. For `fc.string` of the unit `binary`, and `fc.webUrl`, a
 * worker first makes a table of a million signs, which takes a second.
 */
export const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0x10_f7ff })))
  .map((points) => String.fromCodePoint(...points.map(withoutSurrogates)));

function withoutSurrogates(point: number): number {
  return point < 0xd800 ? point : point + 0x800;
}

/** `test` of Vitest, with `test.prop`. */
export const test = Object.assign(vitestTest, { prop });
export { test as it };
