import { readAudienceConfiguration, type AudienceConfiguration } from './audienceConfiguration';
import { readPaymentConfiguration, type PaymentConfiguration } from './paymentConfiguration';
import { readSignatureConfiguration, type SignatureConfiguration } from './signatureConfiguration';
import { wrongValue } from './wrongValue';

/** The settings of a deployment, read at build time. */
export interface Configuration {
  /** Milliseconds until a call is aborted; `VITE_API_TIMEOUT_MS`, 15,000 by default. */
  readonly apiTimeoutMs: number;
  /** How card payments are made; `VITE_PAYMENT_…`, by default the provider's test mode. */
  readonly payment: PaymentConfiguration;
  /** Where contracts are signed; `VITE_SIGNATURE_HOST`, by default the origin of the site. */
  readonly signature: SignatureConfiguration;
  /** Where page views are counted; `VITE_AUDIENCE_…`, by default nowhere. */
  readonly audience: AudienceConfiguration;
}

const defaultTimeoutMs = 15_000;

/**
 * Reads the configuration; throws an error that names the variable with an invalid value. The build calls it
 * first.
 */
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
