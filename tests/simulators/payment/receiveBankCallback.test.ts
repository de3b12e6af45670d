import { describe, expect, it } from 'vitest';
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

async function post(fields: object): Promise<unknown> {
  return (await operator.send('receiveBankCallback', { body: fields })).body;
}

describe("P7.19 the bank's report", () => {
  it.each([
    ['nominal', 'payetest'],
    ['paid', 'paiement'],
    ['cancelled', 'Annulation'],
  ])('of the example %s is acknowledged and stored', async (name, returnCode) => {
    expect(await post(requestExample('receiveBankCallback', name))).toBe(acknowledged);
    expect(payments()).toMatchObject([{ reference: 'CDW0000042', cents: 9_525, returnCode }]);
  });

  it('with a wrong seal is refused and not stored; the seal covers unknown fields too', async () => {
    expect(await post(requestExample('receiveBankCallback', 'tampered'))).toBe(sealRefused);
    const fields = { ...requestExample('receiveBankCallback'), added: 'later' };
    expect(await post(fields)).toBe(sealRefused);
    expect(payments()).toEqual([]);
    const more = { ipclient: '127.0.0.1' };
    expect(await sendBankReport(operator, 'CDW0000043', '326.50EUR', more)).toBe(acknowledged);
  });

  it('is refused when a field is repeated', async () => {
    const fields = { ...requestExample('receiveBankCallback'), 'texte-libre': 'badge' };
    const response = await operator.fetch('/api/public/order/bank', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams(fields).toString()}&extra=1&extra=2`,
    });
    expect(await response.text()).toBe(sealRefused);
  });

  it('is stored once, even if it is repeated, and settles once', async () => {
    const report = (changes = {}): Promise<unknown> =>
      sendBankReport(operator, 'CDW0000043', '326.50EUR', changes);
    await Promise.all([report(), report(), report()]);
    expect(payments()).toHaveLength(1);
    await report({ date: '21/11/2026_a_10:00:05' });
    expect(payments()).toMatchObject([
      { settledAt: operator.services.clock.now() },
      { settledAt: null },
    ]);
  });
});

describe('P4.35 an order is settled', () => {
  it.each([
    ['the return code paiement', '326.50EUR', 'paiement'],
    ['the return code payetest', '326.50EUR', 'payetest'],
    ["the bank's short form of the amount", '326.5EUR', 'paiement'],
  ])('by %s', async (_title, montant, returnCode) => {
    await sendBankReport(operator, 'CDW0000043', montant, { 'code-retour': returnCode });
    expect(settledOrders()).toEqual([{ id: 43 }]);
  });

  it.each([
    ['the return code Annulation', '326.50EUR', 'Annulation'],
    ['the return code PAIEMENT', '326.50EUR', 'PAIEMENT'],
    ['one cent less', '326.49EUR', 'payetest'],
    ['one cent more', '326.51EUR', 'payetest'],
    ['another currency', '326.50USD', 'payetest'],
  ])('not by %s: the report is only stored', async (_title, montant, returnCode) => {
    const changes = { 'code-retour': returnCode };
    expect(await sendBankReport(operator, 'CDW0000043', montant, changes)).toBe(acknowledged);
    expect(payments()).toMatchObject([{ reference: 'CDW0000043', settledAt: null }]);
    expect(settledOrders()).toEqual([]);
  });
});
