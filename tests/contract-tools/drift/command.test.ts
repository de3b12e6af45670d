import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { drift, sendTo, sharedOperator, upstream } from './drift.ts';

const operator = sharedOperator();
const folder = temporaryFolder();
const inFolder = (name: string): string => join(folder.path, name);

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
const plain: SendRequest = sendTo(operator);
const none: SendRequest = () => Promise.reject(new Error('nothing is sent'));

describe('exit codes', () => {
  it.each<readonly [string, number, SendRequest, string]>([
    ['drift', 1, wrongType, 'listPosts'],
    ['an addition', 1, addition, 'listPosts'],
    ['an addition that is allowed', 0, addition, 'listPosts --allow-additions'],
    ['a wrong type, additions are allowed', 1, wrongType, 'listPosts --allow-additions'],
    ['an answer checked in part', 0, plain, 'findTransactionRefund'],
    ['an answer checked in part, strict', 1, plain, 'findTransactionRefund --strict'],
    ['all checked completely, strict', 0, plain, 'listPosts --strict'],
    ['a write that was not permitted', 2, none, 'saveBankDetails'],
    ['no operation left', 2, none, 'listPosts --skip listPosts'],
    ['a refused token', 3, plain, 'listBadges --token a-token-of-nobody'],
  ])('%s: %i', async (_, code, send, only) => {
    const args = [...upstream, '--only', ...only.split(' ')];
    expect((await drift(args, send)).code).toBe(code);
  });

  it('a refused sign-in: 3, with advice', async () => {
    const env = { DRIFT_EMAIL: 'camille.durand@example.fr', DRIFT_PASSWORD: 'not-hers-2026' };
    const args = [...upstream, '--login', '--only', 'listBadges'];
    const { code, stdout } = await drift(args, plain, env);
    expect(code).toBe(3);
    expect(stdout).toContain('DRIFT_EMAIL');
    expect(stdout).toContain('status 401');
  });
});

describe('a usage error ends with 2, one sentence, and nothing sent', () => {
  async function expectUsageError(args: readonly string[], sentence: string): Promise<void> {
    const { code, stdout, stderr } = await drift(args, none);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
  }

  it.each<readonly [string, string, readonly string[]]>([
    ['no server', '--upstream https://', []],
    ['not an address', 'http://', ['--upstream', 'api.example.fr']],
    ['another protocol', 'http://', ['--upstream', 'file:///etc']],
    ['a user in the address', 'no user', ['--upstream', 'http://a:b@127.0.0.1']],
    ['an unknown flag', '--wirte', [...upstream, '--wirte']],
    ['a value without an option', 'has no option before it', [...upstream, 'listPosts']],
    ['token and login', 'not both', [...upstream, '--login', '--token', 'abcdefgh']],
    ['a token that is too short', '8 characters', [...upstream, '--token', 'abc']],
    ['an unknown operation', 'listPost', [...upstream, '--only', 'listPost']],
    ['an unknown one to call', 'all', [...upstream, '--call', 'all']],
    ['not a number', '--timeout', [...upstream, '--timeout', 'soon']],
    ['two formats at once', 'standard output', [...upstream, '--json', '--sarif']],
    ['a header of the contract', 'Authorization', [...upstream, '--header', 'Authorization: x']],
    ['not a header', 'Name: value', [...upstream, '--header', 'x']],
    ['no such file', 'none.json', [...upstream, '--inputs', inFolder('none.json')]],
  ])('%s: %s', (_, sentence, args) => expectUsageError(args, sentence));

  it.each([
    ['- a', 'keyed by operationId'],
    ['listPost: {}', 'listPost'],
    ['listPosts: 3', 'neither false'],
    ['listPosts: {params: {}}', 'params'],
    ['findRefund: {path: {id: 1}}', 'path/id'],
    ['findRefund: {path: {identifier: x}}', 'path/identifier'],
    ['listPosts: {body: {}}', 'has no body in the contract'],
    ['checkEmail: {body: {}}', 'body/email'],
  ])('the inputs %s: %s', (text, sentence) => {
    const args = [...upstream, '--inputs', inFolder(folder.write('inputs.yaml', text))];
    return expectUsageError(args, sentence);
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
    const path = inFolder('given.yaml');
    folder.write('given.yaml', {
      listTickets: { query: { startDate: '2026-01-01 00:00:00' } },
      checkEmail: { body: { email: 'tester@example.fr' } },
    });
    const sent: string[] = [];
    const send: SendRequest = async (request, init) => {
      const { search } = new URL(request.url);
      sent.push(`${decodeURIComponent(search)} ${await request.clone().text()}`);
      return sendTo(operator)(request, init);
    };
    const only = ['--login', '--only', 'listTickets,checkEmail'];
    await drift([...upstream, ...only, '--inputs', path], send);
    expect(sent).toContain('?startDate=2026-01-01+00:00:00&endDate=2026-11-21+23:59:59 ');
    expect(sent).toContain(' {"email":"tester@example.fr"}');
  });

  it('switches an operation off, which is reported', async () => {
    const path = inFolder(folder.write('off.json', { listPosts: false }));
    const { stdout } = await drift([...upstream, '--only', 'listPosts', '--inputs', path], none);
    expect(stdout).toMatch(/listPosts is not checked: Switched off in the file of inputs\./);
  });
});

describe('outputs', () => {
  const formats = { json: /^\{/, junit: /^<\?xml/, sarif: /"version": ?"2\.1\.0"/ } as const;

  it('one format alone uses the standard output, and the table the error output', async () => {
    const args = [...upstream, '--only', 'listPosts', '--json'];
    const { stdout, stderr } = await drift(args, wrongType);
    expect(stdout).toMatch(formats.json);
    expect(stderr).toContain('What to fix first');
  });

  it('files contain the formats, the standard output the table', async () => {
    const paths = Object.keys(formats).map((name) => [name, inFolder(`new/d.${name}`)] as const);
    const args = paths.flatMap(([name, path]) => [`--${name}`, path]);
    const { code, stdout } = await drift([...upstream, '--only', 'listPosts', ...args], wrongType);
    expect(code).toBe(1);
    expect(stdout).toContain('What to fix first');
    for (const [name, path] of paths) {
      expect(readFileSync(path, 'utf8')).toMatch(formats[name as keyof typeof formats]);
    }
  });

  it('a file that cannot be written ends with 2, after the other outputs', async () => {
    const args = [...upstream, '--only', 'listPosts', '--sarif', folder.path];
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
