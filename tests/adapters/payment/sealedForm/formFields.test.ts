import { fc, test } from '../../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../../src/domain/basis/money';
import {
  paymentFields,
  toSignedPayment,
} from '../../../../src/adapters/payment/sealedForm/formFields';
import type { PaymentRequest } from '../../../../src/domain/payment/paymentRequest';
import { atParis } from '../../../support/basis/atParis';
import { aMerchant, aPaymentRequest } from '../../../support/payment/payments';

const fieldsOf = (part: Partial<PaymentRequest>) => paymentFields(aPaymentRequest(part), aMerchant);

describe('P7.19, P9.6, M7.26 the fields of the payment form', () => {
  it('are equal to those of the request vector', () => {
    expect(paymentFields(aPaymentRequest(), aMerchant)).toEqual({
      version: '3.0',
      TPE: '1234567',
      societe: 'operateur',
      lgue: 'FR',
      date: '15/09/2025:14:03:09',
      montant: '95.25EUR',
      reference: 'CDW0000042',
      mail: 'client@example.fr',
      'texte-libre': 'badge',
      contexte_commande:
        'eyJiaWxsaW5nIjp7ImFkZHJlc3NMaW5lMSI6IjEyIFJVRSBERSBMQSBSRVBVQkxJUVVFIiwiY2l0eSI6Ik1BUlNFSUxMRSIsInBvc3RhbENvZGUiOiIxMzAwMiIsImNvdW50cnkiOiJGUiJ9fQ==',
      url_retour_ok: 'https://www.example.fr/payment/order/success?reference=CDW0000042',
      url_retour_err: 'https://www.example.fr/payment/order/fail',
    });
  });

  it.each([
    [1, '0.01EUR'],
    [10, '0.10EUR'],
    [100, '1.00EUR'],
    [9525, '95.25EUR'],
    [123_456_789, '1234567.89EUR'],
  ])('M9.8 %d cents are written as %s', (amount, montant) => {
    expect(fieldsOf({ amount: cents(amount) }).montant).toBe(montant);
  });

  test.prop([fc.nat()])('M9.8 the amount of a sealed form is parsed to the cent', (amount) => {
    const form = { ...fieldsOf({ amount: cents(amount) }), MAC: 'ab' };
    expect(toSignedPayment(form)).toEqual({ amount, reference: 'CDW0000042', form });
  });

  test.prop([fc.nat()])('M9.8 no amount loses a cent when it is formatted', (amount) => {
    const { montant } = fieldsOf({ amount: cents(amount) });
    expect(montant).toMatch(/^\d+\.\d{2}EUR$/);
    expect(Math.round(Number(montant.slice(0, -3)) * 100)).toBe(amount);
  });

  it.each([
    ['2025-09-15T14:03:09', '15/09/2025:14:03:09'],
    ['2026-01-01T00:00:00', '01/01/2026:00:00:00'],
    // In the night of March 01:59:59 is followed by 03:00:00.
    ['2026-03-29T01:59:59', '29/03/2026:01:59:59'],
    ['2026-03-29T03:00:00', '29/03/2026:03:00:00'],
    // In the night of October the hour from 02:00 occurs twice.
    ['2026-10-25T02:30:05+02:00', '25/10/2026:02:30:05'],
    ['2026-10-25T02:30:05+01:00', '25/10/2026:02:30:05'],
    ['2026-10-25T03:00:00', '25/10/2026:03:00:00'],
  ])('are dated in Europe/Paris: %s', (iso, date) => {
    expect(fieldsOf({ at: atParis(iso) }).date).toBe(date);
  });
});
