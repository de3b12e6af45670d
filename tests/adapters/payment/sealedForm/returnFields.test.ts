import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatOrderReference } from '../../../../src/domain/payment/orderReference';
import {
  bankVerdict,
  sealedFormReturns,
} from '../../../../src/adapters/payment/sealedForm/returnFields';
import { sealedText, sealKeyBytes } from '../../../../src/adapters/payment/sealedForm/seal';
import { kitKey, returnedFields } from '../../../support/payment/payments';

const seal = (text: string): string =>
  createHmac('sha1', sealKeyBytes(kitKey)).update(text).digest('hex');

/** The vectors of the specification's decisions. */
const seals = {
  payetest: '4f2c7cfea87954dad0e98fa3e22bb8622ece2eec',
  paiement: '301ab377be8625893913bc6fdd8d017b3ae93e57',
  Annulation: 'dd591b4be00cf51a9ec41cb37135f3ed274efdfb',
} as const;

describe('P4.35 what the fields in an address say before the server has responded', () => {
  const reference = formatOrderReference(42);
  const told = (code: string, MAC: string) => {
    const returned = sealedFormReturns.read(returnedFields(code, MAC));
    if (returned === null) throw new Error('The return of the test has no code');
    return returned;
  };
  const word = (code: string, MAC: string, key: 'known' | 'unknown' = 'known') => {
    const returned = told(code, MAC);
    const expected = key === 'known' ? seal(sealedText(returned.fields)) : null;
    return bankVerdict(returned, reference, expected);
  };

  it('with a right seal, in upper case too: the report of the bank', () => {
    expect(word('paiement', seals.paiement.toUpperCase())).toBe('paid');
    expect(word('payetest', seals.payetest)).toBe('paid');
    expect(word('Annulation', seals.Annulation)).toBe('notPaid');
  });

  it('with a wrong seal, or none: nothing', () => {
    expect(word('paiement', seals.payetest)).toBe('nothing');
    expect(word('paiement', '')).toBe('nothing');
    expect(word('Annulation', '')).toBe('nothing');
  });

  it('without the field of the seal: nothing', () => {
    const { MAC: _seal, ...fields } = returnedFields('paiement', seals.paiement);
    expect(bankVerdict({ isPaid: true, fields }, reference, seals.paiement)).toBe('nothing');
  });

  it('where this browser has no key to check the seal: the unproven report', () => {
    expect(word('paiement', '', 'unknown')).toBe('paid');
    expect(word('Annulation', '', 'unknown')).toBe('notPaid');
  });

  it('of another payment: nothing', () => {
    const returned = told('paiement', seals.paiement);
    expect(bankVerdict(returned, formatOrderReference(43), seals.paiement)).toBe('nothing');
  });

  it.each(['', 'Paiement', 'PAYETEST', 'paiement_pf2', 'refuse'])(
    'no other code means paid: « %s »',
    (code) => {
      expect(told(code, '').isPaid).toBe(false);
    },
  );

  it('an address without a return code says nothing', () => {
    expect(sealedFormReturns.read({ reference: 'CDW0000042' })).toBeNull();
  });
});
