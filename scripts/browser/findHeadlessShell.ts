import { findOnPath, installWithApt, machine, type BrowserSearch } from './BrowserSearch.ts';

const command = 'chromium-headless-shell';
const packageLimitMs = 90_000;

/**
 * The path of the headless shell of Chromium, from the PATH or the Debian package: same rendering without
 * windows, for two thirds of the processor time. Undefined when there is none, or when CHROMIUM_PATH is set.
 */
export async function findHeadlessShell(
  search: BrowserSearch = machine,
): Promise<string | undefined> {
  const { env, notice } = search;
  if (env['CHROMIUM_PATH']) return undefined;
  const present = await findOnPath(search, [command]);
  if (present !== undefined) return present;

  notice('No headless shell on this machine: installing the package of the system (64 MB)…');
  const isInstalled = await installWithApt(search, command, packageLimitMs);
  const installed = isInstalled ? await findOnPath(search, [command]) : undefined;
  if (installed === undefined) notice('Not available: the tests use Chromium, which is slower.');
  return installed;
}
