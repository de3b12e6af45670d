import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundlePackage } from './bundlePackage.ts';
import { licencesOf } from './licencesOf.ts';

/**
 * Makes dist/ in the folder of the package: the bundle, its types, and the licences of what is in it. An old
 * dist/ is replaced at once, so that a command may run meanwhile. `stamp` is kept in it.
 */
export async function makeDist(
  folder: string,
  { withTypes, stamp = '' }: { readonly withTypes: boolean; readonly stamp?: string },
): Promise<void> {
  const made = mkdtempSync(join(folder, 'dist-'));
  try {
    const { packages } = await bundlePackage(folder, made);
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
