import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import {
  bankVerdict,
  readBankFields,
  readPaymentReturn,
} from '../../../src/domain/payment/paymentReturn';
import { sealedText, sealKeyBytes } from '../../../src/domain/payment/paymentSeal';
import { kitKey } from '../../support/payment/payments';

const seal = (text: string): string =>
  createHmac('sha1', sealKeyBytes(kitKey)).update(text).digest('hex');

const fields = (code: string, MAC: string) => ({
  TPE: '1234567',
  brand: 'VI',
  'code-retour': code,
  cvx: 'oui',
  date: '15/09/2025_a_14:05:11',
  montant: '95.25EUR',
  reference: 'CDW0000042',
  'texte-libre': 'badge',
  vld: '1227',
  MAC,
});

/** The vectors of the specification's decisions. */
const seals = {
  payetest: '4f2c7cfea87954dad0e98fa3e22bb8622ece2eec',
  paiement: '301ab377be8625893913bc6fdd8d017b3ae93e57',
  Annulation: 'dd591b4be00cf51a9ec41cb37135f3ed274efdfb',
} as const;

describe("P4.35 the bank's report of a payment", () => {
  it.each([
    ['payetest', true],
    ['paiement', true],
    ['Annulation', false],
  ] as const)('the code « %s » has the status %s, and its seal is right', (code, status) => {
    const told = readPaymentReturn(fields(code, seals[code]), seal);
    expect(told).toEqual({ status, isSealRight: true });
    expect(readPaymentReturn(fields(code, seals[code].toUpperCase()), seal)).toEqual(told);
  });

  it('the seal is reported separately: it does not change the status', () => {
    const wrong = { status: true, isSealRight: false };
    expect(readPaymentReturn(fields('paiement', seals.payetest), seal)).toEqual(wrong);
    expect(readPaymentReturn(fields('paiement', ''), seal)).toEqual(wrong);
    const { MAC: _, ...unsealed } = fields('paiement', '');
    expect(readPaymentReturn(unsealed, seal)).toEqual(wrong);
  });

  it.each(['', 'Paiement', 'PAYETEST', 'paiement_pf2', 'refuse'])(
    'no other code means paid: « %s »',
    (code) => {
      expect(readPaymentReturn(fields(code, ''), seal).status).toBe(false);
    },
  );

  it('without a code the status is not paid', () => {
    expect(readPaymentReturn({}, seal).status).toBe(false);
  });
});

describe('P4.35 what the fields in an address say before the server has responded', () => {
  const reference = formatOrderReference(42);
  const word = (code: string, MAC: string, key: 'known' | 'unknown' = 'known') => {
    const told = fields(code, MAC);
    return bankVerdict(told, reference, key === 'known' ? seal(sealedText(told)) : null);
  };

  it('with a right seal: the report of the bank', () => {
    expect(word('paiement', seals.paiement)).toBe('paid');
    expect(word('payetest', seals.payetest)).toBe('paid');
    expect(word('Annulation', seals.Annulation)).toBe('notPaid');
  });

  it('with a wrong seal, or none: nothing', () => {
    expect(word('paiement', seals.payetest)).toBe('nothing');
    expect(word('paiement', '')).toBe('nothing');
    expect(word('Annulation', '')).toBe('nothing');
  });

  it('where this browser has no key to check the seal: the unproven report', () => {
    expect(word('paiement', '', 'unknown')).toBe('paid');
    expect(word('Annulation', '', 'unknown')).toBe('notPaid');
  });

  it('of another payment: nothing', () => {
    const told = fields('paiement', seals.paiement);
    expect(bankVerdict(told, formatOrderReference(43), seals.paiement)).toBe('nothing');
  });

  it('an address contains them if it has a return code', () => {
    const address = 'reference=CDW0000042&code-retour=paiement&MAC=ab';
    expect(readBankFields(new URLSearchParams(address))).toEqual({
      reference: 'CDW0000042',
      'code-retour': 'paiement',
      MAC: 'ab',
    });
    expect(readBankFields(new URLSearchParams('reference=CDW0000042'))).toBeNull();
  });
});
