import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  readdirSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';

/** Makes dist/: the bundle, its types, the licences and the `stamp`. An old one is replaced at once. */
export async function makeDist(
  folder: string,
  { withTypes, stamp = '' }: { readonly withTypes: boolean; readonly stamp?: string },
): Promise<void> {
  const made = mkdtempSync(join(folder, 'dist-'));
  try {
    const packages = await bundlePackage(folder, made);
    const command = join(made, 'contract-tools.js');
    writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, 'utf8')}`);
    chmodSync(command, 0o755);
    writeFileSync(join(made, 'LICENCES.txt'), licencesOf(packages));
    if (withTypes) declareTypes(folder, join(made, 'types'));
    if (stamp !== '') writeFileSync(join(made, 'stamp'), stamp);
    chmodSync(made, 0o755);
    replace(made, join(folder, 'dist'));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

function declareTypes(folder: string, target: string): void {
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  const args = [tsc, '--project', join(folder, 'tsconfig.json'), '--outDir', target];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}

function replace(made: string, dist: string): void {
  const old = `${made}-old`;
  try {
    renameSync(dist, old);
  } catch {
    // There was none.
  }
  renameSync(made, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Bundles all that the package needs for Node 20; returns the folders of the packages that are in it. */
async function bundlePackage(folder: string, target: string): Promise<readonly string[]> {
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
        input: { 'contract-tools': join(folder, 'main.ts'), index: join(folder, 'index.ts') },
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
  return [...packages].toSorted();
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

function licencesOf(packages: readonly string[]): string {
  return packages
    .map((folder) => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ) as Manifest;
      const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
      if (license === undefined || file === undefined) throw new Error(`${name} has no licence.`);
      const text = readFileSync(join(folder, file), 'utf8').trim();
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}
