import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { describeDecodeError } from '../adapters/http/describeDecodeError';

/** What a deployment may set at build time, all optional. */
const environment = t.partial({
  /** Origin of the API; empty for the site's own origin. */
  VITE_API_BASE_URL: t.string,
  /** Milliseconds before a call is given up. */
  VITE_API_TIMEOUT_MS: t.string,
});

export interface Configuration {
  readonly apiBaseUrl: string;
  readonly apiTimeoutMs: number;
}

const defaultTimeoutMs = 15_000;

/** Reads the configuration once; a wrong value stops the application with a sentence that names it. */
export function readConfiguration(env: unknown): Configuration {
  const decoded = environment.decode(env);
  if (isLeft(decoded)) {
    throw new Error(`Configuration: ${describeDecodeError(decoded.left).join(', ')}`);
  }
  const { VITE_API_BASE_URL = '', VITE_API_TIMEOUT_MS = String(defaultTimeoutMs) } = decoded.right;
  const apiTimeoutMs = Number(VITE_API_TIMEOUT_MS);
  if (!Number.isInteger(apiTimeoutMs) || apiTimeoutMs <= 0) {
    throw new Error(
      `Configuration: VITE_API_TIMEOUT_MS – expected a number of milliseconds – got "${VITE_API_TIMEOUT_MS}"`,
    );
  }
  return { apiBaseUrl: VITE_API_BASE_URL.replace(/\/$/, ''), apiTimeoutMs };
}
