import { languages, type Language } from '../../src/ui/navigation/languages.ts';
import { siteFolder } from '../build/buildSite.ts';
import { readManifest } from '../build/manifest.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { runCommand } from '../process/shutdown.ts';
import { chunkCycle } from './bytes/chunkCycle.ts';
import { firstLoad, totalSize } from './bytes/firstLoad.ts';
import { measuredPages } from './bytes/pages.ts';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/**
 * Compares the first load of each page in each language with its budget, and searches for import cycles
 * between chunks. Exits with 1 when a budget is exceeded or there is a cycle. `--files` prints every file.
 */
await runCommand(async () => {
  await ensureBuilt();
  const over: string[] = [];
  for (const language of languages) over.push(...(await weigh(language)));
  if (over.length > 0) throw new Error(`Over budget:\n${over.join('\n')}`);
});

/** Prints the first loads of a language; returns a line for each that is over its budget. */
async function weigh(language: Language): Promise<readonly string[]> {
  const manifest = await readManifest(language);
  const isVerbose = process.argv.includes('--files');
  const over: string[] = [];
  console.log(`\n  First load in ${language.name}, after gzip\n`);
  for (const { name, modules, limit } of measuredPages(language)) {
    const { scripts, styles } = await firstLoad(siteFolder, manifest, modules);
    const size = totalSize(scripts);
    console.log(`  ${name.padEnd(38)}${kB(size)} JS of ${kB(limit)}, ${kB(totalSize(styles))} CSS`);
    if (isVerbose)
      [...scripts, ...styles].forEach((one) => console.log(`    ${kB(one.size)} ${one.file}`));
    if (size > limit)
      over.push(`${language.base}${name}: ${kB(size)} of scripts, budget ${kB(limit)}`);
  }
  console.log();
  const cycle = chunkCycle(manifest);
  if (cycle) throw new Error(`Chunks import each other in a cycle: ${cycle.join(' → ')}`);
  return over;
}
