import type { ReportedTypeError } from './ReportedTypeError.ts';

const placedError = /^(.+)\((\d+),(\d+)\): error (TS\d+: .*)$/;
const unplacedError = /^error (TS\d+: .*)$/;
const endOfRun = /Found \d+ errors?\. Watching for file changes\.$/;

/**
 * Parses the lines of `tsc --watch --pretty false`. Calls `onResult` after each
 * compilation with its errors; the list can be empty.
 */
export function readTypeErrors(
  onResult: (errors: readonly ReportedTypeError[]) => void,
): (line: string) => void {
  let errors: ReportedTypeError[] = [];
  return (line) => {
    const error = parseError(line);
    const last = errors.at(-1);
    if (error) errors.push(error);
    else if (last && /^\s+\S/.test(line)) {
      errors[errors.length - 1] = { ...last, message: `${last.message}\n${line}` };
    } else if (endOfRun.test(line)) {
      onResult(errors);
      errors = [];
    }
  };
}

function parseError(line: string): ReportedTypeError | undefined {
  const [, file, row, column, message] = placedError.exec(line) ?? [];
  if (file !== undefined && message !== undefined) {
    return { file, line: Number(row), column: Number(column), message };
  }
  const [, unplaced] = unplacedError.exec(line) ?? [];
  return unplaced === undefined ? undefined : { file: null, line: 0, column: 0, message: unplaced };
}
