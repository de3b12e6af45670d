import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browser/findChromium.ts';
import { siteFolder } from './build/buildSite.ts';
import { ensureBuilt } from './build/ensureBuilt.ts';
import { findEngines } from './engines/findEngines.ts';
import { copyWatched } from './engines/watchedBuild.ts';
import { startChild } from './process/childProcess.ts';
import { runCommand } from './process/shutdown.ts';
import type { Api } from './serve/Api.ts';
import { openMockedApi } from './serve/mockedApi.ts';
import { openSite } from './serve/openSite.ts';
import { openSimulatedApi } from './simulators/openSimulatedApi.ts';

// Walks the addresses and five journeys of the production build in Chromium, and in Firefox and WebKit where
// they can be had. Passes its arguments to Playwright: `-- --project firefox`.
await runCommand(async (onStop) => {
  const env = {
    ...process.env,
    PORT: undefined,
    PAYMENT_ORIGIN: undefined,
    MEDIA_ORIGINS: undefined,
    BACKEND_FILE: ':memory:',
  };
  const chromium = await findChromium();
  const { firefox, webKit } = await findEngines();
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'engines-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  await copyWatched(siteFolder, folder);
  const site = (api: Api): Promise<string> => openSite({ folder, api, env, onStop });
  const mocked = await site(await openMockedApi(env, onStop));
  const found = ['chromium', ...(firefox ? ['firefox'] : []), ...(webKit ? ['webkit'] : [])];
  // One operator for each engine: a notice is paid once.
  const operated: Record<string, string> = {};
  for (const name of found) {
    const siteUrl = (): string => operated[name] ?? '';
    operated[name] = await site(await openSimulatedApi({ env, onStop, siteUrl }));
  }
  console.log(`\n  Engines: ${found.join(', ')}\n`);
  const tests = startChild(
    {
      command: 'playwright',
      args: [
        ...['test', '--config', 'scripts/engines/playwright.config.ts'],
        ...process.argv.slice(2),
      ],
      env: {
        SITE_URL: mocked,
        OPERATOR_SITES: JSON.stringify(operated),
        ENGINES: found.join(' '),
        CHROMIUM_PATH: chromium,
        FIREFOX_PATH: firefox ?? '',
        WEBKIT_PROGRAMS: JSON.stringify(webKit ?? null),
      },
    },
    { show: true },
  );
  onStop(() => tests.stop());
  const { code } = await tests.exited;
  if (code !== 0) throw new Error(`The site does not work in every engine (${found.join(', ')}).`);
}, 1);
