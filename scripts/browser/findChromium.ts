import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runToEnd } from '../process/childProcess.ts';

/** What a step of the search may use; replaced by tests. */
export interface ChromiumSearch {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True when the file runs and names its version. */
  readonly works: (path: string) => Promise<boolean>;
  /** Absolute path of a command of the PATH. */
  readonly which: (name: string) => Promise<string | undefined>;
  /** Where Playwright's own browser stands, or would stand. */
  readonly packagedPath: () => Promise<string>;
  /** True when the command ended with code 0 in time. */
  readonly run: (command: string, args: readonly string[], limitMs: number) => Promise<boolean>;
  readonly isRoot: boolean;
  readonly notice: (message: string) => void;
}

const commands = ['chromium', 'chromium-browser', 'google-chrome'] as const;
const installPackage = ['install', '-y', '--no-install-recommends', 'chromium'] as const;
const downloadLimitMs = 180_000;
const packageLimitMs = 300_000;

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, the PATH, Playwright's download, Debian's package, in this order.
 * Throws when none can be had, with what to do.
 */
export async function findChromium(search: ChromiumSearch = machine): Promise<string> {
  const { env, works, packagedPath, run, notice } = search;
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (await works(named)) return named;
    notice(`CHROMIUM_PATH=${named} does not run: looking elsewhere.`);
  }
  const present = await findOnPath(search);
  if (present !== undefined) return present;

  notice('No Chromium on this machine: asking Playwright for one (3 minutes at most)…');
  const downloaded = await run('playwright', ['install', 'chromium'], downloadLimitMs);
  if (downloaded) {
    const packaged = await packagedPath();
    if (await works(packaged)) return packaged;
  }

  notice('Playwright has none to offer here: trying the system’s package…');
  if (await installWithApt(search)) {
    const installed = await findOnPath(search);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No browser to test with. Install Chromium (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one that runs.',
  );
}

async function findOnPath({ which, works }: ChromiumSearch): Promise<string | undefined> {
  for (const command of commands) {
    const path = await which(command);
    if (path !== undefined && (await works(path))) return path;
  }
  return undefined;
}

async function installWithApt({ which, run, isRoot }: ChromiumSearch): Promise<boolean> {
  if ((await which('apt-get')) === undefined) return false;
  const apt = (args: readonly string[]): Promise<boolean> =>
    isRoot
      ? run('apt-get', args, packageLimitMs)
      : run('sudo', ['-n', 'apt-get', ...args], packageLimitMs);
  if (await apt(installPackage)) return true;
  // A fresh machine has no package lists yet.
  return (await apt(['update'])) && (await apt(installPackage));
}

const machine: ChromiumSearch = {
  env: process.env,
  works: async (path) => {
    try {
      const { code, output } = await runToEnd(
        { command: path, args: ['--version'] },
        { limitMs: 20_000 },
      );
      return code === 0 && /\d+\.\d+/.test(output);
    } catch {
      return false;
    }
  },
  which: async (name) => {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const path = join(folder, name);
      const isExecutable = await access(path, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (isExecutable) return path;
    }
    return undefined;
  },
  packagedPath: async () => (await import('@playwright/test')).chromium.executablePath(),
  run: async (command, args, limitMs) => {
    try {
      return (await runToEnd({ command, args }, { limitMs })).code === 0;
    } catch {
      return false;
    }
  },
  isRoot: process.getuid?.() === 0,
  notice: (message) => console.error(message),
};
