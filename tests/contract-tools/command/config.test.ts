import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../scripts/contract-tools/command/main.ts';
import { optionsOf, optionSpecs } from '../../../scripts/contract-tools/command/optionSpecs.ts';
import type { CommandName } from '../../../scripts/contract-tools/command/optionSpecs.ts';
import { readOptions } from '../../../scripts/contract-tools/command/readOptions.ts';
import { UsageError } from '../../../scripts/contract-tools/command/Terminal.ts';
import { toolVersion } from '../../../scripts/contract-tools/version.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { runTool } from '../support/runTool.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const folder = temporaryFolder();
const names = Object.keys(commands) as CommandName[];

function configure(text: string, path = 'contract-tools.yaml'): void {
  folder.write(path, text);
}

function read(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return readOptions('drift', args, { env, cwd: folder.path });
}

describe('the configuration file', () => {
  it('has the names of the options, and a section per command that wins', () => {
    configure(
      'timeout: 3\nonly: [a, b]\nwrite: true\ndrift: { timeout: 9 }\ncapture: { scope: /api }\n',
    );
    const options = read([]);
    expect(options.text('timeout')).toBe('9');
    expect(options.names('only')).toEqual(['a', 'b']);
    expect(options.flag('write')).toBe(true);
  });

  it('is overruled by the command line', () => {
    configure('timeout: 3\n');
    expect(read(['--timeout', '5']).text('timeout')).toBe('5');
  });

  it('takes maps for names with values, and variables of the environment', () => {
    configure("credential: { apiKey: '${KEY}' }\nheader: { X-Gateway: g }\n");
    const options = read([], { KEY: 'secret-1' });
    expect(options.list('credential')).toEqual(['apiKey=secret-1']);
    expect(options.list('header')).toEqual(['X-Gateway=g']);
  });

  it('names files relative to itself', () => {
    configure('contract: ../openapi.yaml\njson: out.json\n', 'ci/tools.yaml');
    const options = read(['--config', 'ci/tools.yaml']);
    expect(options.text('contract')).toBe('openapi.yaml');
    expect(options.output('json')).toBe('ci/out.json');
  });

  it.each([
    ['an unknown option', 'timeot: 3', 'there is no option timeot'],
    ['an option of another command', 'drift: { scope: /api }', 'drift has no option scope'],
    ['a flag that is a text', 'write: yes please', 'write is neither true nor false'],
    ['a missing variable', "token: '${NONE}'", 'token needs the variable NONE'],
    ['no map', '- a', 'is not a map of options'],
    ['no YAML', 'a: [', 'cannot be read'],
    ['an option that is an object', 'timeout: { a: 1 }', 'timeout is neither a text nor a number'],
  ])('refuses %s in one sentence', (_, text, sentence) => {
    configure(text);
    expect(() => read([])).toThrow(UsageError);
    expect(() => read([])).toThrow(sentence);
  });
});

describe.each(names)('contract-tools %s --help', (name) => {
  it('is a page that names every option of the command, and no other', async () => {
    const { code, stdout } = await runTool([name, '--help']);
    expect(code).toBe(0);
    const named = new Set([...stdout.matchAll(/--([a-z][a-z-]+)/g)].map(([, option]) => option));
    expect(optionsOf(name).filter((option) => !named.has(option))).toEqual([]);
    const known = new Set<string>([...Object.keys(optionSpecs), 'config']);
    expect([...named].filter((option) => !known.has(option ?? ''))).toEqual([]);
    const lines = stdout.split('\n');
    expect(lines.length).toBeLessThan(60);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });
});

describe('contract-tools', () => {
  it.each<readonly [string, readonly string[], number, string]>([
    ['without a command', [], 2, 'The command is missing.'],
    ['with an unknown command', ['drfit'], 2, 'There is no command drfit.'],
    ['--help', ['--help'], 0, 'contract-tools drift'],
    ['--version', ['--version'], 0, toolVersion],
  ])('%s', async (_, args, code, words) => {
    const ended = await runTool(args);
    expect(ended.code).toBe(code);
    expect(ended.stdout + ended.stderr).toContain(words);
  });

  it('has the version of its manifest', () => {
    const manifest = JSON.parse(
      readFileSync(inProject('scripts/contract-tools/package.json'), 'utf8'),
    ) as {
      readonly version: string;
      readonly license: string;
    };
    expect(manifest).toMatchObject({ version: toolVersion, license: 'MIT' });
  });

  it('without a contract says how to name one', async () => {
    configure('');
    const { code, stderr } = await runTool(['lint-examples'], { cwd: folder.path });
    expect(code).toBe(2);
    expect(stderr).toContain('The contract is missing: --contract openapi.yaml');
  });
});
