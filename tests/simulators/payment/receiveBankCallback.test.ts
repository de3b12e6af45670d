import { describe, expect, it } from 'vitest';
import { sealOf, testKey } from '../../../scripts/simulators/bank/seal.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { acknowledged, sendBankReport, sealRefused } from './bank.ts';

const operator = operatorForEachTest();

function payments(): readonly unknown[] {
  return operator.services.store.rows(
    'SELECT reference, cents, returnCode, settledAt FROM payment ORDER BY id',
  );
}

function settledOrders(): readonly unknown[] {
  return operator.services.store.rows('SELECT id FROM badgeOrder WHERE settledAt IS NOT NULL');
}

async function post(fields: Readonly<Record<string, string>>): Promise<unknown> {
  return (await operator.send('receiveBankCallback', { body: fields })).body;
}

describe("P7.19 the bank's report", () => {
  it.each([
    ['nominal', 'payetest'],
    ['paid', 'paiement'],
    ['cancelled', 'Annulation'],
  ])('of the example %s is acknowledged and stored', async (name, returnCode) => {
    const body = requestExample('receiveBankCallback', name);
    expect((await operator.send('receiveBankCallback', { body })).body).toBe(acknowledged);
    expect(payments()).toMatchObject([{ reference: 'CDW0000042', cents: 9_525, returnCode }]);
  });

  it('of the example tampered is refused and not stored', async () => {
    const body = requestExample('receiveBankCallback', 'tampered');
    expect((await operator.send('receiveBankCallback', { body })).body).toBe(sealRefused);
    expect(payments()).toEqual([]);
  });

  it('has a seal that covers fields outside the contract too', async () => {
    expect(
      await sendBankReport(operator, 'CDW0000043', '326.50EUR', { ipclient: '127.0.0.1' }),
    ).toBe(acknowledged);
    const fields = { ...requestExample('receiveBankCallback'), added: 'later' };
    expect(await post(fields)).toBe(sealRefused);
  });

  it('is refused when a field is repeated', async () => {
    const fields = { ...requestExample('receiveBankCallback'), 'texte-libre': 'badge' };
    const body = `${new URLSearchParams(fields).toString()}&extra=1&extra=2`;
    const response = await operator.fetch('/api/public/order/bank', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(await response.text()).toBe(sealRefused);
  });

  it('is stored once, even if it is repeated', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await sendBankReport(operator, 'CDW0000043', '326.50EUR')).toBe(acknowledged);
    }
    expect(payments()).toHaveLength(1);
    await sendBankReport(operator, 'CDW0000043', '326.50EUR', { date: '21/11/2026_a_10:00:05' });
    expect(payments()).toMatchObject([
      { settledAt: operator.services.clock.now() },
      { settledAt: null },
    ]);
  });

  it('can be a refusal first and a payment later', async () => {
    await sendBankReport(operator, 'CDW0000043', '326.50EUR', { 'code-retour': 'Annulation' });
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    expect(payments()).toMatchObject([{ settledAt: null }, { returnCode: 'payetest' }]);
    expect(settledOrders()).toEqual([{ id: 43 }]);
  });

  it('may have an upper-case seal', async () => {
    const fields = { ...requestExample('receiveBankCallback') } as unknown as Record<
      string,
      string
    >;
    const MAC = sealOf(fields, testKey).toUpperCase();
    expect(await post({ ...fields, MAC })).toBe(acknowledged);
  });

  it.each(['Mallory', '', 'CDW0000042*montant=1'])(
    'may have any free text: « %s »',
    async (text) => {
      expect(
        await sendBankReport(operator, 'CDW0000044', '30.00EUR', { 'texte-libre': text }),
      ).toBe(acknowledged);
    },
  );

  it.each([`${'9'.repeat(400)}EUR`, '90071992547409.91EUR', '90071992547409919EUR'])(
    'may have any amount',
    async (montant) => {
      expect(await sendBankReport(operator, 'CDW0000044', montant)).toBe(acknowledged);
      expect(settledOrders()).toEqual([]);
    },
  );
});

describe('P4.35 an order is settled', () => {
  it.each(['paiement', 'payetest'])('by the return code %s', async (returnCode) => {
    await sendBankReport(operator, 'CDW0000043', '326.50EUR', { 'code-retour': returnCode });
    expect(settledOrders()).toEqual([{ id: 43 }]);
  });

  it.each([
    ['the return code Annulation', '326.50EUR', { 'code-retour': 'Annulation' }],
    ['the return code PAIEMENT', '326.50EUR', { 'code-retour': 'PAIEMENT' }],
    ['one cent less', '326.49EUR', {}],
    ['one cent more', '326.51EUR', {}],
    ['another currency', '326.50USD', {}],
  ] as const)('not by %s: the report is only stored', async (_title, montant, changes) => {
    expect(await sendBankReport(operator, 'CDW0000043', montant, changes)).toBe(acknowledged);
    expect(payments()).toMatchObject([{ reference: 'CDW0000043', settledAt: null }]);
    expect(settledOrders()).toEqual([]);
  });

  it.each(['326.5EUR', '326.50EUR'])("by the amount in the bank's format: %s", async (montant) => {
    await sendBankReport(operator, 'CDW0000043', montant);
    expect(settledOrders()).toEqual([{ id: 43 }]);
  });

  it('not by the payment of an unknown reference', async () => {
    for (const reference of ['CDW0009999', 'PLI0000000Z', '99999999', 'abc', '-']) {
      expect(await sendBankReport(operator, reference, '10.00EUR')).toBe(acknowledged);
    }
    expect(payments()).toHaveLength(5);
  });
});
