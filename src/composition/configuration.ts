import { readPaymentConfiguration, type PaymentConfiguration } from './paymentConfiguration';

/** What a deployment may set at build time. */
export interface Configuration {
  /** Milliseconds before a call is given up; `VITE_API_TIMEOUT_MS`, 15,000 unless set. */
  readonly apiTimeoutMs: number;
  /** How card payments are made; `VITE_PAYMENT_…`, the provider's test mode unless set. */
  readonly payment: PaymentConfiguration;
}

const defaultTimeoutMs = 15_000;

/** Reads the configuration; throws a sentence that names the variable whose value is wrong. The build reads it first. */
export function readConfiguration(env: Readonly<Record<string, unknown>>): Configuration {
  const given = env.VITE_API_TIMEOUT_MS ?? String(defaultTimeoutMs);
  if (typeof given !== 'string' || !/^[1-9]\d{2,6}$/.test(given)) {
    throw new Error(
      `VITE_API_TIMEOUT_MS – expected milliseconds, from 100 to 9999999 – got ${JSON.stringify(given)}`,
    );
  }
  return { apiTimeoutMs: Number(given), payment: readPaymentConfiguration(env) };
}
