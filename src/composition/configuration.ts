import { readApiConfiguration, type ApiConfiguration } from './apiConfiguration.ts';
import { readAudienceConfiguration, type AudienceConfiguration } from './audienceConfiguration.ts';
import { readPaymentConfiguration, type PaymentConfiguration } from './paymentConfiguration.ts';
import {
  readSignatureConfiguration,
  type SignatureConfiguration,
} from './signatureConfiguration.ts';
import {
  readTelemetryConfiguration,
  type TelemetryConfiguration,
} from './telemetryConfiguration.ts';

/** The settings of a place, from the variables of the build or from `config.json`. */
export interface Configuration {
  readonly api: ApiConfiguration;
  /** How card payments are made; `VITE_PAYMENT_…`, by default the provider's test mode. */
  readonly payment: PaymentConfiguration;
  /** Where contracts are signed; `VITE_SIGNATURE_HOST`, by default the origin of the site. */
  readonly signature: SignatureConfiguration;
  /** Where page views are counted; `VITE_AUDIENCE_…`, by default nowhere. */
  readonly audience: AudienceConfiguration;
  /** Where failures are reported; `VITE_TELEMETRY_…`, by default nowhere. */
  readonly telemetry: TelemetryConfiguration;
}

/**
 * Reads the configuration; throws an error that names the variable with an invalid value. The build calls it
 * first.
 */
export function readConfiguration(env: Readonly<Record<string, unknown>>): Configuration {
  const payment = readPaymentConfiguration(env);
  return {
    api: readApiConfiguration(env),
    payment,
    signature: readSignatureConfiguration(env, payment.mode),
    audience: readAudienceConfiguration(env),
    telemetry: readTelemetryConfiguration(env),
  };
}
