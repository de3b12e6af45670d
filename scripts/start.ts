import { siteFolder } from './build/buildSite.ts';
import { ensureBuilt } from './build/ensureBuilt.ts';
import { runCommand } from './process/shutdown.ts';
import { openSite } from './serve/openSite.ts';

await runCommand(async (onStop) => {
  await ensureBuilt();
  const { url, isMocked, lost } = await openSite(siteFolder, process.env, onStop);
  const account = isMocked
    ? '  Sign in as   camille.durand@example.fr, with any password (the answers are examples)\n'
    : '';
  console.log(`\n  Open         ${url}\n${account}  Stop with    Ctrl-C\n`);
  await lost;
});
