import { describe, expect, it } from 'vitest';
import type { OrderRequest, PublicData } from '../../../generated/api.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const names = ['nominal', 'professional', 'locker'] as const;

async function add(name: (typeof names)[number], changes: object = {}): Promise<OperatorAnswer> {
  return operator.send('addOrder', { body: { ...requestExample('addOrder', name), ...changes } });
}

function stored(reference: string): unknown {
  return operator.services.store.row(
    'SELECT kind, contractId, email, cents, placedAt, signedAt, settledAt FROM badgeOrder WHERE id = :id',
    { id: Number(reference) },
  );
}

function latest(): unknown {
  return operator.services.store.row('SELECT id FROM badgeOrder ORDER BY placedAt DESC');
}

describe('P7.15 an order of a subscription', () => {
  it('P9.5 gets seven random digits, not the number after the last order', async () => {
    const references: number[] = [];
    for (const name of [...names, ...names]) {
      const { body } = await add(name);
      const { reference } = body as { readonly reference: string };
      expect(body).toEqual({ state: true, response: null, reference });
      expect(reference).toMatch(/^\d{7}$/);
      references.push(Number(reference));
    }
    const steps = references.slice(1).map((one, index) => one - (references[index] ?? 0));
    expect(new Set(steps).size).toBeGreaterThan(1);
  });

  it('P4.3 waits for its signature and its payment', async () => {
    const { body } = await add('nominal');
    expect(stored((body as { readonly reference: string }).reference)).toEqual({
      kind: 'subscription',
      contractId: null,
      email: 'camille.durand@example.fr',
      cents: 10_650,
      placedAt: operator.services.clock.now(),
      signedAt: null,
      settledAt: null,
    });
  });

  it('P7.16 is stored as it was filled in, without fields outside the contract', async () => {
    await add('nominal', { contractId: 987_654, remark: 'Bonjour' });
    const { data } = operator.services.store.row<{ data: string }>(
      'SELECT data FROM badgeOrder ORDER BY placedAt DESC',
    ) ?? { data: '' };
    expect(JSON.parse(data)).toEqual(requestExample('addOrder'));
  });

  it('P3.19 optional fields may be missing', async () => {
    const {
      address: _address,
      firstname: _firstname,
      corAddress2: _line,
      ...order
    } = requestExample('addOrder', 'locker');
    expect((await operator.send('addOrder', { body: order })).body).toMatchObject({ state: true });
  });
});

describe('P9.4 the operator uses its own amounts only', () => {
  const wrong: Readonly<Record<string, Partial<OrderRequest>>> = {
    'one cent less': { amountPaid: 106.49 },
    'one cent more': { amountPaid: 106.51 },
    'nothing to pay': { amountPaid: 0, bailTotal: 0, initialLoading: 0, shippingCost: 0 },
    'another deposit': { bailTotal: 20, amountPaid: 86.5 },
    'another initial loading': { initialLoading: 0, amountPaid: 46.5 },
    'no shipping': { shippingCost: 0, amountPaid: 100 },
    'another reload': { reloadValue: 50 },
    "another plan's deposit": { bondCode: 'D05' },
    'the price of another number of badges': { nbBadge: 3 },
    'an extremely large amount': { amountPaid: 1e308 },
  };
  it.each(Object.entries(wrong))('%s is refused', async (_name, changes) => {
    const before = latest();
    expect((await add('nominal', changes)).body).toEqual(answerExample('addOrder', 'refused'));
    expect(latest()).toEqual(before);
  });

  it('P9.3 shipping to the locker is free', async () => {
    const shipped = { shippingCost: 6.5, amountPaid: 36.5 };
    expect((await add('locker', shipped)).body).toEqual(answerExample('addOrder', 'refused'));
  });

  it('a floating-point sum from a browser is rounded to the cent', async () => {
    expect((await add('nominal', { amountPaid: 106.50000000000001 })).body).toMatchObject({
      state: true,
    });
  });

  it('P3.15 changed prices apply to the next order', async () => {
    const { settings } = operator.services;
    const data = settings.read<PublicData>('publicData');
    settings.write('publicData', {
      ...data,
      subscription: data?.subscription.map((plan) => ({
        ...plan,
        bondData: { amount: 25, code: 'D04' },
      })),
    });
    expect((await add('nominal')).body).toEqual(answerExample('addOrder', 'refused'));
    expect((await add('nominal', { bailTotal: 50, amountPaid: 116.5 })).body).toMatchObject({
      state: true,
    });
  });
});

describe('P5 inconsistent orders', () => {
  const special = { nbBadge: 3, amountPaid: 90 };
  const wrong: Readonly<Record<string, readonly [(typeof names)[number], object]>> = {
    'P9.3 a delivery to another address without that address': ['nominal', { address: null }],
    'P9.3 an address for a delivery to the locker': [
      'locker',
      { address: requestExample('addOrder').address },
    ],
    'P9.3 a blank delivery address': [
      'nominal',
      { address: { ...requestExample('addOrder').address, address: '      ', city: '   ' } },
    ],
    'P9.3 another address with a name of two letters and a space': [
      'nominal',
      { address: { ...requestExample('addOrder').address, companyName: 'AB ' } },
    ],
    'P9.2 three badges on the special offer': ['locker', special],
    'P9.1 the special offer for a company': ['locker', { isCompany: true }],
    'P5.3 an individual without a first name': ['nominal', { corCompanyName: 'DURAND' }],
    'P5.3 a company with a blank name': ['professional', { corCompanyName: '   ' }],
    'P5.2 a blank address': ['nominal', { corAddress: '          ' }],
    'P5.4 another billing address without its name': ['professional', { bilCompanyName: null }],
    'P5.4 a billing name of two letters': ['professional', { bilCompanyName: 'AB' }],
    'P5.4 a billing address that is too short': ['professional', { bilAddress: '8' }],
    'P5.4 a billing zip that is too short': ['professional', { bilZip: '130' }],
    'P5.4 another billing address without its city': ['professional', { bilCity: null }],
    'P5.8 an IBAN whose check digits are wrong': [
      'nominal',
      { iban: 'FR1520041010050500013M02606' },
    ],
    'P5.8 an IBAN whose national key is wrong': [
      'nominal',
      { iban: 'FR5430006000011234567890100' },
    ],
  };
  it.each(Object.entries(wrong))('%s is refused', async (_title, [name, changes]) => {
    expect((await add(name, changes)).body).toEqual(answerExample('addOrder', 'refused'));
  });

  it('P9.2 two badges on the special offer are accepted', async () => {
    expect((await add('locker', { nbBadge: 2, amountPaid: 60 })).body).toMatchObject({
      state: true,
    });
  });

  it('P5.4 a billing block that is not used is not checked', async () => {
    expect((await add('nominal', { bilCompanyName: 'A' })).body).toMatchObject({ state: true });
  });

  it('P5.6 a line of 31 characters violates the contract', async () => {
    operator.expectRefused('addOrder');
    expect((await add('nominal', { corAddress: 'A'.repeat(31) })).status).toBe(400);
  });
});
