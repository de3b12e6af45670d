import type { RequestListener } from 'node:http';
import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { listPosts } from '../../../../generated/operations';
import { httpAccountGateway } from '../../../../src/adapters/http/account/HttpAccountGateway';
import { call } from '../../../../src/adapters/http/core/call';
import type { FailedCall } from '../../../../src/adapters/http/core/FailedCall';
import { httpNoticeGateway } from '../../../../src/adapters/http/notice/HttpNoticeGateway';
import { httpPublicSiteGateway } from '../../../../src/adapters/http/publicSite/HttpPublicSiteGateway';
import { httpSubscriberGateway } from '../../../../src/adapters/http/subscriber/HttpSubscriberGateway';
import { credentials } from '../../../support/account/credentials';
import { answeringClient, type GivenAnswer } from '../../../support/http/answeringClient';
import { startFailingServer, type FailingServer } from '../../../support/http/failingServer';
import { testClient } from '../../../support/http/testClient';
import { aNoticeSearch } from '../../../support/publicSite/notices';

const answer =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };
const json = (status: number, body: string) => answer(status, 'application/json', body);
const html = (status: number) => answer(status, 'text/html', '<html><h1>Oups</h1></html>');

let server: FailingServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

interface Ended {
  readonly outcome: unknown;
  readonly malformed: readonly string[];
  readonly failed: readonly FailedCall[];
}

/** How a call of a server ends, and what is reported of it. */
async function callOf(url: string, timeoutMs?: number): Promise<Ended> {
  const malformed: string[] = [];
  const failed: FailedCall[] = [];
  const outcome = await call(testClient(url, malformed, timeoutMs, undefined, failed), listPosts)();
  return { outcome, malformed, failed };
}

describe('a call without a usable answer has its own kind of error, and is reported by its name', () => {
  it.each<[string, RequestListener, string, FailedCall['failure'], number | null]>([
    ['no contract', json(200, '{"status":"oui"}'), 'service/unreadable', 'malformed', null],
    ['a list for an object', json(200, '[]'), 'service/unreadable', 'malformed', null],
    ['truncated JSON', json(200, '{"status":tr'), 'service/unreadable', 'malformed', null],
    ['an empty 200', json(200, ''), 'service/unreadable', 'malformed', null],
    ['an HTML page with status 200', html(200), 'service/unreadable', 'malformed', null],
    ['an HTML page with status 502', html(502), 'service/failed', 'http', 502],
    ['a 500 with an empty body', json(500, ''), 'service/failed', 'http', 500],
    [
      'a dropped connection',
      (request) => void request.socket.destroy(),
      'service/unreachable',
      'network',
      null,
    ],
    ['no answer in time', () => undefined, 'service/too-slow', 'timeout', null],
    [
      'headers at once and no body in time',
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('{"status":');
      },
      'service/too-slow',
      'timeout',
      null,
    ],
  ])('%s', async (_title, listener, kind, failure, status) => {
    server = await startFailingServer(listener);
    // Short only for the answer that never comes: any other one may be slow on a busy machine.
    const { outcome, malformed, failed } = await callOf(
      server.url,
      failure === 'timeout' ? 100 : undefined,
    );
    expect(outcome).toEqual(E.left({ kind }));
    expect(malformed.length > 0).toBe(failure === 'malformed');
    const durationMs = expect.any(Number) as number;
    expect(failed).toEqual([{ operation: 'listPosts', failure, status, durationMs }]);
  });

  it('no server', async () => {
    const gone = await startFailingServer(() => undefined);
    await gone.stop();
    expect((await callOf(gone.url)).outcome).toEqual(E.left({ kind: 'service/unreachable' }));
  });

  it('a refusal, and a call that was not sent without a token, are not reported', async () => {
    server = await startFailingServer(json(200, '{"status":"error","message":"Phrase."}'));
    const { outcome, failed } = await callOf(server.url);
    expect(outcome).toEqual(E.left({ kind: 'service/refused', message: 'Phrase.' }));
    const notSent: FailedCall[] = [];
    const api = testClient(server.url, [], undefined, undefined, notSent);
    const signedOut = { ...api, tokens: { ...api.tokens, read: () => null } };
    expect(E.isLeft(await httpSubscriberGateway(signedOut).load()())).toBe(true);
    expect([...failed, ...notSent]).toEqual([]);
  });
});

const load = async (given: GivenAnswer): Promise<unknown> =>
  E.toUnion(await httpSubscriberGateway(answeringClient(() => given)).load()());
const signIn = async (given: GivenAnswer): Promise<unknown> =>
  E.toUnion(await httpAccountGateway(answeringClient(() => given)).signIn(credentials)());
const lookUp = async (given: GivenAnswer): Promise<unknown> =>
  E.toUnion(await httpNoticeGateway(answeringClient(() => given)).find(aNoticeSearch)());

