import { siteFolder } from '../build/buildSite.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { runCommand } from '../process/shutdown.ts';
import { openMockedApi } from '../serve/mockedApi.ts';
import { openSite } from '../serve/openSite.ts';
import { homeReport } from './lcp/homeReport.ts';
import { measureHome } from './lcp/measureHome.ts';
import { copyWithPlainHome } from './lcp/plainHome.ts';

/** Compares the home page with its copy without scripts, on a slow phone and the examples of the contract. */
await runCommand(async (onStop) => {
  await ensureBuilt();
  const { env } = process;
  const api = await openMockedApi(env, onStop);
  const folder = await copyWithPlainHome(siteFolder);
  const siteUrl = await openSite({ folder, api, env, onStop });
  const { lines, isWithinTargets } = homeReport(await measureHome(siteUrl));
  console.log(
    `\n  Home page, Lighthouse's slow 4G and a processor slowed 4 times, median of 7 loads\n\n${lines.map((text) => `  ${text}`).join('\n')}\n`,
  );
  if (!isWithinTargets) throw new Error('The home page misses its targets.');
});
