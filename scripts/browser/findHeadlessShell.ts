import { findOnPath, installWithApt, machine, type BrowserSearch } from './BrowserSearch.ts';

const command = 'chromium-headless-shell';
const packageLimitMs = 90_000;

/**
 * The path of Chromium's headless shell: the same pages without the windows around them, for two thirds of the processor.
 * The PATH, then Debian's package; undefined where there is none, and where CHROMIUM_PATH names the browser to test with.
 */
export async function findHeadlessShell(
  search: BrowserSearch = machine,
): Promise<string | undefined> {
  const { env, notice } = search;
  if (env['CHROMIUM_PATH']) return undefined;
  const present = await findOnPath(search, [command]);
  if (present !== undefined) return present;

  notice('No headless shell on this machine: trying the system’s package (64 MB)…');
  const isInstalled = await installWithApt(search, command, packageLimitMs);
  const installed = isInstalled ? await findOnPath(search, [command]) : undefined;
  if (installed === undefined) notice('None to be had: Chromium itself does it, in more time.');
  return installed;
}
