import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

export interface TemporaryFolder {
  /** Absolute. */
  readonly path: string;
  /** Writes a file, and the folders above it; a text as it is, any other value as JSON. */
  readonly write: (name: string, content: unknown) => string;
  readonly read: (name: string) => string;
}

/** A folder for the files of one test file, removed after its tests. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'contract-tools-'));
  afterAll(() => {
    rmSync(path, { recursive: true });
  });
  return {
    path,
    write: (name, content) => {
      const file = join(path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      return name;
    },
    read: (name) => readFileSync(join(path, name), 'utf8'),
  };
}
