import type { RequestListener } from 'node:http';
import { isLeft, left, type Either } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { afterEach, describe, expect, it } from 'vitest';
import { httpAccountGateway } from '../../../src/adapters/http/HttpAccountGateway';
import { httpPassageGateway } from '../../../src/adapters/http/HttpPassageGateway';
import { httpSubscriberGateway } from '../../../src/adapters/http/HttpSubscriberGateway';
import { httpTrafficGateway } from '../../../src/adapters/http/HttpTrafficGateway';
import { createApiClient, type ApiClient } from '../../../src/adapters/http/apiClient';
import { defaultPassagePeriod } from '../../../src/domain/passagePeriod';
import { credentials } from '../../support/credentials';
import { startFailingServer, type FailingServer } from '../../support/failingServer';
import { today } from '../../support/fakePorts';
import { testClient } from '../../support/testClient';

const query = {
  page: 1,
  size: 100,
  period: defaultPassagePeriod(today),
  badgeReference: null,
} as const;

type Call = (api: ApiClient) => Promise<Either<{ readonly kind: string }, unknown>>;

/** Every call of the road: sign-in, dashboard, passages; and the traffic of the home page. */
const road: readonly (readonly [string, Call])[] = [
  ['sign-in', (api) => httpAccountGateway(api).signIn(credentials)()],
  ['subscriber', (api) => httpSubscriberGateway(api).load()()],
  ['passages', (api) => httpPassageGateway(api).list(query)()],
  ['export', (api) => httpPassageGateway(api).exportCsv([1])()],
  ['traffic', (api) => httpTrafficGateway(api).read()()],
];

const json =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };
const html =
  (status: number): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<html><h1>Oups</h1></html>');
  };

const failures: readonly (readonly [string, RequestListener, string])[] = [
  [
    'an answer outside the contract',
    json(200, '{"state":true,"status":"success"}'),
    'service/unreadable',
  ],
  ['a list instead of an object', json(200, '[]'), 'service/unreadable'],
  ['truncated JSON', json(200, '{"state":tr'), 'service/unreadable'],
  ['an empty 200', json(200, ''), 'service/unreadable'],
  ['an HTML page with status 200', html(200), 'service/unreadable'],
  ['an HTML page with status 502', html(502), 'service/failed'],
  [
    'a 500 with an empty body',
    (_request, response) => {
      response.writeHead(500).end();
    },
    'service/failed',
  ],
  [
    'a connection cut in the middle',
    (request) => {
      request.socket.destroy();
    },
    'service/unreachable',
  ],
  ['no answer in time', () => undefined, 'service/too-slow'],
  [
    'headers at once and no body in time',
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"state":');
    },
    'service/too-slow',
  ],
];

let server: FailingServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

describe.each(failures)('%s', (_title, answer, kind) => {
  it.each(road)(`ends the call of the %s as ${kind}`, async (_name, send) => {
    server = await startFailingServer(answer);
    expect(await send(testClient(server.url, [], 300))).toEqual(left({ kind }));
  });
});

describe('no server at all', () => {
  it.each(road)('ends the call of the %s as service/unreachable', async (_name, send) => {
    const gone = await startFailingServer(() => undefined);
    await gone.stop();
    expect(await send(testClient(gone.url))).toEqual(left({ kind: 'service/unreachable' }));
  });
});

