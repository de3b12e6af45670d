import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { inProject } from '../../process/projectRoot.ts';

/** Endings that an import may leave out. */
const endings = ['', '.ts', '.tsx'] as const;
/** What `imports` of package.json names. */
const named = [
  ['#member-pages/', 'src/ui/member/'],
  ['#member-area', 'src/ui/app/MemberEntry'],
] as const;

/** Which files import a file, statically or with `import()`. Paths are relative to the project's root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of all files; packages are left out. */
export async function readImporters(files: readonly string[]): Promise<Importers> {
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  for (const file of sources) {
    const { importedFiles } = ts.preProcessFile(await readFile(inProject(file), 'utf8'));
    for (const { fileName } of importedFiles) {
      const path = pathOf(fileName, file);
      const found = endings.map((ending) => `${path}${ending}`).find((each) => known.has(each));
      if (found !== undefined) importers.set(found, [...(importers.get(found) ?? []), file]);
    }
  }
  return importers;
}

/** Of an import: a file beside the importing one, or a named one. */
function pathOf(imported: string, importing: string): string {
  const found = named.find(([name]) => imported.startsWith(name));
  return found ? imported.replace(found[0], found[1]) : join(dirname(importing), imported);
}

/** The files and all that import them, without going beyond `stops`. */
export function findAffected(
  files: readonly string[],
  importers: Importers,
  isStop: (file: string) => boolean,
): ReadonlySet<string> {
  const affected = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (affected.has(file)) continue;
    affected.add(file);
    if (!isStop(file)) waiting.push(...(importers.get(file) ?? []));
  }
  return affected;
}
