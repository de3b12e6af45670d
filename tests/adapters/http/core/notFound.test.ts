import type { OutgoingHttpHeaders } from 'node:http';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { httpNoticeGateway } from '../../../../src/adapters/http/notice/HttpNoticeGateway';
import { httpRefundGateway } from '../../../../src/adapters/http/freeRamp/HttpRefundGateway';
import { anIdentifier } from '../../../support/freeRamp/freeRamp';
import { open, secured, signIn, type Send } from '../../../support/http/calls';
import { startFailingServer } from '../../../support/http/failingServer';
import { accountCalls, openCalls } from '../../../support/freeRamp/freeRampCalls';
import { aNoticeSearch } from '../../../support/publicSite/notices';
import { checkEmail, retrieve } from '../../../support/purchase/purchaseCalls';
import { testClient } from '../../../support/http/testClient';

const stateFalse = { state: false, response: 'Inconnu.' };
const statusError = { status: 'error', message: 'Inconnu.', errorMessage: 'Inconnu.' };

/** With the refusal in the contract for « not found ». */
const lookUps: readonly (readonly [string, Send, object])[] = [
  ['order of a reference', retrieve[1], stateFalse],
  ['notice', (api) => httpNoticeGateway(api).find(aNoticeSearch)(), stateFalse],
  ['ticket of anyone', (api) => httpRefundGateway(api).lookUp(anIdentifier)(), statusError],
  [
    'ticket of an account',
    (api) => httpRefundGateway(api).lookUpForAccount(anIdentifier)(),
    statusError,
  ],
  ['ticket of a request', (api) => httpRefundGateway(api).findIdentifier(7401)(), statusError],
];

/** Calls that look nothing up: they may be limited too. */
const others: readonly (readonly [string, Send])[] = [
  signIn,
  checkEmail,
  ...open,
  ...secured,
  ...[...accountCalls, ...openCalls].map(({ name, send }) => [name, send] as const),
];

async function outcomeOf(
  send: Send,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): Promise<E.Either<unknown, unknown>> {
  const server = await startFailingServer((_request, response) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body));
  });
  try {
    return await send(testClient(server.url));
  } finally {
    await server.stop();
  }
}

describe.each(lookUps)('%s: only « not found » means unknown', (_name, send, refusal) => {
  it.each([
    ['404 with a sentence', 404, { code: 404, message: 'Inconnu.' }, 'Inconnu.'],
    ['404 without one', 404, '', null],
    ['code 404 in the body', 400, { code: 404, message: 'Inconnu.' }, 'Inconnu.'],
  ])('%s', async (_title, status, body, message) => {
    expect(await outcomeOf(send, status, body)).toEqual(
      E.left({ kind: 'service/not-found', message }),
    );
  });

  it("P8.4, P8.9, P8.10 the refusal of the contract, with the server's sentence", async () => {
    expect(await outcomeOf(send, 200, refusal)).toEqual(
      E.left({ kind: 'service/not-found', message: 'Inconnu.' }),
    );
  });

  it.each([400, 403, 409, 422])(
    '%i with a sentence is a refusal, not « not found »',
    async (status) => {
      expect(await outcomeOf(send, status, { code: status, message: 'Phrase.' })).toEqual(
        E.left({ kind: 'service/refused', message: 'Phrase.' }),
      );
    },
  );
});

describe.each([...lookUps.map(([name, send]) => [name, send] as const), ...others])(
  '%s: 429 has its own kind of error',
  (_name, send) => {
    it.each<[string, number, unknown, OutgoingHttpHeaders, number | null]>([
      ['with the time of Retry-After', 429, { code: 429 }, { 'Retry-After': '300' }, 300],
      ['with a sentence', 429, { code: 429, message: 'Too many requests' }, {}, null],
      ['as the code of the body', 400, { code: 429, message: 'Non.' }, {}, null],
      ['with an empty body', 429, '', {}, null],
    ])('%s', async (_title, status, body, headers, retryAfterSeconds) => {
      expect(await outcomeOf(send, status, body, headers)).toEqual(
        E.left({ kind: 'service/too-many-requests', retryAfterSeconds }),
      );
    });
  },
);

describe('Retry-After', () => {
  const date = 'Sun, 22 Nov 2026 10:00:00 GMT';

  it.each<[string, string, number | null]>([
    ['seconds', '1', 1],
    ['no number of seconds: a fraction', '1.5', null],
    ['now', '0', null],
    ['a number that is too large', '1e308', null],
    ['more than a day', '86401', null],
    ['a date, counted from the date of the answer', 'Sun, 22 Nov 2026 10:02:00 GMT', 120],
    ['a date in the past', 'Sun, 22 Nov 2026 09:59:00 GMT', null],
    ['any other text', 'bientôt', null],
  ])('%s', async (_title, value, retryAfterSeconds) => {
    const headers = { 'Retry-After': value, Date: date };
    expect(await outcomeOf(signIn[1], 429, {}, headers)).toEqual(
      E.left({ kind: 'service/too-many-requests', retryAfterSeconds }),
    );
  });
});
