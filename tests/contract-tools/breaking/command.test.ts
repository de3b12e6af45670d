import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../../scripts/contract-tools/command/main.ts';
import { runToEnd } from '../../../scripts/process/childProcess.ts';
import { runTool } from '../support/runTool.ts';
import { contractOf, json, operation, type Part } from './ChangeCase.ts';

const folder = mkdtempSync(join(tmpdir(), 'breaking-'));
const root = join(folder, 'openapi', 'openapi.yaml');
const two: Part = {
  paths: { '/a': { get: operation() }, '/b': { get: operation({ operationId: 'more' }) } },
};
const one: Part = { paths: { '/a': { get: operation() } } };

function write(part: Part, version = '1.0.0'): void {
  const info = { title: 'Small', version };
  writeFileSync(root, JSON.stringify(contractOf(part, { info }), null, 2));
}

mkdirSync(join(folder, 'openapi'));
write(two);
for (const args of [
  ['init', '--quiet'],
  ['add', '.'],
  ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'One'],
]) {
  execFileSync('git', args, { cwd: folder });
}

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function run(...args: readonly string[]): Promise<readonly [number, string]> {
  const { code, stdout, stderr } = await runTool(
    (terminal) => main(['breaking', ...args], terminal),
    {},
    folder,
  );
  return [code, stdout + stderr];
}

it('exits with 1 on a major change since a git revision, with its line and the version due', async () => {
  write(one);
  const [code, told] = await run('--base', 'HEAD');
  expect(code).toBe(1);
  expect(told).toMatch(/GET \/b removed\n {6}HEAD:openapi\/openapi\.yaml:\d+\n/);
  expect(told).toContain('Version 2.0.0 is due: info.version is 1.0.0.');
});

it('exits with 0 without a major change and reports a sufficient version', async () => {
  write({ paths: { ...two.paths, '/c': { get: operation({ operationId: 'third' }) } } }, '1.1.0');
  const file = join(folder, 'breaking.json');
  const [code] = await run('--base', 'HEAD', '--json', file);
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    summary: { major: 0, minor: 1, patch: 0 },
    version: { due: '1.1.0', isRaisedEnough: true },
  });
});

it.each([
  ['no base', [], 'The base is missing: --base REF'],
  ['an unknown flag', ['--bse', 'main'], "Unknown option '--bse'"],
  ['an unknown revision', ['--base', 'nowhere'], 'git finds no revision « nowhere » here'],
  ['a missing file', ['--base-file', 'no.yaml'], 'no.yaml cannot be read'],
  ['two bases', ['--base', 'HEAD', '--base-file', 'no.yaml'], 'not both'],
])('reports %s in one sentence', async (_, args, sentence) => {
  const [code, told] = await run(...args);
  expect(code).toBe(2);
  expect(told).toContain(sentence);
  expect(told.trim().split('\n')).toEqual([
    expect.any(String),
    'For help: contract-tools breaking --help',
  ]);
});

it('the process ends with the code of the command', async () => {
  write(one);
  const base = join(folder, 'base.json');
  writeFileSync(base, JSON.stringify(contractOf(two)));
  const files = ['--base-file', base, '--revision-file', root];
  const args = ['scripts/contract-tools/main.ts', 'breaking', ...files];
  const { code, output } = await runToEnd({ command: process.execPath, args });
  expect(output).toContain('1 major, 0 minor, 0 patch.');
  expect(code).toBe(1);
});

describe('a major change', () => {
  it('passes with --accept-major', async () => {
    write(one);
    expect((await run('--base', 'HEAD', '--accept-major'))[0]).toBe(0);
  });

  it('passes when info.version is raised as it asks for, and not when it is raised less', async () => {
    write(one, '2.0.0');
    expect(await run('--base', 'HEAD')).toEqual([0, expect.stringContaining('2.0.0')]);
    write(one, '1.9.0');
    expect((await run('--base', 'HEAD'))[0]).toBe(1);
  });

  it('says why the name of an operation matters', async () => {
    write({ paths: { ...two.paths, '/b': { get: operation({ operationId: 'other' }) } } });
    const [code, told] = await run('--base', 'HEAD');
    expect(code).toBe(1);
    expect(told).toContain(
      'operationId more → other: generated clients name their method after it',
    );
  });

  it('of a number that becomes a text is one change', async () => {
    const typed = (type: string): Part => ({
      paths: {
        '/a': { get: operation({ responses: { 200: { description: 'D', ...json({ type }) } } }) },
      },
    });
    write(typed('number'));
    const base = join(folder, 'number.json');
    copyFileSync(root, base);
    write(typed('string'));
    const [, told] = await run('--base-file', base);
    expect(told).toContain('1 major, 0 minor, 0 patch.');
    expect(told).toContain('type number → string');
  });
});

it('writes a changelog, SARIF and annotations, with paths from where they are read', async () => {
  write({ paths: { ...two.paths, '/c': { get: operation({ operationId: 'third' }) } } }, '1.1.0');
  const [changes, sarif] = [join(folder, 'CHANGES.md'), join(folder, 'out', 'breaking.sarif')];
  const [code, told] = await run(
    '--base',
    'HEAD',
    '--changelog',
    changes,
    '--sarif',
    sarif,
    '--github',
  );
  expect(code).toBe(0);
  expect(readFileSync(changes, 'utf8')).toMatch(/^## 1\.1\.0[^]*### New\n\n- \*\*GET \/c\*\*/);
  expect(readFileSync(sarif, 'utf8')).toContain('"uri": "openapi/openapi.yaml"');
  expect(told).toMatch(/^::notice file=openapi\/openapi\.yaml,line=\d+,title=minor::GET \/c/m);
});
