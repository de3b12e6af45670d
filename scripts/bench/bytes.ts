import { languages, type Language } from '../../src/ui/navigation/languages.ts';
import { siteFolder } from '../build/buildSite.ts';
import { readManifest } from '../build/manifest.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { runCommand } from '../process/shutdown.ts';
import { chunkCycle } from './bytes/chunkCycle.ts';
import { firstLoad, totalSize, type FirstLoad } from './bytes/firstLoad.ts';
import { home, laterParts, otherPages, type MeasuredPage } from './bytes/pages.ts';

/** Budget of the styles in the first load of the home page, after gzip: the cookie question is in them. */
const homeStyles = 3_050;

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
  const load = (modules: readonly string[]): Promise<FirstLoad> =>
    firstLoad(siteFolder, manifest, modules);
  const isVerbose = process.argv.includes('--files');
  const over: string[] = [];
  const report = async (
    { name, modules, limit, islands = [] }: MeasuredPage,
    { scripts, styles }: FirstLoad,
  ): Promise<void> => {
    const size = totalSize(scripts);
    const complete = await load([
      ...modules,
      ...islands,
      ...laterParts.flatMap((part) => part.modules),
    ]);
    console.log(
      `  ${name.padEnd(32)}${kB(size)} JS of ${kB(limit)}, ${kB(totalSize(styles))} CSS; ` +
        `complete:${kB(totalSize(complete.scripts))} JS`,
    );
    if (isVerbose)
      [...scripts, ...styles].forEach((one) => console.log(`    ${kB(one.size)} ${one.file}`));
    if (size > limit)
      over.push(`${language.base}${name}: ${kB(size)} of scripts, budget ${kB(limit)}`);
  };

  console.log(
    `\n  First load in ${language.name}, after gzip; « complete »: with the store, the islands and the container\n`,
  );
  const first = await load(home.modules);
  await report(home, first);
  const styles = totalSize(first.styles);
  if (styles > homeStyles) over.push(`${home.name}: ${kB(styles)} of styles`);
  for (const page of await otherPages(language)) {
    await report(page, await load(page.modules));
  }

  const entry = totalSize((await load(['index.html'])).scripts);
  console.log('\n  After the first paint\n');
  for (const part of laterParts) {
    const { scripts } = await load(part.modules);
    console.log(`  ${part.name.padEnd(42)}${kB(totalSize(scripts) - entry)} JS`);
  }
  console.log();
  const cycle = chunkCycle(manifest);
  if (cycle) throw new Error(`Chunks import each other in a cycle: ${cycle.join(' → ')}`);
  return over;
}
