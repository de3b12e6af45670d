import { findOnPath, installWithApt, machine, type BrowserSearch } from './BrowserSearch.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome'] as const;
const downloadLimitMs = 180_000;
const packageLimitMs = 300_000;

/**
 * The path of a Chromium that runs, from CHROMIUM_PATH, the PATH, Playwright's download or the Debian
 * package, in this order. Throws when there is none; the message says how to install one.
 */
export async function findChromium(search: BrowserSearch = machine): Promise<string> {
  const { env, works, packagedPath, run, notice } = search;
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (await works(named)) return named;
    notice(`CHROMIUM_PATH=${named} does not run: searching for another browser.`);
  }
  const present = await findOnPath(search, commands);
  if (present !== undefined) return present;

  notice('No Chromium on this machine: downloading one with Playwright (at most 3 minutes)…');
  const downloaded = await run('playwright', ['install', 'chromium'], downloadLimitMs);
  if (downloaded) {
    const packaged = await packagedPath();
    if (await works(packaged)) return packaged;
  }

  notice('The download failed: installing the package of the system…');
  if (await installWithApt(search, 'chromium', packageLimitMs)) {
    const installed = await findOnPath(search, commands);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No browser for the tests. Install Chromium (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}
