import { describe, expect, it } from 'vitest';
import { thresholdPeriodFromCode } from '../../src/domain/badge';
import { badgeStatusFromCode } from '../../src/domain/badgeStatus';
import { hidesLoadingValues, outstandingLabel } from '../../src/domain/contractCategory';
import { contractStatusFromCode, shownContractStatus } from '../../src/domain/contractStatus';
import { invoiceKindFromType } from '../../src/domain/invoice';
import { paymentMethodFromCode } from '../../src/domain/paymentMethod';

describe('the server’s codes in words', () => {
  it.each([
    ['A', 'active', 'active'],
    ['C', 'special', 'inactive'],
    ['R', 'inactive', 'inactive'],
    ['a', 'inactive', 'inactive'],
    ['', 'inactive', 'inactive'],
  ])('M3.4, M4.2 contract status « %s » is %s and reads %s', (code, status, shown) => {
    expect(contractStatusFromCode(code)).toBe(status);
    expect(shownContractStatus(contractStatusFromCode(code))).toBe(shown);
  });

  it.each([
    ['AC', 'active'],
    ['RS', 'returned'],
    ['EC', 'exchanged'],
    ['LN', 'opposed'],
  ] as const)('M4.1 badge status %s is %s', (code, status) => {
    expect(badgeStatusFromCode(code)).toBe(status);
  });

  it.each([
    ['CM', 'card'],
    ['GR', 'free'],
    ['MA', 'administrativeMandate'],
    ['PL', 'directDebit'],
  ] as const)('M3.3 payment method %s is %s', (code, method) => {
    expect(paymentMethodFromCode(code)).toBe(method);
  });

  it.each([
    ['F', 'invoice'],
    ['R', 'statement'],
    ['f', 'statement'],
    ['', 'statement'],
  ])('M2.24 document type « %s » is an %s', (type, kind) => {
    expect(invoiceKindFromType(type)).toBe(kind);
  });

  it('M3.9 a threshold counts by week (S) or by month (M)', () => {
    expect(thresholdPeriodFromCode('S')).toBe('week');
    expect(thresholdPeriodFromCode('M')).toBe('month');
  });
});

describe('M2.21, M9.6 what a category shows', () => {
  it.each(['01', '02', '03', '10'])('%s hides its loading values', (code) => {
    const category = { name: 'Entreprise', code };
    expect(hidesLoadingValues(category)).toBe(true);
    expect(outstandingLabel(category)).toBe('contractOutstanding');
  });

  it.each(['04', '05', '07', '11', '1', '00', '010', ''])('« %s » shows them', (code) => {
    const category = { name: 'Tunnel Pass', code };
    expect(hidesLoadingValues(category)).toBe(false);
    expect(outstandingLabel(category)).toBe('collectionInProgress');
  });
});
