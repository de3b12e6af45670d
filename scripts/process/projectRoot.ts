import { join } from 'node:path';

/** Absolute path of the folder of package.json. */
export const projectRoot = join(import.meta.dirname, '..', '..');

/** Absolute path of a file or folder of the project. */
export function inProject(...segments: readonly string[]): string {
  return join(projectRoot, ...segments);
}
