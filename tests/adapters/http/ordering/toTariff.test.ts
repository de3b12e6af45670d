import { describe, expect, it } from 'vitest';
import { toTariff } from '../../../../src/adapters/http/ordering/toTariff';

const plan = {
  code: '04',
  bondData: { amount: 20.1 },
  reloadData: { initialLoading: 0.29 },
  shippingCostsData: { amount: 6.5 },
  isRegisterBadge: true,
};

describe('M3.12 a published tariff', () => {
  it.each([
    ['D04', 'D00', 'D04'],
    [null, 'D00', 'D00'],
    ['', 'D00', 'D00'],
    [null, null, ''],
  ])('deposit code %s, usual code %s: %s', (code, defaultBondCode, expected) => {
    const tariff = toTariff({ ...plan, defaultBondCode, bondData: { amount: 20.1, code } });
    expect(tariff.bondCode).toBe(expected);
  });

  it('without a code of its own, the deposit has the usual code', () => {
    expect(toTariff({ ...plan, defaultBondCode: 'D00' }).bondCode).toBe('D00');
    expect(toTariff(plan).bondCode).toBe('');
  });

  it.each([
    ['01', true],
    ['02', true],
    ['03', true],
    ['10', true],
    ['04', false],
    ['1', false],
  ])('M9.6 of the category %s hides its initial loading: %s', (code, hidden) => {
    expect(toTariff({ ...plan, code }).hidesLoading).toBe(hidden);
  });

  it('is in whole cents', () => {
    expect(toTariff(plan)).toMatchObject({ deposit: 2010, initialLoading: 29, shipping: 650 });
  });
});
