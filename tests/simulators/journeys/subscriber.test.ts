import { describe, expect, it } from 'vitest';
import type { BadgesAnswer, SubscriberAnswer } from '../../../generated/api.ts';
import { validated } from '../payment/bank.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { atTheBank } from './atTheBank.ts';
import { letBankReach } from './letBankReach.ts';

const operator = operatorForEachTest();
letBankReach(operator);

async function firstContract(): Promise<SubscriberAnswer['user']['contracts'][number] | undefined> {
  const { body } = await operator.send('loadSubscriber', { token: operator.token });
  return (body as SubscriberAnswer).user.contracts[0];
}

describe('M4.5 a subscriber orders extra badges', () => {
  const listed = async (): Promise<NonNullable<BadgesAnswer['badges'][number]>> => {
    const { body } = await operator.send('listBadges', { token: operator.token });
    return (body as BadgesAnswer).badges[0] ?? [];
  };
  const order = async (example: string): Promise<string> => {
    const { body } = await operator.send('orderBadges', {
      token: operator.token,
      path: { contractId: 1201 },
      body: requestExample('orderBadges', example),
    });
    return (body as { readonly reference: string }).reference;
  };

  it('they are in the list once paid, and can be named', async () => {
    const before = await listed();
    const reference = await order('toCorrespondence');
    expect(await listed()).toEqual(before);
    await atTheBank(operator, { reference: `CDW${reference}`, euros: '106.50' }, 'payer');
    expect(await validated(operator, reference)).toMatchObject({ state: true });
    const after = await listed();
    expect(after).toHaveLength(before.length + 2);
    expect((await firstContract())?.nbActiveBadges).toBe(5);

    const known = new Set(before.map(({ id }) => id));
    const added = after.find(({ id }) => !known.has(id));
    const answer = await operator.send('saveBadgeServices', {
      token: operator.token,
      path: { id: added?.id ?? 0 },
      body: { ...requestExample('saveBadgeServices'), name: 'SCOOTER' },
    });
    expect(answer.body).toMatchObject({ state: true });
    expect((await listed()).find(({ id }) => id === added?.id)).toMatchObject({ name: 'SCOOTER' });
  });

  it('the list does not change when the bank refuses', async () => {
    const before = await listed();
    const reference = await order('nominal');
    await atTheBank(operator, { reference: `CDW${reference}`, euros: '50.00' }, 'refuser');
    expect(await validated(operator, reference)).toMatchObject({ state: false });
    expect(await listed()).toEqual(before);
  });

  it('the list does not change when one cent is missing, although the bank accepts the payment', async () => {
    const before = await listed();
    const reference = await order('nominal');
    await atTheBank(operator, { reference: `CDW${reference}`, euros: '49.99' }, 'payer');
    expect(await validated(operator, reference)).toMatchObject({ state: false });
    expect(await listed()).toEqual(before);
  });
});

describe('M2.20 a subscriber pays an unpaid direct debit', () => {
  it('the invoice is then no longer unpaid', async () => {
    const [unpaid] = (await firstContract())?.unpaidInvoicesObj ?? [];
    const reference = `PLI${unpaid?.paymentReference ?? ''}${unpaid?.letter ?? ''}`;
    const payment = { reference, euros: unpaid?.totalAmount.toFixed(2) ?? '' };
    await atTheBank(operator, payment, 'refuser');
    expect((await firstContract())?.unpaidInvoicesObj).toEqual([unpaid]);
    expect(await validated(operator, reference)).toMatchObject({ state: false });

    await atTheBank(operator, payment, 'payer');
    expect(await validated(operator, reference)).toMatchObject({ state: true });
    expect(await firstContract()).toMatchObject({ unpaidInvoicesObj: [], accountBalance: 0 });
    expect(await atTheBank(operator, payment, 'payer')).toBe('Cette référence est déjà payée.');
  });
});
