import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as operations from '../../../../generated/operations';
import { httpPurchaseGateway } from '../../../../src/adapters/http/purchase/HttpPurchaseGateway';
import type { Send } from '../../../support/http/calls';
import { answerExample } from '../../../simulators/support/examples';
import { startFailingServer } from '../../../support/http/failingServer';
import { startPrism, type RunningPrism } from '../../../support/contract/prism';
import { anOrderedPurchase, documentFiles } from '../../../support/purchase/purchase';
import {
  addOrder,
  checkEmail,
  refusable,
  requestSignature,
  retrieve,
  returns,
  signatureHost,
} from '../../../support/purchase/purchaseCalls';
import { testClient } from '../../../support/http/testClient';

let prism: RunningPrism;

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://www.example.fr' });
  prism = await startPrism();
}, 60_000);

afterAll(async () => {
  vi.unstubAllGlobals();
  await prism.stop();
});

/** The outcome of a call for this answer of the server; status 0: no answer. */
async function outcomeOf([, ask]: readonly [string, Send], status: number, body: unknown) {
  const malformed: string[] = [];
  const server = await startFailingServer((request, response) => {
    request.resume();
    if (status === 0) return;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const outcome = await ask(testClient(server.url, malformed, status === 0 ? 200 : 10_000));
  await server.stop();
  return { outcome, malformed };
}

describe('the examples of the contract', () => {
  const asked = ([, ask]: readonly [string, Send]) => ask(testClient(prism.url));

  it('P7.13, P4.2 an e-mail has an account, or none', async () => {
    expect(await asked(checkEmail)).toEqual(E.right(expect.any(Boolean)));
    expect((await outcomeOf(checkEmail, 200, true)).outcome).toEqual(E.right(true));
    expect((await outcomeOf(checkEmail, 200, false)).outcome).toEqual(E.right(false));
  });

  it('P7.15, P9.5 an order has a reference', async () => {
    expect(await asked(addOrder)).toEqual(E.right('CDW0000042'));
  });

  it('P7.16 an order is read as it was placed', async () => {
    expect(await asked(retrieve)).toEqual(E.right(anOrderedPurchase()));
  });

  it('P7.14, P4.4, P4.5 a contract has its preview and its link, with the return addresses', async () => {
    const { token } = answerExample('requestSignature') as { readonly token: string };
    expect(await asked(requestSignature)).toEqual(
      E.right({
        previewAddress: '/calinda/contrats/880042/apercu.pdf',
        signAddress:
          `${signatureHost}/calinda/sellandsign/#/contract/880042/sign;c_id=880042;no_ui=true;` +
          'refback=https%3A%2F%2Fwww.example.fr%2Fachat%2FCDW0000042%2Fsigne;' +
          `errorback=https%3A%2F%2Fwww.example.fr%2Fachat%2FCDW0000042;j_token=${token}`,
      }),
    );
  });

  it('P7.14 without a host the contract is signed on the origin of the site', async () => {
    const result = await httpPurchaseGateway(testClient(prism.url), '').generateContract({
      order: anOrderedPurchase(),
      civility: null,
      files: { rib: documentFiles.rib },
      returns,
    })();
    expect(result).toMatchObject(
      E.right({
        signAddress: expect.stringMatching(
          /^\/calinda\/sellandsign\/#\/contract\/880042/,
        ) as string,
      }),
    );
  });
});

describe.each(refusable)('%s: refused', (...call) => {
  const kind = call[0] === retrieve[0] ? 'service/not-found' : 'service/refused';

  it.each([
    ["P8.9, P8.10 state false has the server's sentence unchanged", { response: 'Non.' }, 'Non.'],
    ['state false without a sentence', {}, null],
    ['state false with an empty sentence', { response: ' ' }, null],
  ])('%s', async (_title, answer, message) => {
    const { outcome } = await outcomeOf(call, 200, { state: false, ...answer });
    expect(outcome).toEqual(E.left({ kind, message }));
  });

  it.each([
    ['state true and nothing else', { state: true }],
    ['no state', { response: 'oui' }],
    ['state as text', { state: 'false', response: 'Non.' }],
    ['null', null],
    ['a list', []],
  ])('an answer outside the contract is reported to developers: %s', async (_title, answer) => {
    const { outcome, malformed } = await outcomeOf(call, 200, answer);
    expect(outcome).toEqual(E.left({ kind: 'service/unreadable' }));
    expect(malformed).not.toEqual([]);
  });
});

it.each([['oui'], [null], [1], [{ state: true }], [{ state: false, response: 'Non.' }]])(
  'P7.13 « %j » is unreadable as the answer on an e-mail',
  async (answer) => {
    const { outcome } = await outcomeOf(checkEmail, 200, JSON.stringify(answer));
    expect(outcome).toEqual(E.left({ kind: 'service/unreadable' }));
  },
);

describe.each([checkEmail, ...refusable])('%s: failures', (...call) => {
  it.each<[string, number, unknown, unknown]>([
    ['a failing server', 500, { code: 500, message: 'Panne.' }, { kind: 'service/failed' }],
    ['a failing server without a body', 500, '', { kind: 'service/failed' }],
    [
      'too many guesses',
      429,
      { code: 429, message: 'Trop de tentatives.' },
      { kind: 'service/too-many-requests', retryAfterSeconds: null },
    ],
    ['a 401, which does not end the session', 401, { code: 401 }, { kind: 'service/failed' }],
    ['HTML', 200, '<!doctype html><title>Maintenance</title>', { kind: 'service/unreadable' }],
    ['an empty answer', 200, '', { kind: 'service/unreadable' }],
    ['no answer in time', 0, null, { kind: 'service/too-slow' }],
  ])('%s', async (_title, status, body, failure) => {
    expect((await outcomeOf(call, status, body)).outcome).toEqual(E.left(failure));
  });

  it('no network', async () => {
    expect(await call[1](testClient('http://127.0.0.1:9'))).toEqual(
      E.left({ kind: 'service/unreachable' }),
    );
  });
});

describe('P4.4 the preview of a contract', () => {
  const answer = answerExample('requestSignature') as object;
  const preview = async (contractLink: string) => {
    const { outcome } = await outcomeOf(requestSignature, 200, { ...answer, contractLink });
    return outcome as E.Either<unknown, { readonly previewAddress: string }>;
  };

  it.each([
    ['/contrats/apercu/1', '/contrats/apercu/1'],
    ['contrats/apercu/1.pdf', '/contrats/apercu/1.pdf'],
    ['https://signature.example.fr/apercu?id=1', 'https://signature.example.fr/apercu?id=1'],
  ])('can be at « %s »', async (contractLink, previewAddress) => {
    expect(await preview(contractLink)).toMatchObject(E.right({ previewAddress }));
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://www.example.fr/1',
    'vbscript:x',
    'file:///etc/passwd',
    '//host.example/apercu',
    '\\\\host.example\\apercu',
    '/\\host.example/apercu',
    '/\t/host.example/apercu',
    '/.//host.example/apercu',
    '/a/..//host.example/apercu',
    ' ',
  ])('is unreadable at « %s », also for the codec', async (contractLink) => {
    expect(E.isRight(operations.requestSignature.answer.decode({ ...answer, contractLink }))).toBe(
      false,
    );
    expect(await preview(contractLink)).toEqual(E.left({ kind: 'service/unreadable' }));
  });
});

it('P4.5 the token of a contract is in no report to developers', async () => {
  const answer = { ...(answerExample('requestSignature') as object), id: 'x', token: 'secret' };
  const { outcome, malformed } = await outcomeOf(requestSignature, 200, answer);
  expect(outcome).toEqual(E.left({ kind: 'service/unreadable' }));
  expect(malformed.join()).toContain('id');
  expect(malformed.join()).not.toContain('secret');
});

it('P7.17 an unknown reference is requested once, and its order is not requested', async () => {
  const paths: string[] = [];
  const server = await startFailingServer((request, response) => {
    paths.push(request.url ?? '');
    request.resume();
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answerExample('findOrderReference', 'notFound')));
  });
  const outcome = await retrieve[1](testClient(server.url));
  await server.stop();
  expect(outcome).toEqual(
    E.left({
      kind: 'service/not-found',
      message: 'Aucune commande ne correspond à cette référence.',
    }),
  );
  expect(paths).toEqual(['/api/public/order/reference']);
});

it.each<[unknown, string]>([
  ['42', 'CDW0000042'],
  ['0000042', 'CDW0000042'],
  [77, 'CDW0000077'],
  ['12345678', 'CDW12345678'],
])('P9.5, M7.24 a reference is text or a number, and is padded: %j', async (reference, shown) => {
  const { outcome } = await outcomeOf(addOrder, 200, { state: true, reference });
  expect(outcome).toEqual(E.right(shown));
});

it.each(['abc', '', 'CDW0000042', 0, 4.2, null])(
  'P9.5 the invalid reference %j of an order is unreadable',
  async (reference) => {
    const { outcome } = await outcomeOf(addOrder, 200, { state: true, reference });
    expect(outcome).toEqual(E.left({ kind: 'service/unreadable' }));
  },
);
