import { readdirSync, readFileSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { join, delimiter } from 'node:path';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolVersion } from '../../../scripts/contract-tools/version.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { openDeviatingServer, type DeviatingServer } from '../drift/deviatingServer.ts';
import { clinic, clinicKey } from '../foreign/clinicServer.ts';
import { library, libraryCard, libraryStaff } from '../foreign/libraryServer.ts';
import { openServer, type OpenedServer } from '../foreign/openServer.ts';

let folder: string;
let servers: { readonly clinic: OpenedServer; readonly library: OpenedServer };
let operator: DeviatingServer;

beforeAll(async () => {
  folder = await installPackage();
  servers = { clinic: await openServer(() => clinic), library: await openServer(() => library) };
  operator = await openDeviatingServer();
}, 120_000);

afterAll(async () => {
  await Promise.all([servers.clinic.stop(), servers.library.stop(), operator.stop()]);
  rmSync(folder, { recursive: true });
});

/** `npx contract-tools …` in the folder where only the tarball is installed. */
function run(...args: readonly string[]): Promise<Ended> {
  return execute('npx', ['--no-install', 'contract-tools', ...args], folder);
}

const foreign = (path: string): string => inProject('tests/contract-tools/foreign', path);

describe('the tarball, installed into an empty folder without a registry', () => {
  it('brings no other package', () => {
    const names = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(names).toEqual(['contract-tools']);
  });

  it('has the licence, the licences of what is in it, the schemas and the templates, and no source', () => {
    const files = readdirSync(join(folder, 'node_modules/contract-tools'), { recursive: true }).map(
      String,
    );
    expect(files).toEqual(
      expect.arrayContaining([
        ...['LICENSE', 'README.md', 'docs/drift.md', 'dist/contract-tools.js'],
        'dist/types/index.d.ts',
        ...['schemas/report.schema.json', 'templates/Containerfile', 'templates/action.yml'],
      ]),
    );
    expect(files.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([]);
    const file = join(folder, 'node_modules/contract-tools/dist/LICENCES.txt');
    const licences = readFileSync(file, 'utf8');
    for (const name of ['ajv', 'ajv-formats', 'fast-check', 'yaml'])
      expect(licences).toContain(`${name} `);
  });

  it('says its version', async () => {
    expect(await run('--version')).toMatchObject({ code: 0, stdout: `${toolVersion}\n` });
  });

  it('judges a server of OpenAPI 3.0', async () => {
    const key = ['--credential', `apiKey=${clinicKey}`];
    const server = ['--upstream', `${servers.clinic.url}/v2`, ...key];
    const contract = ['--contract', foreign('clinic/openapi.yaml')];
    const { code, stdout } = await run('drift', ...contract, ...server, '--generate', '3');
    expect(stdout).toMatch(/No drift in 6 operations checked/);
    expect(code).toBe(0);
  });

  it('judges a server of OpenAPI 3.1 in several files, with a configuration', async () => {
    const config = {
      contract: foreign('library/openapi.json'),
      credential: { staff: libraryStaff, reader: libraryCard },
      drift: { upstream: servers.library.url, call: ['reserveBook'], inputs: 'books.json' },
    };
    // A change is never sent to an item that nobody named.
    const inputs = { reserveBook: { path: { isbn: '9780156907392' } } };
    writeFileSync(join(folder, 'books.json'), JSON.stringify(inputs));
    writeFileSync(join(folder, 'contract-tools.json'), JSON.stringify(config));
    const { code, stdout } = await run('drift');
    rmSync(join(folder, 'contract-tools.json'));
    expect(stdout).toMatch(/No drift in 5 operations checked/);
    expect(code).toBe(0);
  });

  it('finds the deviation of a server, with its line relative to the folder', async () => {
    operator.deviate({
      operationId: 'readMaintenance',
      name: 'answers nothing',
      alter: async (exchange) => ({ ...(await exchange.call()), body: new Uint8Array() }),
    });
    const config = ['--config', inProject('openapi/contract-tools.yaml')];
    const server = ['--upstream', operator.url, '--only', 'readMaintenance,listPosts'];
    const { code, stdout } = await run('drift', ...config, ...server, '--json');
    operator.deviate(null);
    expect(code).toBe(1);
    expect(stdout).toContain('The body is empty.');
    expect(stdout).toMatch(/"file": "\.\.\/.*openapi\/paths\/v1\/public-maintenance\.yaml"/);
  });

  it('compiles in a program that imports it', async () => {
    const program = [
      "import { compareContracts, readContract, type Change } from 'contract-tools';",
      "const { document } = readContract('openapi.yaml');",
      'export const changes: readonly Change[] = compareContracts({ base: document, revision: document });',
    ];
    writeFileSync(join(folder, 'program.mts'), program.join('\n'));
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
    const tsc = inProject('node_modules/typescript/bin/tsc');
    const { code, stdout } = await execute('node', [tsc, ...options, 'program.mts'], folder);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  });
});

interface Ended {
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
function execute(
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

/** Installs the packed tarball into an empty folder, and returns that. Throws with the output of npm. */
async function installPackage(): Promise<string> {
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
