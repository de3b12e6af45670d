import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpNoticeGateway } from '../../../../src/adapters/http/notice/HttpNoticeGateway';
import { toPassageNotice } from '../../../../src/adapters/http/notice/toPassageNotice';
import type { ApiClient } from '../../../../src/adapters/http/core/apiClient';
import type { Notice } from '../../../../generated/api';
import { instant } from '../../../../src/domain/basis/instant';
import { answerExample } from '../../../simulators/support/examples.ts';
import { startFailingServer } from '../../../support/http/failingServer';
import { aNoticeSearch, aPassageNotice } from '../../../support/publicSite/notices';
import { startPrism, type RunningPrism } from '../../../support/contract/prism';
import { startRecordingServer } from '../../../support/http/recordingServer';
import { testClient } from '../../../support/http/testClient';

type Ask = (api: ApiClient) => Promise<E.Either<{ readonly kind: string }, unknown>>;

const wish = { id: 31_007, isWanted: true };
const find: Ask = (api) => httpNoticeGateway(api).find(aNoticeSearch)();
const wishReceipt: Ask = (api) => httpNoticeGateway(api).wishReceipt(wish)();
/** The calls with the error that a refusal means. */
const calls: readonly (readonly [string, Ask, refusal: string])[] = [
  ['P7.20 lookup', find, 'service/not-found'],
  ['P7.21 receipt', wishReceipt, 'service/refused'],
];

let prism: RunningPrism;

beforeAll(async () => {
  prism = await startPrism();
}, 60_000);

afterAll(() => prism.stop());

/** The outcome of a call for this answer of the server; status 0: no answer. */
async function outcomeOf(ask: Ask, status: number, body: unknown): Promise<unknown> {
  const server = await startFailingServer((_request, response) => {
    if (status === 0) return;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const outcome = await ask(testClient(server.url, [], status === 0 ? 200 : 10_000));
  await server.stop();
  return outcome;
}

describe('the examples of the contract', () => {
  it('P7.20, P3.20 a notice is found, its amounts in cents', async () => {
    expect(await find(testClient(prism.url))).toEqual(E.right(aPassageNotice()));
  });

  it('P7.21 the request of a receipt is stored', async () => {
    expect(await wishReceipt(testClient(prism.url))).toEqual(E.right(undefined));
  });

  it('P4.7 a paid one has its date, P1.2 another the number of the payment notice', () => {
    const { cnp } = answerExample('retrieveNotice', 'paid') as { readonly cnp: Notice };
    expect(toPassageNotice(cnp)).toMatchObject({
      paidAt: instant(1_794_474_900),
      receivedAmount: 1320,
      isOpen: false,
    });
    const closed = answerExample('retrieveNotice', 'closed') as { readonly cnp: Notice };
    expect(toPassageNotice(closed.cnp)).toMatchObject({ paymentNoticeNumber: 'AP2608114' });
  });

  it('P3.20 unknown data of the payer is empty', () => {
    const { cnp } = answerExample('retrieveNotice') as { readonly cnp: Notice };
    const { address: _address, ...rest } = cnp;
    expect(toPassageNotice({ ...rest, apNo: ' ', zip: null, city: null })).toMatchObject({
      paymentNoticeNumber: null,
      payer: { address: '', zip: '', city: '' },
    });
  });
});

describe('the requests', () => {
  it.each([
    [
      'P7.20 number, plate and e-mail',
      find,
      '/api/public/cnp/retrieve',
      { reference: '26104887', numberplate: 'AB123CD', email: 'camille.durand@example.fr' },
    ],
    ['P7.21 id and state', wishReceipt, '/api/public/cnp/receipt', { id: 31_007, state: true }],
  ] as const)('%s', async (_title, ask, path, body) => {
    const server = await startRecordingServer();
    await ask(server.api);
    await server.stop();
    expect(server.sent).toMatchObject([{ method: 'PUT', path, body: JSON.stringify(body) }]);
  });
});

describe.each(calls)('%s: failures', (_name, ask, refusal) => {
  it.each<[string, number, unknown, unknown]>([
    [
      "P8.10 state false brings the server's words as they are",
      200,
      { state: false, response: 'Aucune constatation.' },
      { kind: refusal, message: 'Aucune constatation.' },
    ],
    ['state false without a sentence', 200, { state: false }, { kind: refusal, message: null }],
    [
      'too many guesses',
      429,
      { code: 429, message: 'Trop de tentatives.' },
      { kind: 'service/too-many-requests', retryAfterSeconds: null },
    ],
    ['a failing server', 500, '', { kind: 'service/failed' }],
    ['a 401, which does not end the session', 401, { code: 401 }, { kind: 'service/failed' }],
    ['no JSON', 200, '<html>', { kind: 'service/unreadable' }],
    ['an answer without a state', 200, { cnp: {} }, { kind: 'service/unreadable' }],
    ['no answer in time', 0, null, { kind: 'service/too-slow' }],
  ])('%s', async (_title, status, body, failure) => {
    expect(await outcomeOf(ask, status, body)).toEqual(E.left(failure));
  });

  it('no network', async () => {
    expect(await ask(testClient('http://127.0.0.1:9'))).toEqual(
      E.left({ kind: 'service/unreachable' }),
    );
  });
});

it('a notice is unreadable under a reference that the bank does not accept', async () => {
  const answer = answerExample('retrieveNotice') as { readonly cnp: Notice };
  const odd = { ...answer, cnp: { ...answer.cnp, reference: '<b>26104887</b>' } };
  expect(await outcomeOf(find, 200, odd)).toEqual(E.left({ kind: 'service/unreadable' }));
});
