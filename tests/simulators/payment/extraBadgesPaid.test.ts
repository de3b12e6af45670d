import { describe, expect, it } from 'vitest';
import type { SubscriberAnswer } from '../../../generated/api.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { bankTells, validated } from './bank.ts';

const operator = operatorForEachTest();

type User = SubscriberAnswer['user'];

async function subscriber(): Promise<User> {
  return (
    (await operator.send('loadSubscriber', { token: operator.token })).body as SubscriberAnswer
  ).user;
}

/** Answers the reference as the site shows it. */
async function order(name: string, changes: object = {}): Promise<string> {
  const body = { ...requestExample('orderBadges', name), ...changes };
  const told = await operator.send('orderBadges', {
    token: operator.token,
    path: { contractId: 1201 },
    body,
  });
  return `CDW${(told.body as { readonly reference: string }).reference.padStart(7, '0')}`;
}

describe('M4.5 extra badges that were paid', () => {
  it('are on the contract, active and not yet handed out', async () => {
    const before = await subscriber();
    await bankTells(operator, await order('toCorrespondence'), '106.50EUR');
    const after = await subscriber();
    const known = new Set(before.badges?.[0]?.map(({ id }) => id));
    const added = after.badges?.[0]?.filter(({ id }) => !known.has(id)) ?? [];
    const badge = { status: 'AC', deliveryDate: null, deliveryType: 'LC', canUpdate: true };
    expect(added).toMatchObject([badge, badge]);
    expect(new Set(added.map(({ badgeReference }) => badgeReference)).size).toBe(2);
    expect(after.contracts[0]?.nbActiveBadges).toBe(5);
  });

  it('M3.2 make the deposit grow, and their initial loading is on the balance', async () => {
    await bankTells(operator, await order('toCorrespondence'), '106.50EUR');
    expect((await subscriber()).contracts[0]).toMatchObject({
      securityValue: 100,
      balanceSign: '+',
      accountBalance: 12.4,
    });
  });

  it('M3.11 are told in the history, one by one', async () => {
    await bankTells(operator, await order('toCorrespondence'), '106.50EUR');
    const { badges, contractsAmendments } = await subscriber();
    const latest = contractsAmendments?.[0]?.slice(0, 2) ?? [];
    expect(latest).toMatchObject([{ title: 'Badge ajouté' }, { title: 'Badge ajouté' }]);
    const references = badges?.[0]?.map(({ badgeReference }) => `Badge ${badgeReference}`);
    for (const { detail } of latest) expect(references).toContain(detail);
  });

  it('are not there before, nor twice', async () => {
    const reference = await order('nominal');
    expect((await subscriber()).badges?.[0]).toHaveLength(6);
    for (let count = 0; count < 3; count += 1) await bankTells(operator, reference, '50.00EUR');
    await bankTells(operator, reference, '50.00EUR', { date: '22/11/2026_a_10:00:00' });
    expect(await validated(operator, reference.slice(3))).toMatchObject({ state: true });
    expect((await subscriber()).badges?.[0]).toHaveLength(7);
  });

  it('are there although the contract stopped allowing orders after this one', async () => {
    const reference = await order('nominal');
    operator.world.store.run(
      `UPDATE contract SET data = json_set(data, '$.status', 'C') WHERE id = 1201`,
    );
    await bankTells(operator, reference, '50.00EUR');
    expect((await subscriber()).badges?.[0]).toHaveLength(7);
  });
});
