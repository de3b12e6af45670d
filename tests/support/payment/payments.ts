import type { SettledPayment } from '../../../src/application/kernel/events';
import type { ReturnedPayment } from '../../../src/application/payment/confirmPayment';
import { france } from '../../../src/domain/basis/country';
import { instant } from '../../../src/domain/basis/instant';
import { cents } from '../../../src/domain/basis/money';
import type { Merchant } from '../../../src/adapters/payment/sealedForm/formFields';
import type { SignedPayment } from '../../../src/application/ports/payment/PaymentSigner';
import type { PaymentRequest } from '../../../src/domain/payment/paymentRequest';

/** The merchant of the test vector. */
export const aMerchant: Merchant = {
  terminal: '1234567',
  company: 'operateur',
  siteOrigin: 'https://www.example.fr',
};

/** The placeholder key of the provider's kit. */
export const kitKey = '12345678901234567890123456789012345678P0';

/** The payment of the test vector, with the seal `130e4252fea19a06e285ef99487cb54321bc0916`. */
export function aPaymentRequest(part: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    type: 'badge',
    reference: 'CDW0000042',
    amount: cents(9525),
    email: 'client@example.fr',
    billing: {
      addressLine1: '12 RUE DE LA REPUBLIQUE',
      city: 'MARSEILLE',
      postalCode: '13002',
      country: france,
    },
    at: instant(Date.UTC(2025, 8, 15, 12, 3, 9) / 1000),
    returns: {
      success: '/payment/order/success?reference=CDW0000042',
      failure: '/payment/order/fail',
      isMobile: false,
    },
    ...part,
  };
}

/** A payment after the return from the bank, without fields of the bank in the address. */
export function aReturned<Payment extends SettledPayment>(
  payment: Payment,
  part: Partial<ReturnedPayment> = {},
): Payment & ReturnedPayment {
  return { isFree: false, bankReturn: null, onAskingAgain: () => undefined, ...part, ...payment };
}

/** What the bank writes into the address of a return, as in the specification's vectors. */
export const returnedFields = (code: string, MAC: string): Readonly<Record<string, string>> => ({
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

/** A signed payment of this amount in cents. */
export function signedFor(amount: number, reference = 'CDW0000042'): SignedPayment {
  return { amount: cents(amount), reference, form: {} };
}
