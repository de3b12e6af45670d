import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendOverHttp } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';
import { listen } from '../../support/http/listen.ts';
import { findingsOf, jsonOf } from '../support/runTool.ts';
import { drift, sendTo, sharedOperator, upstream } from './drift.ts';

const operator = sharedOperator();

const page = '<!doctype html><title>Welcome</title>';

function always(body: string | null, status = 200, headers: HeadersInit = {}): () => SendRequest {
  return () => () => Promise.resolve(new Response(body, { status, headers }));
}

function broken(code: string): SendRequest {
  const cause = Object.assign(new Error(code), { code });
  return () => Promise.reject(new TypeError('fetch failed', { cause }));
}

/** The reference backend, which is unreachable after a number of answers. */
function ending(after: number): SendRequest {
  let answered = 0;
  return (request, init) => {
    answered += 1;
    const send = answered > after ? broken('ECONNREFUSED') : sendTo(operator);
    return send(request, init);
  };
}

/** Never answers; rejects when the caller aborts. */
const silent: SendRequest = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

describe('one error for the whole run, not one finding per operation', () => {
  it.each<readonly [string, () => SendRequest, string]>([
    ['the name is unknown', () => broken('ENOTFOUND'), 'cannot be reached (ENOTFOUND)'],
    ['a strange certificate', () => broken('DEPTH_ZERO_SELF_SIGNED_CERT'), 'NODE_EXTRA_CA_CERTS'],
    ['a page at every address', always(page, 200, { 'content-type': 'text/html' }), 'got a page'],
    ['a wrong path', always('Not found', 404), 'got status 404'],
    ['a proxy whose server is down', always(page, 502), 'got status 502'],
    ['redirects everywhere', always(null, 301, { location: 'https://a.fr/' }), 'got status 301'],
    ['the server stops during the run', () => ending(12), 'stopped answering after'],
  ])('%s', async (_, send, sentence) => {
    const token = await operator.signIn();
    const args = [...upstream, '--token', token, '--examples-only', '--json'];
    const ran = await drift(args, send());
    const { trouble, operations } = jsonOf(ran);
    expect(ran.code).toBe(3);
    expect(trouble).toContain(sentence);
    expect(operations).toEqual([]);
  });

  it.each<readonly [string, () => SendRequest, string]>([
    ['cannot be reached', () => broken('ECONNREFUSED'), 'cannot be reached'],
    ['brings no token', always('{}'), 'no token'],
    ['brings a token that no header can carry', always('{"token":"abcdefgh\\nX: y"}'), 'no token'],
  ])('a sign-in that %s', async (_, send, sentence) => {
    const { code, stdout } = await drift([...upstream, '--login', '--examples-only'], send());
    expect(code).toBe(3);
    expect(stdout).toContain(sentence);
  });

  it.each([
    ['the API', []],
    ['the sign-in', ['--login']],
  ])('%s gives no answer', async (_, args) => {
    const all = [...upstream, ...args, '--examples-only', '--timeout', '0.05'];
    const { code, stdout } = await drift(all, silent);
    expect(code).toBe(3);
    expect(stdout).toContain('got no answer');
  });

  it('a real port without a server', async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const args = ['--upstream', `http://127.0.0.1:${port}`, '--examples-only'];
    const { code, stdout } = await drift(args, sendOverHttp);
    expect(code).toBe(3);
    expect(stdout).toContain('ECONNREFUSED');
  });
});

it('the lost connection of one operation is a finding of that operation only', async () => {
  const args = ['--examples-only', '--json', '--only', 'loadPublicData,readMaintenance,listPosts'];
  const ran = await drift([...upstream, ...args], (request, init) =>
    request.url.includes('/public/data')
      ? broken('ECONNRESET')(request, init)
      : sendTo(operator)(request, init),
  );
  expect(ran.code).toBe(1);
  expect(findingsOf(jsonOf(ran))).toMatchObject([
    { operationId: 'loadPublicData', rule: 'network/dropped' },
  ]);
});

describe('operations that change something', () => {
  it('after one accepted invalid request no others are sent, which is reported', async () => {
    const accepted: SendRequest = async (request, init) => {
      const response = await sendTo(operator)(request, init);
      return response.status === 400 ? Response.json({ state: true, response: null }) : response;
    };
    const args = ['--write', '--only', 'saveThresholdAlert', '--json', '--login'];
    const { operations } = jsonOf(await drift([...upstream, ...args], accepted));
    const [asked] = operations.filter((one) => one.operationId === 'saveThresholdAlert');
    const invalid = asked?.calls.filter(({ name }) => name.startsWith('without body/'));
    expect(invalid).toHaveLength(1);
    expect(asked?.notes.join()).toContain('further invalid requests were not sent');
  });

  it('invalid requests are sent first, the write last', async () => {
    const args = ['--login', '--write', '--only', 'saveBadgeServices', '--json'];
    const { operations } = jsonOf(await drift([...upstream, ...args], sendTo(operator)));
    const [asked] = operations.filter((one) => one.operationId === 'saveBadgeServices');
    const lacking = ['name', 'title', 'title2', 'additionalService'];
    expect(asked?.calls.map(({ name }) => name)).toEqual([
      ...lacking.map((name) => `without body/${name}`),
      ...['without token', 'with a foreign token', 'with an altered token', 'valid'],
    ]);
  });
});

describe('the timeout includes the body, even if the connection ignores the signal', () => {
  const never = new Promise<never>(() => undefined);
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    controller.enqueue(new TextEncoder().encode('{"'));
  };
  const stopping = (): Response =>
    new Response(new ReadableStream({ start, pull: () => never, cancel: () => never }));

  it.each<readonly [string, SendRequest, string]>([
    ['no answer', () => never, 'No answer arrived within 0.05 s.'],
    ['half a body', () => Promise.resolve(stopping()), 'The answer never ended within 0.05 s.'],
  ])('%s', async (_, send, sentence) => {
    const args = ['--only', 'listPosts', '--json', '--timeout', '0.05'];
    const ran = await drift([...upstream, ...args], send);
    expect(ran.code).toBe(1);
    expect(findingsOf(jsonOf(ran))).toMatchObject([{ rule: 'network/timeout', message: sentence }]);
  });
});
