import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { runToEnd } from '../../../scripts/process/childProcess.ts';
import { runTool } from '../support/runTool.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { contractOf, json, operation, type Part } from './smallContract.ts';

const files = temporaryFolder();
const folder = files.path;
const root = join(folder, 'openapi', 'openapi.yaml');
const two: Part = {
  paths: { '/a': { get: operation() }, '/b': { get: operation({ operationId: 'more' }) } },
};
const one: Part = { paths: { '/a': { get: operation() } } };

function write(part: Part, version = '1.0.0'): void {
  const info = { title: 'Small', version };
  files.write('openapi/openapi.yaml', JSON.stringify(contractOf(part, { info }), null, 2));
}

write(two);
for (const args of [
  ['init', '--quiet'],
  ['add', '.'],
  ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'One'],
]) {
  execFileSync('git', args, { cwd: folder });
}

async function run(...args: readonly string[]): Promise<readonly [number, string]> {
  const { code, stdout, stderr } = await runTool(['breaking', ...args], { cwd: folder });
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

/** Compares two contracts, the first of them in a file of its own. */
function compare(before: Part, after: Part, ...args: readonly string[]): ReturnType<typeof run> {
  write(after);
  return run('--base-file', files.write('base.json', contractOf(before)), ...args);
}

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
  const [, ...help] = told.trim().split('\n');
  expect(help).toEqual(['For help: contract-tools breaking --help']);
});

it('the process ends with the code of the command', async () => {
  write(one);
  const base = join(folder, files.write('base.json', contractOf(two)));
  const sides = ['--base-file', base, '--revision-file', root];
  const args = ['scripts/contract-tools/main.ts', 'breaking', ...sides];
  const { code, output } = await runToEnd({ command: process.execPath, args });
  expect(output).toContain('1 major, 0 minor, 0 patch, 0 undecided.');
  expect(code).toBe(1);
});

/** The contract with these keys in its second operation; by default a key that nobody knows. */
const withKeys = (more: Json = { odd: true }): Part => ({
  paths: { ...two.paths, '/b': { get: operation({ operationId: 'more', ...more }) } },
});

it.each([
  ['an undecided change', withKeys(), [], 4],
  ['one that is allowed', withKeys(), ['--allow-undecided'], 0],
  ['one whose rule is off', withKeys(), ['--rules', 'not-understood=off'], 0],
  ['a major one beside it', { paths: { '/b': withKeys().paths['/b'] } }, [], 1],
  ['a major one that is accepted', one, ['--accept-major'], 0],
  ['a major one whose rule is minor', one, ['--rules', 'operation/removed=minor'], 0],
  ['what comes after the budget', two, ['--budget', '0'], 4],
  ['x-sunset without --policy', withKeys({ 'x-sunset': 'soon' }), [], 0],
  ['x-sunset that is no date', withKeys({ 'x-sunset': 'soon' }), ['--policy'], 1],
  ['a lowered level', withKeys({ 'x-stability-level': 'beta' }), ['--policy'], 1],
])('%s has its exit code', async (_, part, args, code) => {
  write(part);
  expect((await run('--base', 'HEAD', ...args))[0]).toBe(code);
});

it('accepts known changes until their last day, each with a reason', async () => {
  write(one);
  const known = join(folder, 'known.yaml');
  const [, told] = await run('--base', 'HEAD', '--write-baseline', known);
  expect(told).toContain('1 major');
  expect((await run('--base', 'HEAD', '--baseline', known))[1]).toContain('has no reason');
  writeFileSync(known, readFileSync(known, 'utf8').replace('reason: ""', 'reason: Agreed'));
  const [code, accepted] = await run('--base', 'HEAD', '--baseline', known);
  expect(code).toBe(0);
  expect(accepted).toContain('GET /b: GET /b removed. Agreed (until ');
  expect(accepted).toContain('Version 2.0.0 is due');
  writeFileSync(known, readFileSync(known, 'utf8').replace(/until: .*/, 'until: 2000-01-01'));
  const [again, counts] = await run('--base', 'HEAD', '--baseline', known);
  expect(again).toBe(1);
  expect(counts).toContain('it counts again');
});

it('tells a change of many places once, with three of them', async () => {
  const all = (parameters: readonly Json[]): Part => {
    const one = (id: string) => [`/${id}`, { get: operation({ operationId: id, parameters }) }];
    return { paths: Object.fromEntries(['p1', 'p2', 'p3', 'p4', 'p5'].map(one)) as Json };
  };
  const file = join(folder, 'many.md');
  const [, told] = await compare(all([{ name: 'q', in: 'query' }]), all([]), '--changelog', file);
  expect(told).toMatch(
    / {2}5 places: query parameter `q` removed\n( {6}GET \/p[123] .*\n){3} {6}and 2 more\n/,
  );
  expect(readFileSync(file, 'utf8')).toMatch(/\*\* and 2 more: query parameter/);
});

it.each(['breaking', 'drift'])('lists the rules of %s, each with an example', async (command) => {
  const { code, stdout } = await runTool([command, '--rules']);
  expect(code).toBe(0);
  for (const line of stdout.trim().split('\n')) expect(line).toMatch(/^[a-z/-]+ {2,}\S.+$/);
});

describe('a major change', () => {
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
    const [, told] = await compare(typed('number'), typed('string'));
    expect(told).toContain('1 major, 0 minor, 0 patch, 0 undecided.');
    expect(told).toContain('type number → string');
  });
});

it('writes a changelog, SARIF and annotations, with paths from where they are read', async () => {
  write({ paths: { ...two.paths, '/c': { get: operation({ operationId: 'third' }) } } }, '1.1.0');
  const [changes, sarif] = [join(folder, 'CHANGES.md'), join(folder, 'out', 'breaking.sarif')];
  const outputs = ['--changelog', changes, '--sarif', sarif];
  const [code, told] = await run('--base', 'HEAD', ...outputs, '--github');
  expect(code).toBe(0);
  expect(readFileSync(changes, 'utf8')).toMatch(/^## 1\.1\.0[^]*### New\n\n- \*\*GET \/c\*\*/);
  expect(readFileSync(sarif, 'utf8')).toContain('"uri": "openapi/openapi.yaml"');
  expect(told).toMatch(/^::notice file=openapi\/openapi\.yaml,line=\d+,title=minor::GET \/c/m);
});
