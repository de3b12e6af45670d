import { describe, expect, it } from 'vitest';
import type { SubscriberAnswer } from '../../../generated/api.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { sendBankReport, validated } from './bank.ts';

const operator = operatorForEachTest();

type User = SubscriberAnswer['user'];

async function subscriber(): Promise<User> {
  return (
    (await operator.send('loadSubscriber', { token: operator.token })).body as SubscriberAnswer
  ).user;
}

/** Orders extra badges; returns the reference in the bank's form. */
async function order(name: string, changes: object = {}): Promise<string> {
  const body = { ...requestExample('orderBadges', name), ...changes };
  const answer = await operator.send('orderBadges', {
    token: operator.token,
    path: { contractId: 1201 },
    body,
  });
  return `CDW${(answer.body as { readonly reference: string }).reference.padStart(7, '0')}`;
}

describe('M4.5 paid extra badges', () => {
  it('are added to the contract, active and not yet delivered', async () => {
    const before = await subscriber();
    await sendBankReport(operator, await order('toCorrespondence'), '106.50EUR');
    const after = await subscriber();
    const known = new Set(before.badges?.[0]?.map(({ id }) => id));
    const added = after.badges?.[0]?.filter(({ id }) => !known.has(id)) ?? [];
    const badge = { status: 'AC', deliveryDate: null, deliveryType: 'LC', canUpdate: true };
    expect(added).toMatchObject([badge, badge]);
    expect(new Set(added.map(({ badgeReference }) => badgeReference)).size).toBe(2);
    expect(after.contracts[0]?.nbActiveBadges).toBe(5);
  });

  it('M3.2 increase the deposit and credit their initial loading to the balance', async () => {
    await sendBankReport(operator, await order('toCorrespondence'), '106.50EUR');
    expect((await subscriber()).contracts[0]).toMatchObject({
      securityValue: 100,
      balanceSign: '+',
      accountBalance: 12.4,
    });
  });

  it('M3.11 add one row each to the history', async () => {
    await sendBankReport(operator, await order('toCorrespondence'), '106.50EUR');
    const { badges, contractsAmendments } = await subscriber();
    const latest = contractsAmendments?.[0]?.slice(0, 2) ?? [];
    expect(latest).toMatchObject([{ title: 'Badge ajouté' }, { title: 'Badge ajouté' }]);
    const references = badges?.[0]?.map(({ badgeReference }) => `Badge ${badgeReference}`);
    for (const { detail } of latest) expect(references).toContain(detail);
  });

  it('are not added before the payment, and only once', async () => {
    const reference = await order('nominal');
    expect((await subscriber()).badges?.[0]).toHaveLength(6);
    for (let count = 0; count < 3; count += 1)
      await sendBankReport(operator, reference, '50.00EUR');
    await sendBankReport(operator, reference, '50.00EUR', { date: '22/11/2026_a_10:00:00' });
    expect(await validated(operator, reference.slice(3))).toMatchObject({ state: true });
    expect((await subscriber()).badges?.[0]).toHaveLength(7);
  });

  it('are added even if the contract no longer allows orders', async () => {
    const reference = await order('nominal');
    operator.services.store.run(
      `UPDATE contract SET data = json_set(data, '$.status', 'C') WHERE id = 1201`,
    );
    await sendBankReport(operator, reference, '50.00EUR');
    expect((await subscriber()).badges?.[0]).toHaveLength(7);
  });
});
