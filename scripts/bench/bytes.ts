import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolder } from '../build/buildSite.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { runCommand } from '../process/shutdown.ts';
import { chunkCycle } from './bytes/chunkCycle.ts';
import { firstLoad, totalSize, type FirstLoad, type Manifest } from './bytes/firstLoad.ts';
import { home, laterParts, otherPages, type MeasuredPage } from './bytes/pages.ts';

/** Budgets in bytes after gzip: the first load of the home page, and the scripts of that of any other page. */
const budgets = { homeScripts: 95_000, homeStyles: 2_000, otherScripts: 175_000 };

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/**
 * The first load of each page against the budgets, and the chunks, which may not import one another in a circle: either ends it with
 * 1 when passed. `--files` names every file.
 */
await runCommand(async () => {
  await ensureBuilt();
  const manifest = JSON.parse(
    await readFile(join(siteFolder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const load = (modules: readonly string[]): Promise<FirstLoad> =>
    firstLoad(siteFolder, manifest, modules);
  const isVerbose = process.argv.includes('--files');
  const over: string[] = [];
  const report = async (
    { name, modules, islands = [] }: MeasuredPage,
    { scripts, styles }: FirstLoad,
    limit: number,
  ): Promise<void> => {
    const size = totalSize(scripts);
    const complete = await load([
      ...modules,
      ...islands,
      ...laterParts.flatMap((part) => part.modules),
    ]);
    console.log(
      `  ${name.padEnd(32)}${kB(size)} JS of ${kB(limit)}, ${kB(totalSize(styles))} CSS; complete:${kB(totalSize(complete.scripts))} JS`,
    );
    if (isVerbose)
      [...scripts, ...styles].forEach((one) => console.log(`    ${kB(one.size)} ${one.file}`));
    if (size > limit) over.push(`${name}: ${kB(size)} of scripts, over ${kB(limit)}`);
  };

  console.log(
    '\n  First load, after gzip; « complete »: with the store, the islands and the container\n',
  );
  const first = await load(home.modules);
  await report(home, first, budgets.homeScripts);
  const styles = totalSize(first.styles);
  if (styles > budgets.homeStyles) over.push(`${home.name}: ${kB(styles)} of styles`);
  for (const page of otherPages(manifest)) {
    await report(page, await load(page.modules), budgets.otherScripts);
  }

  const entry = totalSize((await load(['index.html'])).scripts);
  console.log('\n  After the first paint\n');
  for (const part of laterParts) {
    const { scripts } = await load(part.modules);
    console.log(`  ${part.name.padEnd(42)}${kB(totalSize(scripts) - entry)} JS`);
  }
  console.log();
  const cycle = chunkCycle(manifest);
  if (cycle) throw new Error(`Chunks import one another in a circle: ${cycle.join(' → ')}`);
  if (over.length > 0) throw new Error(`Over budget:\n${over.join('\n')}`);
});
