import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from './UsageError.ts';

/** Writes a file below `cwd`, and its folder. Throws UsageError when it cannot be written. */
export function writeOutput(file: string, text: string, cwd: string): void {
  attempt(file, cwd, (path) => writeFileSync(path, text));
}

/** Adds to a file, as GitHub's step summary asks for. Throws UsageError. */
export function appendOutput(file: string, text: string, cwd: string): void {
  attempt(file, cwd, (path) => appendFileSync(path, text));
}

function attempt(file: string, cwd: string, write: (path: string) => void): void {
  const path = resolve(cwd, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    write(path);
  } catch (problem) {
    throw new UsageError(`${file} cannot be written: ${(problem as Error).message}`, {
      cause: problem,
    });
  }
}
