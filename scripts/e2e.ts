import { findChromium } from './browser/findChromium.ts';
import { siteFolder } from './build/buildSite.ts';
import { ensureBuilt } from './build/ensureBuilt.ts';
import { startChild } from './process/childProcess.ts';
import { runCommand } from './process/shutdown.ts';
import { openSite } from './serve/openSite.ts';

// Browser tests on the production build against the mock. Arguments go to Playwright, which reads SITE_URL and
// CHROMIUM_PATH.
await runCommand(async (onStop) => {
  const chromium = await findChromium();
  await ensureBuilt();
  const { url } = await openSite(siteFolder, { ...process.env, API_URL: undefined }, onStop);
  const tests = startChild(
    {
      command: 'playwright',
      args: ['test', ...process.argv.slice(2)],
      env: { SITE_URL: url, CHROMIUM_PATH: chromium },
    },
    { show: true },
  );
  onStop(() => tests.stop());
  const { code } = await tests.exited;
  if (code !== 0) throw new Error('The browser tests failed.');
}, 1);