describe('refusals', () => {
  it.each(road.slice(1, 4))('a 401 on the call of the %s ends the session', async (_name, send) => {
    server = await startFailingServer(
      json(401, '{"code":401,"message":"Votre session a expiré."}'),
    );
    expect(await send(testClient(server.url))).toEqual(left({ kind: 'service/session-expired' }));
  });

  it.each(
    [400, 429].flatMap((status) =>
      road.slice(1).map(([name, send]) => [status, name, send] as const),
    ),
  )("a %i on the call of the %s brings the server's sentence", async (status, _name, send) => {
    server = await startFailingServer(json(status, `{"code":${status},"message":"Phrase."}`));
    expect(await send(testClient(server.url))).toEqual(
      left({ kind: 'service/refused', message: 'Phrase.' }),
    );
  });

  it.each(road.slice(1, 4))(
    "M8.1 state false on the call of the %s brings the server's sentence",
    async (_name, send) => {
      server = await startFailingServer(json(200, '{"state":false,"response":"Compte suspendu."}'));
      expect(await send(testClient(server.url))).toEqual(
        left({ kind: 'service/refused', message: 'Compte suspendu.' }),
      );
    },
  );

  it.each(road.slice(1, 4))(
    'state false without a sentence on the call of the %s is a refusal too',
    async (_name, send) => {
      server = await startFailingServer(json(200, '{"state":false}'));
      expect(await send(testClient(server.url))).toEqual(
        left({ kind: 'service/refused', message: null }),
      );
    },
  );

  it.each([road[0], road[4]].flatMap((one) => (one ? [one] : [])))(
    'a 401 on the call of the %s, which carries no token, says nothing of the session',
    async (_name, send) => {
      server = await startFailingServer(json(401, '{"code":401,"message":"Non."}'));
      expect(await send(testClient(server.url))).not.toEqual(
        left({ kind: 'service/session-expired' }),
      );
    },
  );

  it.each([
    [422, { kind: 'service/refused', message: 'Phrase.' }],
    [429, { kind: 'service/refused', message: 'Phrase.' }],
    [503, { kind: 'service/failed' }],
  ])('a sign-in answered by %i is no refusal of the credentials', async (status, error) => {
    server = await startFailingServer(json(status, `{"code":${status},"message":"Phrase."}`));
    expect(await httpAccountGateway(testClient(server.url)).signIn(credentials)()).toEqual(
      left(error),
    );
  });

  it('P7.7 code 409 in the body counts, whatever the status', async () => {
    server = await startFailingServer(json(401, '{"code":409,"message":"Phrase."}'));
    expect(await httpAccountGateway(testClient(server.url)).signIn(credentials)()).toEqual(
      left({ kind: 'account/first-connection-required', message: 'Phrase.' }),
    );
  });

  it.each([
    [401, 'account/credentials-refused'],
    [403, 'account/credentials-refused'],
    [409, 'account/first-connection-required'],
  ])('P8.2 a sign-in answered by %i is %s, with its sentence', async (status, kind) => {
    server = await startFailingServer(json(status, `{"code":${status},"message":"Phrase."}`));
    const [, signIn] = road[0] ?? [];
    expect(await signIn?.(testClient(server.url))).toEqual(left({ kind, message: 'Phrase.' }));
  });
});

describe('what is sent', () => {
  const record = async (
    send: Call,
  ): Promise<{ authorization: string | undefined; body: string }> => {
    const seen = { authorization: undefined as string | undefined, body: '' };
    server = await startFailingServer((request, response) => {
      seen.authorization = request.headers.authorization;
      request.on('data', (chunk: Buffer) => (seen.body += chunk.toString()));
      request.on('end', () => response.writeHead(500).end());
    });
    expect(isLeft(await send(testClient(server.url)))).toBe(true);
    return seen;
  };

  it('M7.1 private calls carry the bearer token', async () => {
    const { authorization } = await record((api) => httpSubscriberGateway(api).load()());
    expect(authorization).toBe('Bearer token');
  });

  it.each([
    ['sign-in', (api: ApiClient) => httpAccountGateway(api).signIn(credentials)()],
    ['traffic', (api: ApiClient) => httpTrafficGateway(api).read()()],
  ] as const)('P7.1 the call of the %s, which is public, carries no token', async (_name, send) => {
    const { authorization } = await record(send);
    expect(authorization).toBeUndefined();
  });

  it('M2.1 without a token a private call is not even sent', async () => {
    let requests = 0;
    server = await startFailingServer((_request, response) => {
      requests += 1;
      response.writeHead(500).end();
    });
    const api = createApiClient({
      ...testClient(server.url),
      tokens: { read: () => none, write: () => undefined, clear: () => undefined },
    });
    expect(await httpSubscriberGateway(api).load()()).toEqual(
      left({ kind: 'service/session-expired' }),
    );
    expect(requests).toBe(0);
  });

  it('M7.13 a search of passages sends page, badgeRef, size and both bounds of the period', async () => {
    const { body } = await record((api) =>
      httpPassageGateway(api).list({ ...query, page: 3, size: 750, badgeReference: '64010827' })(),
    );
    expect(JSON.parse(body)).toEqual({
      page: 3,
      size: 750,
      badgeRef: '64010827',
      selectMinDate: '2025-05-21 00:00:01',
      selectMaxDate: '2026-11-21 23:59:59',
    });
  });

  it('M7.23 an export sends the mode and the ids', async () => {
    const { body } = await record((api) => httpPassageGateway(api).exportCsv([9, 4])());
    expect(JSON.parse(body)).toEqual({ mode: 'csv', ids: [9, 4] });
  });
});
