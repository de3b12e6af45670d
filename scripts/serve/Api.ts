import type { Forward } from './forwardApi.ts';

/** What answers the site's calls to /api. */
export interface Api {
  readonly forward: Forward;
  /** Origins outside the site that its forms may post to: the bank's payment page. */
  readonly formOrigins: readonly string[];
  /** Address of the bank's payment page; null where there is no bank. */
  readonly paymentPage: string | null;
  /** Origin of the e-signature service, without a slash at the end; null where there is none. */
  readonly signatureOrigin: string | null;
  /** Answers for the documents that the operator publishes beside its site, under `/documents/`; null where there are none. */
  readonly documents: Forward | null;
  /** Receives the counts of the site's audience; null where nobody counts. */
  readonly meter: Forward | null;
  /** Lines for the console on what answers, ended by a line break. */
  readonly description: string;
  /** Rejects when the API is lost for good. */
  readonly lost: Promise<never>;
}
