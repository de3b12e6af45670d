import { describe, expect, it } from 'vitest';
import { sealOf, testKey } from '../../../scripts/simulators/bank/seal.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { acknowledged, bankTells, sealRefused } from './bank.ts';

const operator = operatorForEachTest();

function payments(): readonly unknown[] {
  return operator.world.store.rows(
    'SELECT reference, cents, returnCode, settledAt FROM payment ORDER BY id',
  );
}

function settledOrders(): readonly unknown[] {
  return operator.world.store.rows('SELECT id FROM badgeOrder WHERE settledAt IS NOT NULL');
}

async function post(fields: Readonly<Record<string, string>>): Promise<unknown> {
  return (await operator.send('receiveBankCallback', { body: fields })).body;
}

describe('P7.19 what the bank tells', () => {
  it.each([
    ['nominal', 'payetest'],
    ['paid', 'paiement'],
    ['cancelled', 'Annulation'],
  ])('in the example %s is acknowledged and kept', async (name, returnCode) => {
    const body = requestExample('receiveBankCallback', name);
    expect((await operator.send('receiveBankCallback', { body })).body).toBe(acknowledged);
    expect(payments()).toMatchObject([{ reference: 'CDW0000042', cents: 9_525, returnCode }]);
  });

  it('in the example tampered is of nobody: nothing of it is kept', async () => {
    const body = requestExample('receiveBankCallback', 'tampered');
    expect((await operator.send('receiveBankCallback', { body })).body).toBe(sealRefused);
    expect(payments()).toEqual([]);
  });

  it('is sealed with the fields that the contract does not name', async () => {
    expect(await bankTells(operator, 'CDW0000043', '326.50EUR', { ipclient: '127.0.0.1' })).toBe(
      acknowledged,
    );
    const fields = { ...requestExample('receiveBankCallback'), added: 'later' };
    expect(await post(fields)).toBe(sealRefused);
  });

  it('does not count when a field comes twice', async () => {
    const fields = { ...requestExample('receiveBankCallback'), 'texte-libre': 'badge' };
    const body = `${new URLSearchParams(fields).toString()}&extra=1&extra=2`;
    const response = await operator.fetch('/api/public/order/bank', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(await response.text()).toBe(sealRefused);
  });

  it('is kept once, however often it is told', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await bankTells(operator, 'CDW0000043', '326.50EUR')).toBe(acknowledged);
    }
    expect(payments()).toHaveLength(1);
    await bankTells(operator, 'CDW0000043', '326.50EUR', { date: '21/11/2026_a_10:00:05' });
    expect(payments()).toMatchObject([
      { settledAt: operator.world.clock.now() },
      { settledAt: null },
    ]);
  });

  it('may be a refusal first and a payment later', async () => {
    await bankTells(operator, 'CDW0000043', '326.50EUR', { 'code-retour': 'Annulation' });
    await bankTells(operator, 'CDW0000043', '326.50EUR');
    expect(payments()).toMatchObject([{ settledAt: null }, { returnCode: 'payetest' }]);
    expect(settledOrders()).toEqual([{ id: 43 }]);
  });

  it('may have its seal in capital digits', async () => {
    const fields = { ...requestExample('receiveBankCallback') } as unknown as Record<
      string,
      string
    >;
    const MAC = sealOf(fields, testKey).toUpperCase();
    expect(await post({ ...fields, MAC })).toBe(acknowledged);
  });

  it.each(['Mallory', '', 'CDW0000042*montant=1'])(
    'may say anything in its free text: « %s »',
    async (text) => {
      expect(await bankTells(operator, 'CDW0000044', '30.00EUR', { 'texte-libre': text })).toBe(
        acknowledged,
      );
    },
  );

  it.each([`${'9'.repeat(400)}EUR`, '90071992547409.91EUR', '90071992547409919EUR'])(
    'may be any amount',
    async (montant) => {
      expect(await bankTells(operator, 'CDW0000044', montant)).toBe(acknowledged);
      expect(settledOrders()).toEqual([]);
    },
  );
});

describe('P4.35 what settles an order', () => {
  it.each(['paiement', 'payetest'])('the return code %s', async (returnCode) => {
    await bankTells(operator, 'CDW0000043', '326.50EUR', { 'code-retour': returnCode });
    expect(settledOrders()).toEqual([{ id: 43 }]);
  });

  it.each([
    ['the return code Annulation', '326.50EUR', { 'code-retour': 'Annulation' }],
    ['the return code PAIEMENT', '326.50EUR', { 'code-retour': 'PAIEMENT' }],
    ['a cent less', '326.49EUR', {}],
    ['a cent more', '326.51EUR', {}],
    ['another currency', '326.50USD', {}],
  ] as const)('not %s: it is kept and nothing else', async (_title, montant, changes) => {
    expect(await bankTells(operator, 'CDW0000043', montant, changes)).toBe(acknowledged);
    expect(payments()).toMatchObject([{ reference: 'CDW0000043', settledAt: null }]);
    expect(settledOrders()).toEqual([]);
  });

  it.each(['326.5EUR', '326.50EUR'])('the amount as the bank writes it: %s', async (montant) => {
    await bankTells(operator, 'CDW0000043', montant);
    expect(settledOrders()).toEqual([{ id: 43 }]);
  });

  it('not the payment of a reference that nobody knows', async () => {
    for (const reference of ['CDW0009999', 'PLI0000000Z', '99999999', 'abc', '-']) {
      expect(await bankTells(operator, reference, '10.00EUR')).toBe(acknowledged);
    }
    expect(payments()).toHaveLength(5);
  });
});
