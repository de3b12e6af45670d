import type { FailedCall } from '../../../src/adapters/http/core/FailedCall';
import { createApiClient, type ApiClient } from '../../../src/adapters/http/core/apiClient';

/**
 * The site's client, signed in, for a test server. Answers outside the contract are collected in
 * `malformed`, calls without a usable answer in `failed`.
 */
export function testClient(
  baseUrl: string,
  malformed: string[] = [],
  timeoutMs: number = 10_000,
  token: () => string = () => 'token',
  failed: FailedCall[] = [],
): ApiClient {
  return createApiClient({
    baseUrl,
    language: 'fr',
    timeoutMs,
    tokens: {
      read: () => token(),
      write: () => undefined,
      clear: () => undefined,
      watch: () => () => undefined,
    },
    onMalformed: (call, details) => malformed.push(call, ...details),
    onFailed: (call) => failed.push(call),
    untilStayed: () => Promise.resolve(),
  });
}
