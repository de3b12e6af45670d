import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from './packageFolder.ts';

/** The parts of a chunk or an asset that are read here. */
type Output =
  | { readonly type: 'chunk'; readonly moduleIds: readonly string[] }
  | { readonly type: 'asset'; readonly originalFileNames: readonly string[] };

/** Packages of style sheets that another one imports: they are no modules of the build. */
const importedStyles = /@import\s+(?:url\()?['"]?((?:@[\w.-]+\/)?[a-z][\w.-]*)\//g;

/**
 * Plugin of Vite: writes the folders of the packages that are in the chunks and files of a build, sorted,
 * as JSON into a file.
 */
export function recordShipped(file: string): Plugin {
  const styles = new Set<string>();
  return {
    name: 'record-shipped',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\.css$/ },
      handler: (code) => {
        for (const [, name = ''] of code.matchAll(importedStyles))
          styles.add(`node_modules/${name}`);
      },
    },
    async generateBundle(_, bundle) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(shippedIn(Object.values(bundle), styles), null, 2));
    },
  };
}

/** The folders of the packages of a build: of its modules, its files and its imported style sheets. */
export function shippedIn(
  outputs: readonly Output[],
  styles: ReadonlySet<string> = new Set(),
): readonly string[] {
  const modules = outputs.flatMap((one) =>
    one.type === 'chunk' ? one.moduleIds : one.originalFileNames,
  );
  const folders = modules.map(packageFolder).filter((folder) => folder !== null);
  return [...new Set([...folders, ...styles])].toSorted();
}
