import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { makeDist } from './contract-tools/build/makeDist.ts';
import { startChild } from './process/childProcess.ts';
import { inProject } from './process/projectRoot.ts';
import { runCommand } from './process/shutdown.ts';

/**
 * `npm run contract:drift`, `contract:breaking`, `contract:capture`: the command of the package
 * scripts/contract-tools, built when its sources changed, with the configuration of this project.
 */
await runCommand(async (onStop) => {
  const [name = '', ...args] = process.argv.slice(2);
  await ensurePackage();
  const config = name.startsWith('-') ? [] : ['--config', 'openapi/contract-tools.yaml'];
  const command = inProject('scripts/contract-tools/dist/contract-tools.js');
  const line = { command: process.execPath, args: [command, name, ...config, ...args] };
  const child = startChild(line, { show: true });
  onStop(() => child.stop());
  const { code } = await child.exited;
  // As the command says; 70 without a word of it: a signal, or no memory.
  process.exit(code ?? 70);
});

async function ensurePackage(): Promise<void> {
  const folder = inProject('scripts/contract-tools');
  const stamp = stampOf(folder);
  const kept = inProject('scripts/contract-tools/dist/stamp');
  if (existsSync(kept) && readFileSync(kept, 'utf8') === stamp) return;
  await makeDist(folder, { withTypes: false, stamp });
}

/** A hash of everything that determines the bundle. */
function stampOf(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(inProject('package-lock.json')));
  const isSource = (file: string): boolean => !/^dist/.test(file);
  for (const file of globSync('**/*.ts', { cwd: folder }).filter(isSource).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(`${folder}/${file}`));
  }
  return hash.digest('hex');
}
