import { findOnPath, installWithApt, machine, type BrowserSearch } from './BrowserSearch.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome'] as const;
const downloadLimitMs = 180_000;
const packageLimitMs = 300_000;

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, the PATH, Playwright's download, Debian's package, in this order.
 * Throws when none can be had, with what to do.
 */
export async function findChromium(search: BrowserSearch = machine): Promise<string> {
  const { env, works, packagedPath, run, notice } = search;
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (await works(named)) return named;
    notice(`CHROMIUM_PATH=${named} does not run: looking elsewhere.`);
  }
  const present = await findOnPath(search, commands);
  if (present !== undefined) return present;

  notice('No Chromium on this machine: asking Playwright for one (3 minutes at most)…');
  const downloaded = await run('playwright', ['install', 'chromium'], downloadLimitMs);
  if (downloaded) {
    const packaged = await packagedPath();
    if (await works(packaged)) return packaged;
  }

  notice('Playwright has none to offer here: trying the system’s package…');
  if (await installWithApt(search, 'chromium', packageLimitMs)) {
    const installed = await findOnPath(search, commands);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No browser to test with. Install Chromium (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one that runs.',
  );
}
