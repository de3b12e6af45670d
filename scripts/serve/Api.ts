import type { Forward } from './forwardApi.ts';

/** The API behind a site: the server that answers its calls to /api. */
export interface Api {
  readonly forward: Forward;
  /** Other origins to which the forms of the site may post: the payment page of the bank. */
  readonly formOrigins: readonly string[];
  /** Address of the payment page of the bank; null without a bank. */
  readonly paymentPage: string | null;
  /** Origin of the e-signature service, without a trailing slash; null without such a service. */
  readonly signatureOrigin: string | null;
  /** Serves the published documents of the operator, under `/documents/`; null when there are none. */
  readonly documents: Forward | null;
  /** Receives the page views of the site; null without an audience meter. */
  readonly meter: Forward | null;
  /** Receives the reports of the site about itself; null without a collector. */
  readonly telemetry: Forward | null;
  /** Lines for the console that describe this API, with a line break at the end. */
  readonly description: string;
  /** Rejects when the API has ended and cannot be restarted. */
  readonly lost: Promise<never>;
}
