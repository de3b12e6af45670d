import { language } from '../ui/words/language.fr';
import { browserPaymentSigner } from '../adapters/payment/sealedForm/browserPaymentSigner';
import type { ApiClient } from '../adapters/http/core/apiClient';
import { httpPaymentSigner } from '../adapters/http/payment/HttpPaymentSigner';
import type { PaymentSigner } from '../application/ports/payment/PaymentSigner';
import type { PaymentConfiguration } from './configuration';
import { readPaymentKey } from './paymentKey';

/**
 * The signer of this place. The build replaces its own signer here by a constant (`vite.config.ts`): if
 * that is the server, the bundle contains neither a key nor the code that signs with it.
 */
export function createPaymentSigner(
  api: ApiClient,
  { terminal, company, signer }: PaymentConfiguration,
): PaymentSigner {
  if (import.meta.env.VITE_PAYMENT_SIGNER === 'server' || signer === 'server') {
    return httpPaymentSigner(api);
  }
  return browserPaymentSigner(
    { terminal, company },
    readPaymentKey(import.meta.env),
    language.base,
  );
}
