import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { httpNoticeGateway } from '../../../../src/adapters/http/notice/HttpNoticeGateway';
import { toPassageNotice } from '../../../../src/adapters/http/notice/toPassageNotice';
import type { ApiClient } from '../../../../src/adapters/http/core/apiClient';
import type { Notice } from '../../../../generated/api';
import { instant } from '../../../../src/domain/basis/instant';
import { answerExample } from '../../../simulators/support/examples.ts';
import { answeringClient } from '../../../support/http/answeringClient';
import { aNoticeSearch, aPassageNotice } from '../../../support/publicSite/notices';
import { startRecordingServer } from '../../../support/http/recordingServer';

type Ask = (api: ApiClient) => Promise<E.Either<{ readonly kind: string }, unknown>>;

const wish = { id: 31_007, isWanted: true };
const find: Ask = (api) => httpNoticeGateway(api).find(aNoticeSearch)();
const wishReceipt: Ask = (api) => httpNoticeGateway(api).wishReceipt(wish)();

describe('the examples of the contract', () => {
  it('P7.20, P3.20 a notice is found, its amounts in cents', async () => {
    expect(await find(answeringClient())).toEqual(E.right(aPassageNotice()));
  });

  it('P7.21 the request of a receipt is stored', async () => {
    expect(await wishReceipt(answeringClient())).toEqual(E.right(undefined));
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

it('a notice is unreadable under a reference that the bank does not accept', async () => {
  const answer = answerExample('retrieveNotice') as { readonly cnp: Notice };
  const odd = { ...answer, cnp: { ...answer.cnp, reference: '<b>26104887</b>' } };
  expect(await find(answeringClient(() => ({ body: odd })))).toEqual(
    E.left({ kind: 'service/unreadable' }),
  );
});
