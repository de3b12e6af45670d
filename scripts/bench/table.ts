import { siteFolder } from '../build/buildSite.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { runCommand } from '../process/shutdown.ts';
import { withStaticSite } from './table/staticSite.ts';
import { compareTables } from './table/compareTables.ts';
import { tableReport } from './table/tableReport.ts';

/** Compares the passages page (750 rows) with a plain DOM table, with CPU throttling (4 times slower). */
await runCommand(async () => {
  await ensureBuilt();
  const { lines, isWithinTargets } = tableReport(await withStaticSite(siteFolder, compareTables));
  console.log(
    `\n  750 rows, processor slowed 4 times\n\n${lines.map((text) => `  ${text}`).join('\n')}\n`,
  );
  if (!isWithinTargets) throw new Error('The table is slower than its targets.');
});
