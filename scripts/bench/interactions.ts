import { siteFolder } from '../build/buildSite.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { runCommand } from '../process/shutdown.ts';
import { openMockedApi } from '../serve/mockedApi.ts';
import { openSite } from '../serve/openSite.ts';
import { interactionsReport } from './interactions/interactionsReport.ts';
import { measureInteractions } from './interactions/measureInteractions.ts';

/** Measures the INP of the most used interactions on a slow phone and the examples of the contract. */
await runCommand(async (onStop) => {
  await ensureBuilt();
  const { env } = process;
  const api = await openMockedApi(env, onStop);
  const siteUrl = await openSite({ folder: siteFolder, api, env, onStop });
  const { lines, isWithinTarget } = interactionsReport(await measureInteractions(siteUrl));
  console.log('\n  INP: from the input until the next paint, processor slowed 4 times, 5 visits\n');
  console.log(`${lines.map((text) => `  ${text}`).join('\n')}\n`);
  if (!isWithinTarget) throw new Error('An interaction is slower than its target.');
});
