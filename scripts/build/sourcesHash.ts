import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The folders that determine the content of a build, besides the files at the root. */
const sourceFolders = ['src', 'generated', 'scripts'] as const;
const rootFile =
  /^(index\.html|package-lock\.json|package\.json|\.env.*|.*\.config\.[cm]?[jt]s|tsconfig.*\.json)$/;

/** A hash of every file and every environment variable that determines the production build. */
export async function sourcesHash(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const atRoot = (await readdir(root)).filter((name) => rootFile.test(name));
  const inFolders = await Promise.all(
    sourceFolders.map((folder) => filesUnder(join(root, folder))),
  );
  const files = [...atRoot.map((name) => join(root, name)), ...inFolders.flat()].toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  }
  for (const name of Object.keys(env).toSorted()) {
    if (name.startsWith('VITE_') || name === 'SITEMAP_API_URL')
      hash.update(`${name}=${env[name] ?? ''}\0`);
  }
  return hash.digest('hex');
}

async function filesUnder(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return (
      entries
        // The contract tools are a package of their own: no build uses them.
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('contract-tools'))
        .map((entry) => join(entry.parentPath, entry.name))
    );
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw problem;
  }
}
