import { browserPaymentSigner } from '../adapters/browser/browserPaymentSigner';
import type { ApiClient } from '../adapters/http/apiClient';
import { httpPaymentSigner } from '../adapters/http/HttpPaymentSigner';
import type { PaymentSigner } from '../application/ports/PaymentSigner';
import type { PaymentConfiguration } from './paymentConfiguration';
import { readPaymentKey } from './paymentKey';

/**
 * The signer of this deployment. The build writes its name here as a constant (`vite.config.ts`): where the server signs,
 * neither a key nor what signs with it is in the bundle.
 */
export function createPaymentSigner(
  api: ApiClient,
  { terminal, company }: PaymentConfiguration,
): PaymentSigner {
  if (import.meta.env.VITE_PAYMENT_SIGNER === 'server') return httpPaymentSigner(api);
  return browserPaymentSigner({ terminal, company }, readPaymentKey(import.meta.env));
}
