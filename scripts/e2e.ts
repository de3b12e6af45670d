import { examplesTime } from '../e2e/support/examplesTime.ts';
import { findChromium } from './browser/findChromium.ts';
import { findHeadlessShell } from './browser/findHeadlessShell.ts';
import { siteFolder } from './build/buildSite.ts';
import { ensureBuilt } from './build/ensureBuilt.ts';
import { findNginx } from './deploy/findNginx.ts';
import { startChild } from './process/childProcess.ts';
import { runCommand } from './process/shutdown.ts';
import type { Api } from './serve/Api.ts';
import { openMockedApi } from './serve/mockedApi.ts';
import { openSite } from './serve/openSite.ts';
import { openSimulatedApi } from './simulators/openSimulatedApi.ts';

// Runs the browser tests on the production build: screens on the examples of the contract, journeys on the
// simulated operator. Passes its arguments to Playwright, whose configuration reads SITE_URL,
// OPERATOR_SITE_URL, OPERATOR_URL, OPERATOR_STARTED_AT, CHROMIUM_PATH, HEADLESS_SHELL_PATH and NGINX_PATH.
await runCommand(async (onStop) => {
  const env = {
    ...process.env,
    PORT: undefined,
    PAYMENT_ORIGIN: undefined,
    MEDIA_ORIGINS: undefined,
    BACKEND_FILE: ':memory:',
  };
  const chromium = await findChromium();
  const headlessShell = await findHeadlessShell();
  const nginx = await findNginx();
  await ensureBuilt();
  const site = (api: Api): Promise<string> => openSite({ folder: siteFolder, api, env, onStop });
  const mocked = await site(await openMockedApi(env, onStop));
  let operated = '';
  const startedAt = Date.now();
  const operator = await openSimulatedApi({
    env,
    onStop,
    siteUrl: () => operated,
    machineNow: () => examplesTime.getTime() + Date.now() - startedAt,
  });
  operated = await site(operator);
  const tests = startChild(
    {
      command: 'playwright',
      args: ['test', ...process.argv.slice(2)],
      env: {
        SITE_URL: mocked,
        OPERATOR_SITE_URL: operated,
        OPERATOR_URL: operator.url,
        OPERATOR_STARTED_AT: String(startedAt),
        CHROMIUM_PATH: chromium,
        HEADLESS_SHELL_PATH: headlessShell ?? chromium,
        NGINX_PATH: nginx ?? '',
      },
    },
    { show: true },
  );
  onStop(() => tests.stop());
  const { code } = await tests.exited;
  if (code !== 0) throw new Error('The browser tests failed.');
}, 1);
