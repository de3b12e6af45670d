import * as E from 'fp-ts/Either';
import { anyText, fc, test } from '../../support/basis/property';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { browserPaymentSigner } from '../../../src/adapters/payment/sealedForm/browserPaymentSigner';
import { instant } from '../../../src/domain/basis/instant';
import { france } from '../../../src/domain/basis/country';
import { cents } from '../../../src/domain/basis/money';
import type { PaymentRequest } from '../../../src/domain/payment/paymentRequest';
import { readPaymentRequest } from '../../../scripts/simulators/bank/paymentRequest.ts';
import { sealOf, testKey } from '../../../scripts/simulators/bank/seal.ts';
import { aPaymentRequest, kitKey } from '../../support/payment/payments';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:5173' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The form that the site seals, at the operator's time. */
async function siteForm(part: Partial<PaymentRequest>): Promise<Readonly<Record<string, string>>> {
  const at = instant(operator.services.clock.now());
  const merchant = { terminal: '1234567', company: 'operateur' };
  const signed = await browserPaymentSigner(merchant, kitKey).sign(
    aPaymentRequest({ at, ...part }),
  )();
  if (E.isLeft(signed)) throw new Error(signed.left.kind);
  return signed.right.form;
}

test.prop(
  [fc.integer({ min: 1, max: 999_999_999 }), fc.string({ unit: 'grapheme' }), anyText, fc.string()],
  { numRuns: 30 },
)(
  'P7.19 the form that the site seals is accepted by the bank, for any amount and address',
  async (amount, addressLine1, city, postalCode) => {
    const billing = { addressLine1, city, postalCode, country: france };
    const form = await siteForm({ amount: cents(amount), billing });
    expect(form['MAC']).toBe(sealOf(form, testKey));
    expect(readPaymentRequest(form, operator.services)).toMatchObject({
      ok: true,
      request: { cents: amount },
    });
  },
);
