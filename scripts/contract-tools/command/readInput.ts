import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { UsageError } from './UsageError.ts';

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
