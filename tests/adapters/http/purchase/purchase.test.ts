import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as operations from '../../../../generated/operations';
import { httpPurchaseGateway } from '../../../../src/adapters/http/purchase/HttpPurchaseGateway';
import { answeringClient, type Asked } from '../../../support/http/answeringClient';
import type { Send } from '../../../support/http/calls';
import { answerExample } from '../../../simulators/support/examples';
import { anOrderedPurchase, documentFiles } from '../../../support/purchase/purchase';
import {
  addOrder,
  checkEmail,
  requestSignature,
  retrieve,
  returns,
  signatureHost,
} from '../../../support/purchase/purchaseCalls';

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://www.example.fr' });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

/** The outcome of a call for this answer of the server. */
async function outcomeOf([, ask]: readonly [string, Send], body: unknown) {
  const malformed: string[] = [];
  const outcome = await ask(answeringClient(() => ({ body }), [], malformed));
  return { outcome, malformed };
}

describe('the examples of the contract', () => {
  const asked = ([, ask]: readonly [string, Send]) => ask(answeringClient());

  it('P7.13, P4.2 an e-mail has an account, or none', async () => {
    expect(await asked(checkEmail)).toEqual(E.right(expect.any(Boolean)));
    expect((await outcomeOf(checkEmail, true)).outcome).toEqual(E.right(true));
    expect((await outcomeOf(checkEmail, false)).outcome).toEqual(E.right(false));
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
    const result = await httpPurchaseGateway(answeringClient(), '').generateContract({
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

it.each([['oui'], [null], [1], [{ state: true }], [{ state: false, response: 'Non.' }]])(
  'P7.13 « %j » is unreadable as the answer on an e-mail',
  async (answer) => {
    const { outcome } = await outcomeOf(checkEmail, answer);
    expect(outcome).toEqual(E.left({ kind: 'service/unreadable' }));
  },
);

describe('P4.4 the preview of a contract', () => {
  const answer = answerExample('requestSignature') as object;
  const preview = async (contractLink: string) => {
    const { outcome } = await outcomeOf(requestSignature, { ...answer, contractLink });
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
  const { outcome, malformed } = await outcomeOf(requestSignature, answer);
  expect(outcome).toEqual(E.left({ kind: 'service/unreadable' }));
  expect(malformed.join()).toContain('id');
  expect(malformed.join()).not.toContain('secret');
});

it('P7.17 an unknown reference is requested once, and its order is not requested', async () => {
  const asked: Asked[] = [];
  const body = answerExample('findOrderReference', 'notFound');
  const outcome = await retrieve[1](answeringClient(() => ({ body }), asked));
  expect(outcome).toEqual(
    E.left({
      kind: 'service/not-found',
      message: 'Aucune commande ne correspond à cette référence.',
    }),
  );
  expect(asked.map(({ operation }) => operation)).toEqual(['findOrderReference']);
});

it.each<[unknown, string]>([
  ['42', 'CDW0000042'],
  ['0000042', 'CDW0000042'],
  [77, 'CDW0000077'],
  ['12345678', 'CDW12345678'],
])('P9.5, M7.24 a reference is text or a number, and is padded: %j', async (reference, shown) => {
  const { outcome } = await outcomeOf(addOrder, { state: true, reference });
  expect(outcome).toEqual(E.right(shown));
});

it.each(['abc', '', 'CDW0000042', 0, 4.2, null])(
  'P9.5 the invalid reference %j of an order is unreadable',
  async (reference) => {
    const { outcome } = await outcomeOf(addOrder, { state: true, reference });
    expect(outcome).toEqual(E.left({ kind: 'service/unreadable' }));
  },
);
