import { createApiClient, type ApiClient } from '../../../src/adapters/http/core/apiClient';

/**
 * The site's client, signed in, for a test server. Answers outside the contract are collected in
 * `malformed`.
 */
export function testClient(
  baseUrl: string,
  malformed: string[] = [],
  timeoutMs: number = 10_000,
  token: () => string = () => 'token',
): ApiClient {
  return createApiClient({
    baseUrl,
    timeoutMs,
    tokens: {
      read: () => token(),
      write: () => undefined,
      clear: () => undefined,
      watch: () => () => undefined,
    },
    untilStayed: () => Promise.resolve(),
    onMalformed: (place, details) => malformed.push(place, ...details),
  });
}
