import { siteFolder } from './build/buildSite.ts';
import { runCommand } from './process/shutdown.ts';
import { openSite } from './serve/openSite.ts';

await runCommand(async (onStop) => {
  const { url, isMocked, lost } = await openSite(siteFolder, process.env, onStop);
  const api = isMocked ? 'the contract’s examples' : process.env['API_URL'];
  console.log(`\n  Open        ${url}\n  /api        ${api}\n  Stop with   Ctrl-C\n`);
  await lost;
});
