import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * The path from the root of the git repository to a folder, with a slash at its end: code scanners read paths
 * from the root. Empty outside of a repository.
 */
export function repositoryPrefix(folder: string): string {
  for (let root = folder; ; root = dirname(root)) {
    if (existsSync(join(root, '.git'))) {
      const path = relative(root, folder).split(sep).join('/');
      return path === '' ? '' : `${path}/`;
    }
    if (dirname(root) === root) return '';
  }
}
