import type { RequestListener } from 'node:http';
import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { httpAccountGateway } from '../../../../src/adapters/http/account/HttpAccountGateway';
import { httpPublicSiteGateway } from '../../../../src/adapters/http/publicSite/HttpPublicSiteGateway';
import {
  open,
  road,
  secured,
  signIn,
  stateAccess,
  stateful,
  statusAccess,
} from '../../../support/http/calls';
import { credentials } from '../../../support/account/credentials';
import { startFailingServer, type FailingServer } from '../../../support/http/failingServer';
import { testClient } from '../../../support/http/testClient';

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
    json(200, '{"state":"oui","status":"peut-être"}'),
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
    'a dropped connection',
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
  const isTold = kind === 'service/unreadable';
  const title = isTold ? `${kind}, and developers are told` : kind;

  it.each(road)(`ends the call of the %s as ${title}`, async (_name, send) => {
    server = await startFailingServer(answer);
    const malformed: string[] = [];
    // A short timeout only for the answer that never comes: any other one may be slow on a busy machine.
    const timeoutMs = kind === 'service/too-slow' ? 300 : undefined;
    expect(await send(testClient(server.url, malformed, timeoutMs))).toEqual(E.left({ kind }));
    expect(malformed.length > 0).toBe(isTold);
  });
});

describe('no server', () => {
  it.each(road)('ends the call of the %s as service/unreachable', async (_name, send) => {
    const gone = await startFailingServer(() => undefined);
    await gone.stop();
    expect(await send(testClient(gone.url))).toEqual(E.left({ kind: 'service/unreachable' }));
  });
});

describe('refusals', () => {
  it.each(secured)('a 401 on the call of the %s ends the session', async (_name, send) => {
    server = await startFailingServer(
      json(401, '{"code":401,"message":"Votre session a expiré."}'),
    );
    expect(await send(testClient(server.url))).toEqual(E.left({ kind: 'service/session-expired' }));
  });

  it.each([...secured, ...open])(
    "a 400 on the call of the %s has the server's sentence",
    async (_name, send) => {
      server = await startFailingServer(json(400, '{"code":400,"message":"Phrase."}'));
      expect(await send(testClient(server.url))).toEqual(
        E.left({ kind: 'service/refused', message: 'Phrase.' }),
      );
    },
  );

  it.each([...stateful, ...stateAccess])(
    "M8.1, P8.8 state false on the call of the %s has the server's sentence",
    async (_name, send) => {
      server = await startFailingServer(json(200, '{"state":false,"response":"Compte suspendu."}'));
      expect(await send(testClient(server.url))).toEqual(
        E.left({ kind: 'service/refused', message: 'Compte suspendu.' }),
      );
    },
  );

  it.each(statusAccess)(
    "P7.8, P7.10 status error on the call of the %s has the server's sentence",
    async (_name, send) => {
      server = await startFailingServer(json(200, '{"status":"error","message":"Phrase."}'));
      expect(await send(testClient(server.url))).toEqual(
        E.left({ kind: 'service/refused', message: 'Phrase.' }),
      );
    },
  );

  it.each([...stateful, ...stateAccess])(
    'state false without a sentence on the call of the %s is a refusal too',
    async (_name, send) => {
      server = await startFailingServer(json(200, '{"state":false}'));
      expect(await send(testClient(server.url))).toEqual(
        E.left({ kind: 'service/refused', message: null }),
      );
    },
  );

  it.each([signIn, ...open])(
    'a 401 on the call of the %s, which contains no token, does not end a session',
    async (_name, send) => {
      server = await startFailingServer(json(401, '{"code":401,"message":"Non."}'));
      expect(await send(testClient(server.url))).not.toEqual(
        E.left({ kind: 'service/session-expired' }),
      );
    },
  );

  it('M8.1 a 401 of the application, with its sentence, is a refusal of a public call', async () => {
    const refusal = '{"state":false,"code":401,"message":"Ce lien a déjà servi."}';
    server = await startFailingServer(json(401, refusal));
    expect(await httpPublicSiteGateway(testClient(server.url)).load()()).toEqual(
      E.left({ kind: 'service/refused', message: 'Ce lien a déjà servi.' }),
    );
  });

  it.each([
    [422, { kind: 'service/refused', message: 'Phrase.' }],
    [429, { kind: 'service/too-many-requests', retryAfterSeconds: null }],
    [503, { kind: 'service/failed' }],
  ])('a sign-in answered by %i is not a refusal of the credentials', async (status, error) => {
    server = await startFailingServer(json(status, `{"code":${status},"message":"Phrase."}`));
    expect(await httpAccountGateway(testClient(server.url)).signIn(credentials)()).toEqual(
      E.left(error),
    );
  });

  it('P7.7 code 409 in the body is used, whatever the status', async () => {
    server = await startFailingServer(json(401, '{"code":409,"message":"Phrase."}'));
    expect(await httpAccountGateway(testClient(server.url)).signIn(credentials)()).toEqual(
      E.left({ kind: 'account/first-connection-required', message: 'Phrase.' }),
    );
  });

  it.each([
    [401, 'account/credentials-refused'],
    [403, 'account/credentials-refused'],
    [409, 'account/first-connection-required'],
  ])('P8.2 a sign-in answered by %i is %s, with its sentence', async (status, kind) => {
    server = await startFailingServer(json(status, `{"code":${status},"message":"Phrase."}`));
    const [, send] = signIn;
    expect(await send(testClient(server.url))).toEqual(E.left({ kind, message: 'Phrase.' }));
  });
});
