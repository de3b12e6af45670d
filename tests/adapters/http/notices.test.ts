import { left, right, type Either } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpNoticeGateway } from '../../../src/adapters/http/HttpNoticeGateway';
import { toPassageNotice } from '../../../src/adapters/http/toPassageNotice';
import type { ApiClient } from '../../../src/adapters/http/apiClient';
import type { Notice } from '../../../generated/api';
import { instant } from '../../../src/domain/instant';
import { answerExample } from '../../simulators/support/examples.ts';
import { startFailingServer } from '../../support/failingServer';
import { aNoticeSearch, aPassageNotice } from '../../support/notices';
import { startPrism, type RunningPrism } from '../../support/prism';
import { startRecordingServer } from '../../support/recordingServer';
import { testClient } from '../../support/testClient';

type Ask = (api: ApiClient) => Promise<Either<{ readonly kind: string }, unknown>>;

const wish = { id: 31_007, isWanted: true };
const find: Ask = (api) => httpNoticeGateway(api).find(aNoticeSearch)();
const wishReceipt: Ask = (api) => httpNoticeGateway(api).wishReceipt(wish)();
/** With what a refusal means of each. */
const calls: readonly (readonly [string, Ask, refusal: string])[] = [
  ['P7.20 lookup', find, 'service/not-found'],
  ['P7.21 receipt', wishReceipt, 'service/refused'],
];

let prism: RunningPrism;

beforeAll(async () => {
  prism = await startPrism();
}, 60_000);

afterAll(() => prism.stop());

/** How a call ends when the server answers this; status 0 is silence. */
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

describe("the contract's own answers", () => {
  it('P7.20, P3.20 a notice is found, its amounts in cents', async () => {
    expect(await find(testClient(prism.url))).toEqual(right(aPassageNotice()));
  });

  it('P7.21 a wish for a receipt is kept', async () => {
    expect(await wishReceipt(testClient(prism.url))).toEqual(right(undefined));
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

  it('P3.20 what is not known of the payer is empty', () => {
    const { cnp } = answerExample('retrieveNotice') as { readonly cnp: Notice };
    const { address: _address, ...rest } = cnp;
    expect(toPassageNotice({ ...rest, apNo: ' ', zip: null, city: null })).toMatchObject({
      paymentNoticeNumber: null,
      payer: { address: '', zip: '', city: '' },
    });
  });
});

describe('what is asked', () => {
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

describe.each(calls)('%s: what does not come', (_name, ask, refusal) => {
  it.each<[string, number, unknown, unknown]>([
    [
      "P8.10 state false brings the server's words as they are",
      200,
      { state: false, response: 'Aucune constatation.' },
      { kind: refusal, message: 'Aucune constatation.' },
    ],
    ['state false without words', 200, { state: false }, { kind: refusal, message: null }],
    [
      'too many guesses',
      429,
      { code: 429, message: 'Trop de tentatives.' },
      { kind: 'service/too-many-requests', retryAfterSeconds: null },
    ],
    ['a failing server', 500, '', { kind: 'service/failed' }],
    ['a 401, which says nothing of the session', 401, { code: 401 }, { kind: 'service/failed' }],
    ['no JSON', 200, '<html>', { kind: 'service/unreadable' }],
    ['an answer without a state', 200, { cnp: {} }, { kind: 'service/unreadable' }],
    ['silence', 0, null, { kind: 'service/too-slow' }],
  ])('%s', async (_title, status, body, failure) => {
    expect(await outcomeOf(ask, status, body)).toEqual(left(failure));
  });

  it('no network', async () => {
    expect(await ask(testClient('http://127.0.0.1:9'))).toEqual(
      left({ kind: 'service/unreachable' }),
    );
  });
});

it('a notice under a reference that the bank does not take is not read', async () => {
  const answer = answerExample('retrieveNotice') as { readonly cnp: Notice };
  const odd = { ...answer, cnp: { ...answer.cnp, reference: '<b>26104887</b>' } };
  expect(await outcomeOf(find, 200, odd)).toEqual(left({ kind: 'service/unreadable' }));
});
