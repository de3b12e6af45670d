import { describe, expect, it } from 'vitest';
import { readTypeErrors } from '../../../scripts/dev/readTypeErrors.ts';
import type { ReportedTypeError } from '../../../scripts/dev/ReportedTypeError.ts';

const twoErrors = `10:00:00 AM - Starting compilation in watch mode...

src/domain/money.ts(12,3): error TS2322: Type 'string' is not assignable to type 'number'.
  Type 'string' is not a number at all.
src/main.tsx(1,1): error TS6133: 'a' is declared but its value is never read.

10:00:02 AM - Found 2 errors. Watching for file changes.
`;
const noError = `
10:00:05 AM - File change detected. Starting incremental compilation...

10:00:06 AM - Found 0 errors. Watching for file changes.
`;

function resultsOf(pieces: readonly string[]): readonly (readonly ReportedTypeError[])[] {
  const results: (readonly ReportedTypeError[])[] = [];
  const read = readTypeErrors((errors) => results.push(errors));
  for (const line of pieces.join('').split('\n')) read(line);
  return results;
}

describe('the output of tsc --watch', () => {
  it('is parsed into the position and the complete message of each error', () => {
    expect(resultsOf([twoErrors])).toEqual([
      [
        {
          file: 'src/domain/money.ts',
          line: 12,
          column: 3,
          message:
            "TS2322: Type 'string' is not assignable to type 'number'.\n" +
            "  Type 'string' is not a number at all.",
        },
        {
          file: 'src/main.tsx',
          line: 1,
          column: 1,
          message: "TS6133: 'a' is declared but its value is never read.",
        },
      ],
    ]);
  });

  it('gives one result per compilation, with its own errors only', () => {
    expect(resultsOf([twoErrors, noError]).map((errors) => errors.length)).toEqual([2, 0]);
  });

  it('can contain an error without a position', () => {
    const output =
      'error TS18003: No inputs were found.\n1 - Found 1 error. Watching for file changes.\n';

    expect(resultsOf([output])).toEqual([
      [{ file: null, line: 0, column: 0, message: 'TS18003: No inputs were found.' }],
    ]);
  });
});
