import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { findOrderReference, listPosts, loadSubscriber } from '../../../../generated/operations';
import { call } from '../../../../src/adapters/http/core/call';
import type { FailedCall } from '../../../../src/adapters/http/core/FailedCall';
import { startFailingServer, type FailingServer } from '../../../support/http/failingServer';
import { testClient } from '../../../support/http/testClient';

let server: FailingServer | undefined;
afterEach(() => server?.stop());

const answer =
  (status: number, body: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };

/** The calls that are reported while `listPosts` is called on this server. */
async function reported(listener: RequestListener, timeoutMs = 5_000): Promise<FailedCall[]> {
  const failed: FailedCall[] = [];
  server = await startFailingServer(listener);
  await call(testClient(server.url, [], timeoutMs, undefined, failed), listPosts)();
  return failed;
}

describe('a call without a usable answer is reported by its name in the contract', () => {
  it.each([
    ['an error status', answer(503, '{"message":"Camille"}'), 'http', 503],
    ['an answer outside the contract', answer(200, '{"data":"Camille"}'), 'malformed', null],
    ['no JSON', answer(200, '<h1>'), 'malformed', null],
    ['a lost connection', (request) => request.socket.destroy(), 'network', null],
  ] satisfies [string, RequestListener, string, number | null][])(
    '%s',
    async (_title, listener, failure, status) => {
      expect(await reported(listener)).toEqual([
        { operation: 'listPosts', failure, status, durationMs: expect.any(Number) as number },
      ]);
    },
  );

  it('no answer in time, with the time that was waited', async () => {
    const [failed] = await reported(() => undefined, 200);
    expect(failed).toMatchObject({ failure: 'timeout', status: null });
    expect(failed?.durationMs).toBeGreaterThan(150);
  });
});

describe('what is not reported', () => {
  it('an answer, a refusal, and a call that was not sent without a token', async () => {
    const failed: FailedCall[] = [];
    server = await startFailingServer(answer(200, '{"state":false,"message":"Refusé"}'));
    const { url } = server;
    const input = { body: { reference: '0000042' } };
    const api = testClient(url, [], 5_000, undefined, failed);
    const refused = await call(api, findOrderReference, input)();
    expect(refused._tag).toBe('Left');
    const signedOut = {
      ...api,
      tokens: { ...testClient('').tokens, read: () => null },
    };
    expect((await call(signedOut, loadSubscriber)())._tag).toBe('Left');
    expect(failed).toEqual([]);
  });
});
