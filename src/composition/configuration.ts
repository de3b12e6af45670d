import { readAudienceConfiguration, type AudienceConfiguration } from './audienceConfiguration';
import { readPaymentConfiguration, type PaymentConfiguration } from './paymentConfiguration';
import { readSignatureConfiguration, type SignatureConfiguration } from './signatureConfiguration';
import { wrongValue } from './wrongValue';

/** What a deployment may set at build time. */
export interface Configuration {
  /** Milliseconds before a call is given up; `VITE_API_TIMEOUT_MS`, 15,000 unless set. */
  readonly apiTimeoutMs: number;
  /** How card payments are made; `VITE_PAYMENT_…`, the provider's test mode unless set. */
  readonly payment: PaymentConfiguration;
  /** Where contracts are signed; `VITE_SIGNATURE_HOST`, the site's own origin unless set. */
  readonly signature: SignatureConfiguration;
  /** Where page views are counted; `VITE_AUDIENCE_…`, nowhere unless set. */
  readonly audience: AudienceConfiguration;
}

const defaultTimeoutMs = 15_000;

/** Reads the configuration; throws a sentence that names the variable whose value is wrong. The build reads it first. */
export function readConfiguration(env: Readonly<Record<string, unknown>>): Configuration {
  const given = env.VITE_API_TIMEOUT_MS ?? String(defaultTimeoutMs);
  if (typeof given !== 'string' || !/^[1-9]\d{2,6}$/.test(given)) {
    throw wrongValue('VITE_API_TIMEOUT_MS', 'milliseconds, from 100 to 9999999', given);
  }
  const payment = readPaymentConfiguration(env);
  const signature = readSignatureConfiguration(env, payment.mode);
  const audience = readAudienceConfiguration(env);
  return { apiTimeoutMs: Number(given), payment, signature, audience };
}