describe('M8.1 a refusal', () => {
  it.each<[string, GivenAnswer, string | null]>([
    ['a 400 with a sentence', { status: 400, body: { code: 400, message: 'Non.' } }, 'Non.'],
    ['state false', { body: { state: false, response: 'Non.' } }, 'Non.'],
    ['state false without a sentence', { body: { state: false } }, null],
    ['state false with an empty one', { body: { state: false, response: ' ' } }, null],
    [
      'P8.4 two sentences: errorMessage comes first',
      { status: 400, body: { status: 'error', message: 'Erreur', errorMessage: 'Non.' } },
      'Non.',
    ],
  ])('%s', async (_title, given, message) => {
    expect(await load(given)).toEqual({ kind: 'service/refused', message });
  });

  it('a 401 of the application, with its sentence, is a refusal of a public call', async () => {
    const body = { state: false, code: 401, message: 'Ce lien a déjà servi.' };
    const api = answeringClient(() => ({ status: 401, body }));
    expect(await httpPublicSiteGateway(api).load()()).toEqual(
      E.left({ kind: 'service/refused', message: 'Ce lien a déjà servi.' }),
    );
  });

  it.each<[string, object, object]>([
    ['of developers, is not shown', { code: 500, message: 'SQLSTATE[HY000]' }, {}],
    ['of the application, is shown', { state: false, response: 'Panne.' }, { message: 'Panne.' }],
    [
      'P8.2 of the application in v2, is shown',
      { status: 'error', message: 'Panne.' },
      { message: 'Panne.' },
    ],
  ])('the sentence of a 5xx, if it is %s', async (_title, body, shown) => {
    expect(await load({ status: 503, body })).toEqual({ kind: 'service/failed', ...shown });
  });
});

describe('a sign-in', () => {
  it.each([
    [401, 'account/credentials-refused'],
    [403, 'account/credentials-refused'],
    [409, 'account/first-connection-required'],
    [422, 'service/refused'],
  ])('P8.2 answered by %i is %s, with its sentence', async (status, kind) => {
    const body = { code: status, message: 'Phrase.' };
    expect(await signIn({ status, body })).toEqual({ kind, message: 'Phrase.' });
  });

  it('P7.7 code 409 in the body is used, whatever the status', async () => {
    expect(await signIn({ status: 401, body: { code: 409, message: 'Phrase.' } })).toEqual({
      kind: 'account/first-connection-required',
      message: 'Phrase.',
    });
  });
});

describe('P8.4, P8.9, P8.10 a lookup: only « not found » means unknown', () => {
  it.each<[string, GivenAnswer, string | null]>([
    ['404 with a sentence', { status: 404, body: { code: 404, message: 'Non.' } }, 'Non.'],
    ['404 without one', { status: 404, body: '' }, null],
    ['code 404 in the body', { status: 400, body: { code: 404, message: 'Non.' } }, 'Non.'],
    ['state false without a sentence', { body: { state: false } }, null],
  ])('%s', async (_title, given, message) => {
    expect(await lookUp(given)).toEqual({ kind: 'service/not-found', message });
  });

  it.each([400, 403, 409, 422])('%i with a sentence is a refusal', async (status) => {
    const body = { code: status, message: 'Phrase.' };
    expect(await lookUp({ status, body })).toEqual({ kind: 'service/refused', message: 'Phrase.' });
  });
});

describe('too many requests', () => {
  it.each<[string, GivenAnswer]>([
    ['429 with a sentence', { status: 429, body: { code: 429, message: 'Too many requests' } }],
    ['429 with an empty body', { status: 429, body: '' }],
    ['code 429 in the body', { status: 400, body: { code: 429, message: 'Non.' } }],
  ])('%s', async (_title, given) => {
    expect(await signIn(given)).toEqual({
      kind: 'service/too-many-requests',
      retryAfterSeconds: null,
    });
  });

  it.each<[string, string, number | null]>([
    ['seconds', '1', 1],
    ['no number of seconds: a fraction', '1.5', null],
    ['now', '0', null],
    ['a number that is too large', '1e308', null],
    ['more than a day', '86401', null],
    ['a date, counted from the date of the answer', 'Sun, 22 Nov 2026 10:02:00 GMT', 120],
    ['a date in the past', 'Sun, 22 Nov 2026 09:59:00 GMT', null],
    ['any other text', 'bientôt', null],
  ])('Retry-After is %s', async (_title, value, retryAfterSeconds) => {
    const headers = { 'Retry-After': value, Date: 'Sun, 22 Nov 2026 10:00:00 GMT' };
    expect(await signIn({ status: 429, body: {}, headers })).toEqual({
      kind: 'service/too-many-requests',
      retryAfterSeconds,
    });
  });
});
