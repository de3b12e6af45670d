import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The folders that determine the content of a build, besides the files at the root. */
const sourceFolders = ['src', 'generated', 'scripts'] as const;
/** The contract tools are a package of their own: no build uses them. */
const contractTools = join('scripts', 'contract-tools', '/');
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
  const files = [...atRoot, ...inFolders.flat().map((file) => relative(root, file))]
    .filter((file) => !file.startsWith(contractTools))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
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
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw problem;
  }
}
