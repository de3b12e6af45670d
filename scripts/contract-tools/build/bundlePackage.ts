import { join } from 'node:path';
import { build } from 'vite';

export interface BundledPackage {
  /** The folders of the packages whose code is in the bundle. */
  readonly packages: readonly string[];
}

/**
 * Bundles the package with all that it needs into `target`, as JavaScript for Node 20: it is
 * installed without any other package.
 */
export async function bundlePackage(folder: string, target: string): Promise<BundledPackage> {
  const packages = new Set<string>();
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: target,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: {
          'contract-tools': join(folder, 'main.ts'),
          index: join(folder, 'index.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
    plugins: [
      {
        name: 'bundled-packages',
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue;
            for (const id of chunk.moduleIds) {
              const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, ''));
              if (found?.[1] !== undefined) packages.add(found[1]);
            }
          }
        },
      },
    ],
  });
  return { packages: [...packages].toSorted() };
}
