import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolVersion } from '../../../scripts/contract-tools/version.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { openDeviatingServer, type DeviatingServer } from '../drift/deviatingServer.ts';
import { clinic, clinicKey } from '../foreign/clinicServer.ts';
import { library, libraryCard, libraryStaff } from '../foreign/libraryServer.ts';
import { openServer, type OpenedServer } from '../foreign/openServer.ts';
import { execute, installPackage, type Ended } from './installPackage.ts';

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
        ...[
          'LICENSE',
          'README.md',
          'docs/drift.md',
          'dist/contract-tools.js',
          'dist/types/index.d.ts',
        ],
        ...['schemas/report.schema.json', 'templates/Containerfile', 'templates/action.yml'],
      ]),
    );
    expect(files.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([]);
    const licences = readFileSync(
      join(folder, 'node_modules/contract-tools/dist/LICENCES.txt'),
      'utf8',
    );
    for (const name of ['ajv', 'ajv-formats', 'fast-check', 'yaml'])
      expect(licences).toContain(`${name} `);
  });

  it('says its version', async () => {
    expect(await run('--version')).toMatchObject({ code: 0, stdout: `${toolVersion}\n` });
  });

  it('judges a server of OpenAPI 3.0', async () => {
    const server = [
      '--upstream',
      `${servers.clinic.url}/v2`,
      '--credential',
      `apiKey=${clinicKey}`,
    ];
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
