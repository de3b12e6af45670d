import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SendRequest } from '../../../scripts/contract-tools/drift/SendRequest.ts';
import { openOperator, type OpenedOperator } from '../../simulators/support/operator.ts';
import { drift, sendTo, upstream } from './drift.ts';

let operator: OpenedOperator;
let folder: string;

beforeAll(() => {
  operator = openOperator();
  folder = mkdtempSync(join(tmpdir(), 'drift-'));
});

afterAll(() => {
  operator.close();
  rmSync(folder, { recursive: true });
});

/** The reference backend with changed answers for matching addresses. */
function changed(part: string, change: (body: string) => string): SendRequest {
  return async (request, init) => {
    const response = await sendTo(operator)(request, init);
    if (!request.url.includes(part) || response.status !== 200) return response;
    return new Response(change(await response.text()), response);
  };
}

const addition = changed('/api/v2/post', (body) => body.replace('{', '{"more":1,'));
const wrongType = changed('/api/v2/post', (body) => body.replace(/"slug":"[^"]*"/g, '"slug":7'));
const none: SendRequest = () => Promise.reject(new Error('nothing is sent'));

describe('exit codes', () => {
  it.each<readonly [string, number, readonly string[], () => SendRequest]>([
    ['drift', 1, ['--only', 'listPosts'], () => wrongType],
    ['an addition', 1, ['--only', 'listPosts'], () => addition],
    [
      'an addition that is allowed',
      0,
      ['--only', 'listPosts', '--allow-additions'],
      () => addition,
    ],
    [
      'a wrong type when additions are allowed',
      1,
      ['--only', 'listPosts', '--allow-additions'],
      () => wrongType,
    ],
    ['an answer checked in part', 0, ['--only', 'findTransactionRefund'], () => sendTo(operator)],
    [
      'an answer checked in part, strict',
      1,
      ['--only', 'findTransactionRefund', '--strict'],
      () => sendTo(operator),
    ],
    [
      'all checked completely, strict',
      0,
      ['--only', 'listPosts', '--strict'],
      () => sendTo(operator),
    ],
    ['a write that was not permitted', 2, ['--only', 'saveBankDetails'], () => none],
    ['no operation left', 2, ['--only', 'listPosts', '--skip', 'listPosts'], () => none],
    [
      'a refused token',
      3,
      ['--only', 'listBadges', '--token', 'a-token-of-nobody'],
      () => sendTo(operator),
    ],
  ])('%s: %i', async (_, code, args, send) => {
    expect((await drift([...upstream, ...args], send())).code).toBe(code);
  });

  it('a refused sign-in: 3, with advice', async () => {
    const env = { DRIFT_EMAIL: 'camille.durand@example.fr', DRIFT_PASSWORD: 'not-hers-2026' };
    const { code, stdout } = await drift(
      [...upstream, '--login', '--only', 'listBadges'],
      sendTo(operator),
      env,
    );
    expect(code).toBe(3);
    expect(stdout).toContain('DRIFT_EMAIL');
    expect(stdout).toContain('status 401');
  });
});

describe('a usage error ends with 2, one sentence, and nothing sent', () => {
  const file = (text: string): string => {
    const path = join(folder, 'inputs.yaml');
    writeFileSync(path, text);
    return path;
  };

  it.each<readonly [string, () => readonly string[], string]>([
    ['no server', () => [], '--upstream https://'],
    ['not an address', () => ['--upstream', 'api.example.fr'], 'http://'],
    ['another protocol', () => ['--upstream', 'file:///etc'], 'http://'],
    ['a user in the address', () => ['--upstream', 'http://a:b@127.0.0.1'], 'no user'],
    ['an unknown flag', () => [...upstream, '--wirte'], '--wirte'],
    ['a value without an option', () => [...upstream, 'listPosts'], 'has no option before it'],
    ['token and login', () => [...upstream, '--login', '--token', 'abcdefgh'], 'not both'],
    ['a token that is too short', () => [...upstream, '--token', 'abc'], '8 characters'],
    ['an unknown operation', () => [...upstream, '--only', 'listPost'], 'listPost'],
    ['an unknown one to call', () => [...upstream, '--call', 'all'], 'all'],
    ['not a number', () => [...upstream, '--timeout', 'soon'], '--timeout'],
    ['two formats at once', () => [...upstream, '--json', '--sarif'], 'standard output'],
    [
      'a header of the contract',
      () => [...upstream, '--header', 'Authorization: x'],
      'Authorization',
    ],
    ['not a header', () => [...upstream, '--header', 'x'], 'Name: value'],
    ['no such file', () => [...upstream, '--inputs', join(folder, 'none.json')], 'none.json'],
    ['not an object', () => [...upstream, '--inputs', file('- a')], 'keyed by operationId'],
    [
      'an input of an unknown operation',
      () => [...upstream, '--inputs', file('listPost: {}')],
      'listPost',
    ],
    ['an invalid input', () => [...upstream, '--inputs', file('listPosts: 3')], 'neither false'],
    ['an unknown part', () => [...upstream, '--inputs', file('listPosts: {params: {}}')], 'params'],
    [
      'an unknown parameter',
      () => [...upstream, '--inputs', file('findRefund: {path: {id: 1}}')],
      'path/id',
    ],
    [
      'a parameter that does not fit',
      () => [...upstream, '--inputs', file('findRefund: {path: {identifier: x}}')],
      'path/identifier',
    ],
    [
      'a body for an operation without one',
      () => [...upstream, '--inputs', file('listPosts: {body: {}}')],
      'has no body in the contract',
    ],
    [
      'a body that does not fit',
      () => [...upstream, '--inputs', file('checkEmail: {body: {}}')],
      'body/email',
    ],
  ])('%s', async (_, args, sentence) => {
    const { code, stdout, stderr } = await drift(args(), none);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('npm consumed the option', async () => {
    const { stderr } = await drift([], none, { npm_config_upstream: 'true' });
    expect(stderr).toContain('npm read --upstream as its own option');
  });

  it.each<readonly [string, readonly string[]]>([
    ['npm consumed the flag of the token', ['https://127.0.0.1', 'Secret2026']],
    ['the token came without its flag', [...upstream, 'Secret2026']],
    ['the address has a password and another protocol', ['--upstream', 'ftp://a:Secret2026@b']],
  ])('an error message contains no secret: %s', async (_, args) => {
    const { code, stdout, stderr } = await drift(args, none, { npm_config_upstream: 'true' });
    expect(code).toBe(2);
    expect(stdout + stderr).not.toContain('Secret2026');
  });
});

describe('a file of inputs', () => {
  it('replaces the example part by part', async () => {
    const path = join(folder, 'given.yaml');
    writeFileSync(
      path,
      'listTickets: { query: { startDate: "2026-01-01 00:00:00" } }\n' +
        'checkEmail: { body: { email: tester@example.fr } }\n',
    );
    const sent: string[] = [];
    const send: SendRequest = async (request, init) => {
      sent.push(
        `${decodeURIComponent(new URL(request.url).search)} ${await request.clone().text()}`,
      );
      return sendTo(operator)(request, init);
    };
    await drift(
      [...upstream, '--login', '--only', 'listTickets,checkEmail', '--inputs', path],
      send,
    );
    expect(sent).toContain('?startDate=2026-01-01+00:00:00&endDate=2026-11-21+23:59:59 ');
    expect(sent).toContain(' {"email":"tester@example.fr"}');
  });

  it('switches an operation off, which is reported', async () => {
    const path = join(folder, 'off.json');
    writeFileSync(path, '{"listPosts": false}');
    const { stdout } = await drift([...upstream, '--only', 'listPosts', '--inputs', path], none);
    expect(stdout).toMatch(/listPosts is not checked: Switched off in the file of inputs\./);
  });
});

describe('outputs', () => {
  const formats = { json: /^\{/, junit: /^<\?xml/, sarif: /"version": ?"2\.1\.0"/ } as const;

  it('one format alone uses the standard output, and the table the error output', async () => {
    const { stdout, stderr } = await drift(
      [...upstream, '--only', 'listPosts', '--json'],
      wrongType,
    );
    expect(stdout).toMatch(formats.json);
    expect(stderr).toContain('What to fix first');
  });

  it('files contain the formats, the standard output the table', async () => {
    const paths = Object.keys(formats).map(
      (name) => [name, join(folder, 'new', `drift.${name}`)] as const,
    );
    const args = paths.flatMap(([name, path]) => [`--${name}`, path]);
    const { code, stdout } = await drift([...upstream, '--only', 'listPosts', ...args], wrongType);
    expect(code).toBe(1);
    expect(stdout).toContain('What to fix first');
    for (const [name, path] of paths) {
      expect(readFileSync(path, 'utf8')).toMatch(formats[name as keyof typeof formats]);
    }
  });

  it('a file that cannot be written ends with 2, after the other outputs', async () => {
    const args = [...upstream, '--only', 'listPosts', '--sarif', folder];
    const { code, stdout, stderr } = await drift(args, wrongType);
    expect(code).toBe(2);
    expect(stderr).toContain('cannot be written');
    expect(stdout).toContain('What to fix first');
  });

  it('names the line of the contract that is violated', async () => {
    const { stdout } = await drift([...upstream, '--only', 'listPosts'], wrongType);
    const lines = readFileSync('openapi/schemas/Post.yaml', 'utf8').split('\n');
    const line = lines.findIndex((text) => /^ {2}slug:/.test(text)) + 1;
    expect(stdout).toContain(`openapi/schemas/Post.yaml:${line}`);
  });
});
