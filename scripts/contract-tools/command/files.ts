import { existsSync, readFileSync, appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve, dirname, join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import type { Options } from './Options.ts';
import { UsageError } from './Terminal.ts';

const usualPlaces = ['', 'openapi/', 'api/', 'docs/', 'spec/'].flatMap((folder) =>
  ['yaml', 'yml', 'json'].map((end) => `${folder}openapi.${end}`),
);

/** The path of the contract: `--contract`, or the first usual place that exists. Throws UsageError. */
export function findContract(options: Options, cwd: string): string {
  const named = options.text('contract');
  if (named !== null) return named;
  const found = usualPlaces.find((place) => existsSync(resolve(cwd, place)));
  if (found !== undefined) return found;
  throw new UsageError('The contract is missing: --contract openapi.yaml');
}

/** The bytes of a file. Throws UsageError, with the name that the caller knows, when it cannot be read. */
export function readBytes(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (problem) {
    const { code = 'unknown' } = problem as { readonly code?: string };
    throw new UsageError(`${name} cannot be read (${code}).`, { cause: problem });
  }
}

/** The content of a file of the caller, JSON or YAML. Throws UsageError when it cannot be read. */
export function readYaml(file: string, cwd: string): unknown {
  try {
    return parse(readFileSync(resolve(cwd, file), 'utf8'));
  } catch (problem) {
    const [first = ''] = (problem as Error).message.split('\n');
    throw new UsageError(`${file} cannot be read: ${first}`, { cause: problem });
  }
}

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

/** The path from the root of the git repository to a folder, for code scanners; empty outside of one. */
export function repositoryPrefix(folder: string): string {
  for (let root = folder; ; root = dirname(root)) {
    if (existsSync(join(root, '.git'))) {
      const path = relative(root, folder).split(sep).join('/');
      return path === '' ? '' : `${path}/`;
    }
    if (dirname(root) === root) return '';
  }
}
