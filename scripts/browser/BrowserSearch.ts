import { access, constants } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import { runToEnd } from '../process/childProcess.ts';

/** Access to the machine for the search for a browser; tests replace it. */
export interface BrowserSearch {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True when the file runs and prints its version. */
  readonly works: (path: string) => Promise<boolean>;
  /** Absolute path of a command in the PATH, or of a program by its path. */
  readonly which: (name: string) => Promise<string | undefined>;
  /** Path of Playwright's own browser, installed or not. */
  readonly packagedPath: () => Promise<string>;
  /** True when the command exited with 0 within the limit. */
  readonly run: (command: string, args: readonly string[], limitMs: number) => Promise<boolean>;
  readonly isRoot: boolean;
  readonly notice: (message: string) => void;
}

/** The first of these commands in the PATH that runs. */
export async function findOnPath(
  { which, works }: BrowserSearch,
  commands: readonly string[],
): Promise<string | undefined> {
  for (const command of commands) {
    const path = await which(command);
    if (path !== undefined && (await works(path))) return path;
  }
  return undefined;
}

/** Installs a Debian package without a prompt and without removing another one. True on success. */
export async function installWithApt(
  search: BrowserSearch,
  name: string,
  limitMs: number,
): Promise<boolean> {
  if ((await search.which('apt-get')) === undefined) return false;
  const apt = (args: readonly string[]): Promise<boolean> => runApt(search, args, limitMs);
  const install = ['install', '-y', '--no-remove', '--no-install-recommends', name];
  if (await apt(install)) return true;
  // A new machine has no package lists yet.
  return (await apt(['update'])) && (await apt(install));
}

/** Runs apt-get with the rights of root, without a prompt. True on success. */
export function runApt(
  { run, isRoot }: BrowserSearch,
  args: readonly string[],
  limitMs: number,
): Promise<boolean> {
  return isRoot ? run('apt-get', args, limitMs) : run('sudo', ['-n', 'apt-get', ...args], limitMs);
}

/** This machine. */
export const machine: BrowserSearch = {
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
      const path = resolve(folder, name);
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
