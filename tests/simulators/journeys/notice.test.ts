import { describe, expect, it } from 'vitest';
import type { Notice, NoticeAnswer } from '../../../generated/api.ts';
import { validated } from '../payment/bank.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { atTheBank } from './atTheBank.ts';
import { letBankReach } from './letBankReach.ts';

const operator = operatorForEachTest();
letBankReach(operator);

async function lookUp(email = 'lea.roy@example.fr'): Promise<Notice> {
  const body = requestExample('retrieveNotice', 'nominal', { email });
  return ((await operator.send('retrieveNotice', { body })).body as NoticeAnswer).cnp;
}

async function wantReceipt(id: number, state: boolean): Promise<unknown> {
  return (await operator.send('requestNoticeReceipt', { body: { id, state } })).body;
}

describe('P1.2 a visitor pays a notice online', () => {
  it('P4.10 with a receipt by mail; the notice is then paid', async () => {
    const notice = await lookUp();
    expect(notice).toMatchObject({ isOpen: true, paymentDate: null });
    expect(await wantReceipt(notice.id, true)).toEqual({ state: true });
    const payment = {
      reference: notice.reference,
      euros: (notice.passageAmount + notice.feesAmount - notice.receivedAmount).toFixed(2),
    };
    await atTheBank(operator, payment, 'refuser');
    expect(await lookUp()).toMatchObject({ paymentDate: null });
    expect(operator.mails).toEqual([]);

    await atTheBank(operator, payment, 'payer');
    expect(await validated(operator, notice.reference)).toMatchObject({ state: true });
    expect(operator.mails).toMatchObject([{ recipient: 'lea.roy@example.fr' }]);
    expect(await lookUp()).toMatchObject({
      receivedAmount: 13.2,
      paymentDate: { timestamp: operator.services.clock.now() },
      isOpen: false,
    });
    expect(await wantReceipt(notice.id, true)).toEqual({ state: false });
    expect(await atTheBank(operator, payment, 'payer')).toBe('Cette référence est déjà payée.');
  });

  it('P4.10 without a receipt, after the request was withdrawn', async () => {
    const { id, reference } = await lookUp();
    await wantReceipt(id, true);
    await wantReceipt(id, false);
    await atTheBank(operator, { reference, euros: '13.20' }, 'payer');
    expect(operator.mails).toEqual([]);
  });
});
