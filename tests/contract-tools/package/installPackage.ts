import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inProject } from '../../../scripts/process/projectRoot.ts';

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Node and npm of this machine, without the packages of the project. */
const outside = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

/** No registry can be reached: what is installed has to be in the tarball. */
const offline = { npm_config_offline: 'true', npm_config_registry: 'http://127.0.0.1:9/' };

/** Runs a program in a folder, and never rejects. */
export function execute(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const own = { PATH: outside, HOME: cwd, ...offline, ...env };
  return new Promise((resolve) => {
    execFile(command, [...args], { cwd, env: own, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, stdout, stderr });
    });
  });
}

/**
 * Packs the package and installs the tarball into an empty folder, whose path is returned. Throws with the
 * output of npm.
 */
export async function installPackage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  const withNode24 = { PATH: `${inProject('node_modules/.bin')}${delimiter}${outside}` };
  const pack = ['pack', inProject('scripts/contract-tools'), '--pack-destination', folder];
  await succeed(execute('npm', pack, folder, withNode24));
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  await succeed(execute('npm', ['install', '--no-audit', '--no-fund', `./${tarball}`], folder));
  return folder;
}

async function succeed(running: Promise<Ended>): Promise<void> {
  const { code, stdout, stderr } = await running;
  if (code !== 0) throw new Error(stdout + stderr);
}
