import { some } from 'fp-ts/Option';
import { createApiClient, type ApiClient } from '../../src/adapters/http/apiClient';

/** The site's own client, signed in, pointed at a server of the tests. Answers outside the contract are collected in `malformed`. */
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
      read: () => some(token()),
      write: () => undefined,
      clear: () => undefined,
      watch: () => () => undefined,
    },
    onMalformed: (place, details) => malformed.push(place, ...details),
  });
}
